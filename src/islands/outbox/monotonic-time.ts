let latest = 0;

/**
 * The time of what a guest says now, in milliseconds since 1970: after everything said before, also where the phone's
 * clock was set back meanwhile.
 */
export const timeAfter = (pending?: { at: number }): number => {
  latest = Math.max(Date.now(), latest, (pending?.at ?? 0) + 1);
  return latest;
};
