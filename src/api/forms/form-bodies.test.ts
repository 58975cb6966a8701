import { describe, expect, test } from 'vitest';
import { formBodies, readGo } from './form-bodies.ts';

test('the responses of a form by event, with the versions that were shown', () => {
  const { responses } = formBodies({
    'attending-47-3': 'true',
    'version-47-3': '2',
    'attending-47-4': 'false',
    'version-47-4': '0',
    'version-47-5': '0',
  });
  expect([...responses]).toEqual([
    [
      47,
      [
        { memberId: 3, isAttending: true, version: 2 },
        { memberId: 4, isAttending: false, version: 0 },
      ],
    ],
  ]);
});

test('the whole group is everybody whom the form shows', () => {
  const fields = { 'version-47-3': '2', 'version-47-4': '0', 'attending-47-3': 'true' };
  expect([...formBodies({ ...fields, go: 'all-false' }).responses]).toEqual([
    [
      47,
      [
        { memberId: 3, isAttending: false, version: 2 },
        { memberId: 4, isAttending: false, version: 0 },
      ],
    ],
  ]);
});

describe('diets', () => {
  const shown = JSON.stringify(['None', null, null]);

  test('one that was left as it was shown is not sent: it may have changed elsewhere', () => {
    const fields = { 'diet-3': 'None', 'spec-3': '', 'shown-3': shown };
    expect(formBodies(fields).diets).toEqual([]);
  });

  test('one that was changed is sent in the words of the API', () => {
    const fields = { 'diet-3': 'Other', 'spec-3': ' sin maní ', 'severity-3': 'allergy' };
    expect(formBodies({ ...fields, 'shown-3': shown }).diets).toEqual([
      {
        id: 3,
        dietary_restriction_type: 'Other',
        dietary_restriction_spec: 'sin maní',
        dietary_severity: 'allergy',
      },
    ]);
  });

  test('words and severity of a diet that has none are not sent', () => {
    const fields = { 'diet-3': 'None', 'spec-3': 'sin maní', 'severity-3': 'allergy' };
    expect(formBodies({ ...fields, 'shown-3': shown }).diets).toEqual([]);
  });

  test('the words are forgotten when they are deleted', () => {
    const before = JSON.stringify(['Other', 'sin maní', null]);
    expect(formBodies({ 'diet-3': 'Other', 'spec-3': '', 'shown-3': before }).diets).toMatchObject([
      { dietary_restriction_spec: null },
    ]);
  });

  test('a type that is none is left to the API to refuse', () => {
    expect(formBodies({ 'diet-3': 'Chocolate', 'shown-3': shown }).diets).toMatchObject([
      { dietary_restriction_type: 'Chocolate' },
    ]);
  });
});

test.each([
  ['3', { to: 3 }],
  ['end', { to: 'end' }],
  ['add', { add: true }],
  ['remove-12', { remove: '12' }],
  ['all-true', { all: true }],
  ['-1', { to: undefined }],
  ['//evil.example', { to: undefined }],
  ['remove-../x', { to: undefined }],
])('the button %s', (go, read) => {
  expect(readGo({ go })).toEqual(read);
});

test('without a button the step stays', () => {
  expect(readGo({})).toEqual({ to: undefined });
});
