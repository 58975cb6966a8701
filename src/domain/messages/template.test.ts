import { expect, test } from 'vitest';
import { fillTemplate, invitation } from './template.ts';

test('variables are substituted, however often they are named', () => {
  const filled = fillTemplate('{{group_name}}: {{ access_code }}, sí, {{group_name}}', {
    group_name: 'Tía Marta',
    access_code: 'MATE-6H4C',
  });
  expect(filled).toBe('Tía Marta: MATE-6H4C, sí, Tía Marta');
});

test('what a value says is text, even when it looks like a variable or a pattern', () => {
  const values = { group_name: '{{access_code}}', access_code: '$& $1 {{group_name}}' };
  expect(fillTemplate('{{group_name}} · {{access_code}}', values)).toBe(
    '{{access_code}} · $& $1 {{group_name}}',
  );
});

test('an unknown or missing variable stays as it was written', () => {
  expect(fillTemplate('{{nombre}} {{confirmation_status}} {group_name}', {})).toBe(
    '{{nombre}} {{confirmation_status}} {group_name}',
  );
});

test('line breaks, emoji and signs pass through', () => {
  const template = 'Hola 👩‍👩‍👧 &+%#\n\n{{group_name}}\t«ñ»';
  expect(fillTemplate(template, { group_name: '50% & +1 🌿' })).toBe(
    'Hola 👩‍👩‍👧 &+%#\n\n50% & +1 🌿\t«ñ»',
  );
});

const details = {
  groupName: '{{access_code}}',
  accessCode: 'MATE-6H4C',
  couple: 'Violeta y Lautaro',
  date: '20 de diciembre de 2025',
  link: 'https://boda.example/i#x',
};
const words = {
  greeting: (name: string) => `¡Hola, ${name}!`,
  farewell: 'Con cariño,',
  groupName: (name: string) => `Grupo: ${name}`,
  accessCode: (code: string) => `Código: ${code}`,
};

test('an invitation greets, says the text, is signed, and ends with what to sign in with', () => {
  expect(invitation('Vengan, {{group_name}}.\n', details, words)).toBe(
    [
      '¡Hola, {{access_code}}!',
      '',
      'Vengan, {{access_code}}.',
      '',
      'Con cariño,',
      'Violeta y Lautaro',
      '20 de diciembre de 2025',
      'https://boda.example/i#x',
      '',
      'Grupo: {{access_code}}',
      'Código: MATE-6H4C',
    ].join('\n'),
  );
});

test('without a text of their own the invitation has no gap', () => {
  expect(invitation(' \n ', details, words)).toMatch(/^¡Hola, \{\{access_code\}\}!\n\nCon cariño,/);
});
