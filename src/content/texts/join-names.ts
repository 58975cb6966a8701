/** Only for the couple's screens: Safari 14 has no `Intl.ListFormat`. */
const conjunction = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Ana, Luis y Eva' */
export const joinNames = (parts: readonly string[]): string => conjunction.format(parts);
