import { type Light, lightOf, type Size } from '#domain/pictures/placeholder-picture.ts';

/** The scene is drawn 600 high and as wide as the picture asks; only the light changes. */
const height = 600;
const narrowest = 240;
const widest = 2400;

type Palette = {
  sky: [string, string, string];
  sun: string;
  ring: string;
  back: string;
  snow: string;
  front: string;
  middle: string;
  tree: string;
  field: [string, string];
  line: string;
};

const palettes: Record<Light, Palette> = {
  morning: {
    sky: ['#dfe6e0', '#f4e3cb', '#f9efdc'],
    sun: '#fffaf0',
    ring: '#fbe9c6',
    back: '#b9c9c8',
    snow: '#fdfaf3',
    front: '#9db3ad',
    middle: '#84a084',
    tree: '#3f6448',
    field: ['#d9c98f', '#c4ad68'],
    line: '#26433a',
  },
  noon: {
    sky: ['#c3dade', '#e3ebe4', '#faf3e2'],
    sun: '#fff9ea',
    ring: '#fdf2d3',
    back: '#a9c2c8',
    snow: '#fffdf8',
    front: '#8fb0ab',
    middle: '#7a9d76',
    tree: '#375f40',
    field: ['#e0c983', '#cba956'],
    line: '#1d3b30',
  },
  evening: {
    sky: ['#e8b9a2', '#f2cfa4', '#fae6c3'],
    sun: '#fff3da',
    ring: '#fbdca8',
    back: '#c49a97',
    snow: '#fbe9dc',
    front: '#9c827f',
    middle: '#7d7a5a',
    tree: '#35513b',
    field: ['#d6ab62', '#b9853f'],
    line: '#3a2f2b',
  },
  night: {
    sky: ['#22394a', '#42606b', '#9a8f88'],
    sun: '#fbf3dc',
    ring: '#5d7983',
    back: '#4a6570',
    snow: '#c9d5d4',
    front: '#37525a',
    middle: '#2c4a42',
    tree: '#162c24',
    field: ['#5c6a4c', '#3b4d38'],
    line: '#12241d',
  },
};

export const drawLandscape = (size: Size): string => {
  const width = Math.round(
    Math.min(widest, Math.max(narrowest, (height * size.width) / size.height)),
  );
  const light = lightOf(size);
  const colors = palettes[light];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"`,
    ` viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none">`,
    gradient('s', colors.sky),
    gradient('f', colors.field),
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>`,
    light === 'night' ? stars(width) : '',
    sun(width, light, colors),
    cordillera(width, colors),
    foothills(width, colors),
    field(width, colors),
    poplars(width, colors),
    wheat(width, colors),
    '</svg>',
  ].join('');
};

const gradient = (id: string, stops: readonly string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops
    .map((color, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;

/** A number in [0, 1) that looks random and is always the same for `n`. */
const random = (n: number) => {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
};

/** `from`, `from` + 1, … once for every `step` of the width and a little beyond. */
const along = (width: number, step: number) =>
  Array.from({ length: Math.ceil(width / step) + 2 }, (_, i) => i);

const stars = (width: number) =>
  `<g fill="#fbf3dc">${along(width, 26)
    .map((i) => {
      const r = 0.8 + random(i + 9) * 1.1;
      return `<circle cx="${Math.round(i * 26 + random(i) * 20)}" cy="${Math.round(14 + random(i + 40) * 190)}" r="${r.toFixed(1)}"/>`;
    })
    .join('')}</g>`;

const sun = (width: number, light: Light, { sun: fill, ring }: Palette) => {
  const x = Math.round(width * (light === 'morning' ? 0.24 : 0.72));
  const y = { morning: 178, noon: 104, evening: 214, night: 108 }[light];
  const r = light === 'night' ? 30 : 40;
  const rings = [2.9, 1.8].map(
    (by) => `<circle r="${Math.round(r * by)}" fill="${ring}" opacity=".38"/>`,
  );
  return `<g transform="translate(${x} ${y})">${rings.join('')}<circle r="${r}" fill="${fill}"/></g>`;
};

const cordillera = (width: number, { back, snow, line }: Palette) => {
  const step = 118;
  const base = 372;
  const peaks = along(width, step).map((i) => ({
    x: Math.round((i - 0.5) * step + (random(i) - 0.5) * 46),
    y: Math.round(212 + random(i + 70) * 78 - (i % 4 === 2 ? 34 : 0)),
  }));
  const saddles = peaks.map(({ x }, i) => ({
    x: Math.round((x + (peaks[i + 1]?.x ?? x + step)) / 2),
    y: Math.round(306 + random(i + 20) * 28),
  }));
  const ridge = peaks.map(({ x, y }, i) => `L${x} ${y} ${saddles[i]!.x} ${saddles[i]!.y}`).join('');
  const caps = peaks.map(({ x, y }, i) => {
    const left = saddles[i - 1] ?? { x: x - step / 2, y: 320 };
    const right = saddles[i]!;
    const part = 0.42;
    const down = (to: { x: number; y: number }) =>
      [Math.round(x + (to.x - x) * part), Math.round(y + (to.y - y) * part)] as const;
    const [lx, ly] = down(left);
    const [rx, ry] = down(right);
    return `M${x} ${y}L${rx} ${ry}l-9-7-7 12-9-10-8 13L${lx} ${ly}z`;
  });
  const folds = peaks
    .map(({ x, y }) => `M${x} ${y}l-7 26 9 7-8 24M${x + 16} ${y + 46}l-8 22 6 5`)
    .join('');
  return [
    `<path fill="${back}" d="M-90 ${base}${ridge}V${base + 40}H-90z"/>`,
    `<path fill="${snow}" d="${caps.join('')}"/>`,
    `<g stroke="${line}" stroke-linejoin="round"><path stroke-opacity=".5" d="M-90 ${base}${ridge}"/>`,
    `<path stroke-opacity=".28" d="${folds}"/></g>`,
  ].join('');
};

const foothills = (width: number, { front, middle, line }: Palette) => {
  const wave = (step: number, top: number, deep: number, seed: number) => {
    const bumps = along(width, step)
      .map((i) => {
        const rise = Math.round(deep * (0.45 + random(i + seed) * 0.55));
        return `q${step / 2}-${rise} ${step} 0`;
      })
      .join('');
    return `M-40 ${top}${bumps}V${height}H-40z`;
  };
  return [
    `<path fill="${front}" stroke="${line}" stroke-opacity=".35" d="${wave(230, 388, 84, 3)}"/>`,
    `<path fill="${middle}" stroke="${line}" stroke-opacity=".4" d="${wave(340, 418, 62, 11)}"/>`,
  ].join('');
};

const field = (width: number, { line }: Palette) => {
  const middle = width / 2;
  const furrows = [-7, -5, -3.2, -1.7, -0.5, 0.5, 1.7, 3.2, 5, 7]
    .map((k) => {
      const top = Math.round(middle + k * 62);
      const bottom = Math.round(middle + k * 190);
      return `M${top} 438Q${Math.round((top * 2 + bottom) / 3)} 500 ${bottom} 602`;
    })
    .join('');
  return [
    `<path fill="url(#f)" stroke="${line}" stroke-opacity=".45" d="M-10 446q${middle / 2}-16 ${middle} -8t${middle + 20} 2V602H-10z"/>`,
    `<path stroke="${line}" stroke-opacity=".16" stroke-width="1.5" d="${furrows}"/>`,
  ].join('');
};

const poplars = (width: number, { tree, line }: Palette) => {
  const rows = along(width, 30)
    .map((i) => ({ x: Math.round((i - 1) * 30 + random(i + 5) * 10), i }))
    // A gap in the row that shows the mountains.
    .filter(({ x }) => x < width * 0.33 || x > width * 0.8)
    .map(({ x, i }) => {
      const scale = (0.82 + random(i + 31) * 0.42).toFixed(2);
      return `<use href="#p" transform="translate(${x} ${448 + (i % 3)}) scale(${scale})"/>`;
    });
  return [
    `<defs><g id="p"><path stroke="${line}" stroke-width="2.5" d="M0 4v-16"/>`,
    `<path fill="${tree}" d="M0-6c-11-7-13-30-10-56 2-24 5-44 10-60 5 16 8 36 10 60 3 26 1 49-10 56Z"/>`,
    `<path stroke="#fffdf8" stroke-opacity=".22" d="M-2-14c-4-26-3-60 1-92M3-20c3-22 3-46 0-68"/></g></defs>`,
    ...rows,
  ].join('');
};

const wheat = (width: number, { line, field: [ear] }: Palette) => {
  const ears = along(width, 64).map((i) => {
    const x = Math.round(i * 64 - 30 + random(i + 2) * 34);
    const tilt = Math.round((random(i + 13) - 0.5) * 36);
    const scale = (0.8 + random(i + 50) * 0.6).toFixed(2);
    return `<use href="#w" transform="translate(${x} 606) rotate(${tilt}) scale(${scale})"/>`;
  });
  const grains = [0, 1, 2, 3]
    .map(
      (i) =>
        `M0 ${-48 - i * 9}c-7-1-9-6-8-12 6 1 8 6 8 12ZM0 ${-48 - i * 9}c7-1 9-6 8-12-6 1-8 6-8 12Z`,
    )
    .join('');
  return [
    `<defs><g id="w" stroke="${line}" stroke-opacity=".55"><path d="M0 0C-2-24 0-40 0-88"/>`,
    `<path fill="${ear}" d="${grains}"/></g></defs>`,
    ...ears,
  ].join('');
};
