import sharp from 'sharp';

const places = [
  ['#f3c58b', '#c96f4a', '#3f5a4c'],
  ['#bcd6e2', '#7f9fb0', '#4d6b57'],
  ['#2b3350', '#6a5a86', '#1d2a24'],
  ['#f0dfc0', '#d99a7c', '#7a8b56'],
  ['#dfe9e4', '#93b3a0', '#41614b'],
];

const drawn = new Map<string, Promise<Buffer>>();

/** A landscape that we draw, another one for each number: hills, a sun, and grain as of a camera; the same each time. */
export const drawnPhoto = (number: number, { width = 1200, height = 900 } = {}) => {
  const key = `${number} ${width}`;
  const photo = drawn.get(key) ?? draw(number, width, height);
  drawn.set(key, photo);
  return photo;
};

const draw = async (number: number, width: number, height: number): Promise<Buffer> => {
  const [sky, hill, meadow] = places[number % places.length]!;
  const sun = 150 + ((number * 173) % 900);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
    <rect width="1200" height="900" fill="${sky}"/>
    <circle cx="${sun}" cy="${190 + ((number * 37) % 120)}" r="${60 + (number % 4) * 14}" fill="#fff4d6"/>
    <path d="M0 ${480 + (number % 5) * 20}Q300 ${330 + (number % 7) * 24} 640 500T1200 ${430 + (number % 3) * 30}V900H0Z" fill="${hill}"/>
    <path d="M0 640Q420 ${540 + (number % 6) * 18} 760 650T1200 610V900H0Z" fill="${meadow}"/>
    <path d="M${300 + (number % 6) * 90} 700v-120m-34 30 34-60 34 60m-40 40 40-56 40 56" stroke="#22312a" stroke-width="9" fill="none"/>
  </svg>`;
  const grain = await sharp({
    create: {
      ...{ width, height, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
};
