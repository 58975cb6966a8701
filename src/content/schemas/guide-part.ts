/** A guide is a part of the content of its own: `guides/45`. */
export const guidePart = (eventId: number): string => `guides/${eventId}`;

/** The event of a part that is a guide. */
export const guideEvent = (part: string): number | null => {
  const [, id] = /^guides\/([1-9]\d{0,14})$/u.exec(part) ?? [];
  return id === undefined ? null : Number(id);
};
