/** The light of the drawn landscape that replaces a missing picture. */
export const lightNames = ['morning', 'noon', 'evening', 'night'] as const;

export type Light = (typeof lightNames)[number];

export type Size = { width: number; height: number };

/** The placeholder's address contains only its size, so the size determines the light. */
export const lightOf = ({ width, height }: Size): Light =>
  lightNames[(width + height) % lightNames.length]!;

export const lightAt = (hour: number): Light =>
  hour < 5 || hour >= 20 ? 'night' : hour < 12 ? 'morning' : hour < 17 ? 'noon' : 'evening';

/** About 8 to 5; the height varies slightly to give the wanted light. */
export const pictureIn = (light: Light): Size => {
  const width = 960;
  const height = 600;
  return { width, height: height + ((lightNames.indexOf(light) - ((width + height) % 4) + 4) % 4) };
};

export const placeholderAddress = ({ width, height }: Size) =>
  `/api/placeholder/${width}/${height}`;
