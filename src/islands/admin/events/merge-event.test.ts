import { expect, test } from 'vitest';
import { fieldsOf } from './event-fields.ts';
import { mergeEvent } from './merge-event.ts';

const base = { ...fieldsOf(null), name: 'Cena', location: 'Granero', date: '2025-12-19T20:00' };

test('what each changed alone comes together', () => {
  const typed = { ...base, location: 'Capilla' };
  const stored = { ...base, date: '2025-12-19T21:00', dresscode: 'Elegante' };
  expect(mergeEvent(base, typed, stored)).toEqual({
    values: { ...base, location: 'Capilla', date: '2025-12-19T21:00', dresscode: 'Elegante' },
    conflicts: [],
    taken: [
      { field: 'date', typed: '2025-12-19T20:00', stored: '2025-12-19T21:00' },
      { field: 'dresscode', typed: '', stored: 'Elegante' },
    ],
  });
});

test('what both changed stays as it was typed, beside what is stored', () => {
  const typed = { ...base, name: 'Cena larga', description: 'Igual' };
  const stored = { ...base, name: 'Cena corta', description: 'Igual' };
  expect(mergeEvent(base, typed, stored)).toEqual({
    values: typed,
    conflicts: [{ field: 'name', typed: 'Cena larga', stored: 'Cena corta' }],
    taken: [],
  });
});
