/** The number in an event's address, or null: '1.5', '-1', '1e3' and '45abc' are invalid. */
export const readEventId = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
