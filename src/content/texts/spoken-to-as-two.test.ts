import { expect, test } from 'vitest';

const couplesTexts = import.meta.glob<string>(
  [
    './admin-*.ts',
    './{changed-meanwhile,dialog,floor-plan,guest-import-notes,message-faults}.ts',
    './{seating-sheets,sending,whatsapp-connection}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Sentences that are fixed, and speak to one person. */
const fixed = [
  'Encuentra tu mesa',
  'Primero escribe un mensaje en la plantilla',
  'Selecciona al menos un invitado y escribe un mensaje',
  'Error al cargar las mesas. Por favor, intenta de nuevo.',
  'Debes seleccionar un evento primero.',
];

const toOne =
  /(?<!\p{L})(?:tú|tu|tus|te|ti|tuyo|debes|elige|escribe|intenta|puedes|quieres|revisa|selecciona|tienes|usa)(?!\p{L})/iu;

test.each(Object.entries(couplesTexts))('%s speaks to the couple as two', (_file, source) => {
  const rest = fixed.reduce((text, message) => text.replaceAll(message, ''), source);
  const messages = rest.split('\n').filter((line) => /['`]/u.test(line));
  expect(messages.filter((line) => toOne.test(line))).toEqual([]);
});
