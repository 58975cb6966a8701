import { expect, test } from 'vitest';

import { newestOf, receiptOf, receiptText, whatsappLink } from './receipt.ts';

const events = [
  { id: 46, name: '🔥 Noche de Brasas' },
  { id: 49, name: '💍 Main Event: ceremonia y celebración' },
  { id: 50, name: '☕ Desayuno' },
];
const response = (name: string, isAttending: boolean, respondedAt: string) => ({
  name,
  isAttending,
  responded: true,
  respondedAt,
});
const silent = { name: 'Emilia Ríos', isAttending: false, responded: false, respondedAt: null };

const stored = {
  46: [response('Rosa Peñaloza', true, '2025-12-01T10:00:00-03:00'), silent],
  49: [
    response('Rosa Peñaloza', true, '2025-12-01T10:00:00-03:00'),
    response('Bruno Ríos', false, '2025-12-18T15:40:00-03:00'),
  ],
  50: [silent],
};

test('a receipt says what is stored, and nothing of who has not answered', () => {
  const receipt = receiptOf(events, stored);
  expect(receipt.map(({ answers }) => answers.length)).toEqual([1, 2]);
  expect(newestOf(receipt)).toEqual(new Date('2025-12-18T18:40:00Z'));
  expect(receiptText('Familia Peñaloza Ríos', receipt)).toBe(
    `Familia Peñaloza Ríos

🔥 Noche de Brasas
Rosa Peñaloza: Asistirá

💍 Main Event: ceremonia y celebración
Rosa Peñaloza: Asistirá
Bruno Ríos: No Asistirá

Recibido el 18 de diciembre de 2025 • 3:40 pm`,
  );
});

test('WhatsApp gets the text byte for byte', () => {
  const text = 'Tú & yo: 100% «sí»\n💍 + café?';
  expect(new URL(whatsappLink(text)).searchParams.get('text')).toBe(text);
});
