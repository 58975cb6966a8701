import { expect, test } from 'vitest';
import { statusUpdatesIn } from './receipts.ts';

const at = new Date('2025-11-20T15:00:00Z');
const t = String(at.getTime() / 1000);

test('a receipt of any sender names one message or a list of them', () => {
  expect(statusUpdatesIn({ attrs: { id: 'A', from: '956@lid', t } })).toEqual([
    { id: 'A', state: 'delivered', at },
  ]);
  const list = [
    { tag: 'item', attrs: { id: 'B' } },
    { tag: 'item', attrs: { id: 'C' } },
  ];
  expect(
    statusUpdatesIn({
      attrs: { id: 'A', type: 'read', t },
      content: [{ tag: 'list', attrs: {}, content: list }],
    }),
  ).toEqual(['A', 'B', 'C'].map((id) => ({ id, state: 'read', at })));
});

test.each([
  [{ id: 'A', type: 'retry' }],
  [{ id: 'A', type: 'sender' }],
  [{ id: 'A', type: 'read-self' }],
  [{ id: 'A', type: 'read', recipient: '569@s.whatsapp.net' }],
  [{ type: 'read' }],
])('%o is no news of a message of ours', (attrs) => {
  expect(statusUpdatesIn({ attrs })).toEqual([]);
});
