/** A flag, or a picture with its variation, its skin tone and what is joined to it. */
const leadingEmoji =
  /^(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:[\uFE0F\p{Emoji_Modifier}]|\u200D\p{Extended_Pictographic})*)/u;

const firstLetter = (word: string): string => [...word][0] ?? '';

/** What stands for an event where its name has no room: the emoji that begins it, else its initials. */
export const eventMark = (eventName: string): string => {
  const name = eventName.normalize('NFC').trim();
  const emoji = leadingEmoji.exec(name)?.[0];
  if (emoji) return emoji;
  const words = name.match(/\p{L}{3,}/gu) ?? [];
  const initials = words.slice(0, 2).map(firstLetter).join('').toUpperCase();
  return initials || firstLetter(/[\p{L}\p{N}]/u.exec(name)?.[0] ?? name);
};
