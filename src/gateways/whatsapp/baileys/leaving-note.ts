import type { DistantKeys } from './auth.ts';

const note = { type: 'leaving', id: 'now' };

/**
 * Baileys writes down how far a session's keys are used up only once the message has left. Cut off in
 * between, it would seal the next message with a key that its reader has used already, and a phone drops
 * that as a repeat, without a word. So it is noted that something is leaving, before it does; whoever finds
 * the note begins every session anew.
 */
export const leavingNote = (keys: DistantKeys) => {
  let leaving = 0;
  return {
    mend: async () => {
      const found = await keys.read(note.type, [note.id]);
      if (found[note.id] === undefined) return;
      await keys.forget('session');
      await keys.write([{ ...note, value: null }]);
    },

    begin: async () => {
      await keys.write([{ ...note, value: 'yes' }]);
      leaving += 1;
    },

    end: async () => {
      leaving -= 1;
      // Left standing it costs new sessions, and no message.
      if (leaving === 0) await keys.write([{ ...note, value: null }]).catch(() => undefined);
    },
  };
};

export type LeavingNote = ReturnType<typeof leavingNote>;
