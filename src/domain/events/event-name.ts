/** An emoji in front of a name is set apart: the display face has none. */
export const splitName = (name: string): { emoji: string; words: string } => {
  const [emoji = ''] =
    /^(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}]*|\p{RI}{2})/u.exec(
      name,
    ) ?? [];
  return { emoji, words: name.slice(emoji.length) };
};
