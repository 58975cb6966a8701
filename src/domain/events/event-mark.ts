/** A flag, or a pictograph with its variation selector, skin tone and joined characters. */
const leadingEmoji =
  /^(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:[\uFE0F\p{Emoji_Modifier}]|\u200D\p{Extended_Pictographic})*)/u;

const firstLetter = (word: string): string => [...word][0] ?? '';

/** A short label of an event: the emoji that begins its name, else its initials. */
export const eventMark = (eventName: string): string => {
  const name = eventName.normalize('NFC').trim();
  const emoji = leadingEmoji.exec(name)?.[0];
  if (emoji) return emoji;
  const words = name.match(/\p{L}{3,}/gu) ?? [];
  const initials = words.slice(0, 2).map(firstLetter).join('').toUpperCase();
  return initials || firstLetter(/[\p{L}\p{N}]/u.exec(name)?.[0] ?? name);
};
