import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { familyPhone, fire } from '#tests/support/phone.ts';
import { type ResponsesEntry, responsesEntry } from '#islands/outbox/entry.ts';
import { keepEntries } from '#islands/outbox/outbox.ts';

export const weekend = [45, 46, 47, 48, 49, 50];

export const vegan = (id: number) => ({
  id,
  dietary_restriction_type: 'Vegan' as const,
  dietary_restriction_spec: null,
});

export const yes = (groupId: number, eventId: number, memberId: number): ResponsesEntry => ({
  ...responsesEntry(groupId, eventId, [{ memberId, isAttending: true, version: 0 }]),
  key: `key-${eventId}`,
});

/** A phone's storage of its own for the next test: nothing that still closes reaches into it. */
export const freshStorage = () => {
  globalThis.indexedDB = new IDBFactory();
};

export const pendingPhone = async () => {
  const phone = await familyPhone();
  const waits = (key: string, isAttending: boolean, version = 0) =>
    keepEntries([
      {
        ...responsesEntry(phone.family.id, fire, [{ memberId: phone.rosa, isAttending, version }]),
        key,
      },
    ]);
  return { ...phone, waits };
};
