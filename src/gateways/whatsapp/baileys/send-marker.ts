import type { RemoteKeys } from './auth.ts';

const note = { type: 'leaving', id: 'now' };

/**
 * Baileys stores a session's used keys only after the message has left. If the process dies in between, it
 * would encrypt the next message with a key that its reader has already used, and a phone silently drops that
 * as a repeat. So a note is stored before a message leaves; a start that finds the note begins every session
 * anew.
 */
export const sendMarker = (keys: RemoteKeys) => {
  let pendingCount = 0;
  return {
    mend: async () => {
      const found = await keys.read(note.type, [note.id]);
      if (found[note.id] === undefined) return;
      await keys.clear('session');
      await keys.write([{ ...note, value: null }]);
    },

    begin: async () => {
      await keys.write([{ ...note, value: 'yes' }]);
      pendingCount += 1;
    },

    end: async () => {
      pendingCount -= 1;
      // A leftover note costs new sessions, but no message.
      if (pendingCount === 0) await keys.write([{ ...note, value: null }]).catch(() => undefined);
    },
  };
};

export type SendMarker = ReturnType<typeof sendMarker>;
