/** The light in which the drawn landscape stands in for a picture. */
export const lights = ['morning', 'noon', 'evening', 'night'] as const;

export type Light = (typeof lights)[number];

export type Size = { width: number; height: number };

/** A picture's address tells its size and nothing else, so the size chooses the light. */
export const lightOf = ({ width, height }: Size): Light =>
  lights[(width + height) % lights.length]!;

export const lightAt = (hour: number): Light =>
  hour < 5 || hour >= 20 ? 'night' : hour < 12 ? 'morning' : hour < 17 ? 'noon' : 'evening';

/** About 8 to 5, a hair taller or shorter so that the light is the asked one. */
export const pictureIn = (light: Light): Size => {
  const width = 960;
  const height = 600;
  return { width, height: height + ((lights.indexOf(light) - ((width + height) % 4) + 4) % 4) };
};

export const placeholderAddress = ({ width, height }: Size) =>
  `/api/placeholder/${width}/${height}`;
