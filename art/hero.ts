/**
 * Writes the first screen's picture, `src/sections/home/HeroScene.astro`: the cordillera at golden
 * hour as inline SVG, so that nothing has to arrive after the first response. 1600 × 1200, seen
 * from its bottom edge up: a phone shows the middle third, a wide screen everything below y = 200.
 * The upper half is calm sky for the names. `node art/hero.ts` prints its size.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { noise, random } from './kit/random.ts';
import { type Point } from './kit/shapes.ts';
import { shortCurve, shortCut } from './kit/short-path.ts';

const path = (d: string, colour: string, more = '') => `<path fill="${colour}"${more} d="${d}"/>`;
const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

const skyline = (y: number, amp: number, seed: number, scale: number, step: number): Point[] => {
  const wave = noise(seed, 3);
  return Array.from({ length: Math.ceil(1640 / step) + 2 }, (_, i): Point => [
    -20 + i * step,
    y + wave((i * step) / scale + 30) * amp,
  ]);
};
const land = (line: Point[], bottom = 1200) => shortCurve([[-20, bottom], ...line, [1620, bottom]]);

/** One peak: body in shade, the lit face, and snow on both. */
function peak(
  x: number,
  height: number,
  base: number,
  seed: number,
  tones: readonly string[],
  right = 1.6,
  left = 1.6,
): string {
  const chance = random(seed);
  const rough = noise(seed, 3);
  const top = base - height;
  const flank = (side: number, wide: number): Point[] =>
    Array.from({ length: 11 }, (_, i) => {
      const t = i / 10;
      return [
        x + side * height * wide * t ** 1.1,
        top + height * t ** 0.86 + rough(t * 5 + side * 9) * height * 0.12 * Math.sin(Math.PI * t),
      ];
    });
  const [l, r] = [flank(-1, left), flank(1, right)];
  const spine: Point[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return [
      x - height * t * 0.22 + (i ? (i % 2 ? 1 : -1) * height * 0.045 * (0.4 + t) : 0),
      lerp(top, base, t),
    ];
  });
  const cap = (edge: Point[], k: number, j: number): Point[] => {
    const [a, b] = [edge[k]!, spine[j]!];
    const teeth = Array.from({ length: 5 }, (_, i): Point => {
      const t = (i + 1) / 6;
      return [
        lerp(a[0], b[0], t),
        lerp(a[1], b[1], t) + (i % 2 ? -1 : 1) * height * chance.between(0.02, 0.13),
      ];
    });
    return [...edge.slice(0, k + 1), ...teeth, ...spine.slice(1, j + 1).reverse()];
  };
  return (
    path(shortCut([...l.slice().reverse(), ...r.slice(1)]), tones[0]!) +
    path(shortCut([...spine, ...r.slice(1).reverse()]), tones[1]!) +
    path(shortCut(cap(l, 4, 4)), tones[2]!) +
    path(shortCut(cap(r, 4, 3)), tones[3]!)
  );
}

/** A poplar of height 100 with its foot at 0 0; used many times over. */
function poplar(id: string, seed: number): string {
  const wobble = noise(seed, 3);
  const chance = random(seed);
  const half = (t: number, side: number) =>
    110 *
    Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) ** 0.8 *
    (1 - t * 0.4) *
    (1 + 0.25 * wobble(t * 8 + side * 20));
  const edge = (side: number, part = 1) =>
    Array.from({ length: 11 }, (_, i): Point => [
      side * half(i / 10, side) * part * (i % 2 ? 1.1 : 0.94),
      -60 - 940 * (i / 10),
    ]);
  const strokes = Array.from({ length: 11 }, () => {
    const t = chance.between(0.02, 0.82);
    const x = half(t, 0) * chance.between(-0.5, 0.75);
    const y = -60 - 940 * t;
    return shortCut([
      [x, y],
      [x + 9, y - 44],
      [x + x * 0.25 + 4, y - 88],
      [x - 5, y - 44],
    ]);
  }).join('');
  return (
    `<g id="${id}">` +
    path('M-14 20l6-120h16l6 120z', '#4a3a2a') +
    path(shortCurve([...edge(-1), ...edge(1).reverse()]), '#3d5a40') +
    path(shortCurve([...edge(1, 0.95), ...edge(1, 0.08).reverse()]), '#6d7f4a') +
    path(strokes, '#b9a95c') +
    '</g>'
  );
}

/** A tuft of ripe wheat, about 200 high. */
function wheat(): string {
  const chance = random(6);
  let stalks = '';
  let ears = '';
  for (let i = 0; i < 9; i++) {
    const x = i * 22 + chance.between(-8, 8);
    const h = chance.between(130, 205);
    const lean = chance.between(10, 44);
    const [tx, ty] = [Math.round(x + lean), Math.round(-h)];
    stalks += `M${Math.round(x - lean * 0.1)} 90Q${Math.round(x + lean * 0.2)} ${Math.round(-h * 0.6)} ${tx} ${ty}`;
    for (let g = 0; g < 5; g++) {
      const [gx, gy] = [tx + g * 2, ty - g * 9];
      ears += `M${gx} ${gy}q-9-5-7-17q9 5 7 17q10-4 12-15q-11 3-12 15`;
    }
    ears += `M${tx + 8} ${ty - 40}q-2-14 8-26q3 14-8 26`;
  }
  return `<g id="w"><path fill="none" stroke="#8f6a25" stroke-width="3" d="${stalks}"/><path d="${ears}"/></g>`;
}

const use = (id: string, x: number, y: number, scale: number, more = '') =>
  `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${+scale.toFixed(2)})"${more}/>`;
const chance = random(4);

const far = ['#d9b59a', '#c9a08f', '#f6e3c4', '#dcbfae'] as const;
const near = ['#b08a86', '#8f7078', '#fbeccf', '#c9a9a4'] as const;

// Far to near: the small peaks overlap the foot of the tall ones.
const mountains =
  [
    [170, 165],
    [880, 130],
    [1120, 170],
    [1450, 150],
  ]
    .map(([x, h], i) => peak(x!, h!, 800, 40 + i, far))
    .join('') +
  [
    [310, 180],
    [690, 200],
    [1270, 215],
    [1010, 112],
    [1540, 140],
  ]
    .map(([x, h], i) => peak(x!, h!, 812, 70 + i * 3, near))
    .join('');

/** Hedges: three lumps together, flat below. */
const bumps = (line: Point[], size: number, seed: number) => {
  const c = random(seed);
  return line
    .map(([x, y]) => {
      const s = size * c.between(0.6, 1.3);
      const rise = c.between(0.5, 0.8);
      const n = (k: number) => Math.round(s * k);
      return `M${n(-1.5) + Math.round(x)} ${Math.round(y) + 6}q${n(0.1)}-${n(0.9)} ${n(0.9)}-${n(rise)}q${n(0.2)}-${n(1)} ${n(1)}-${n(0.4)}q${n(0.7)}-${n(0.3)} ${n(0.8)} ${n(0.5)}q${n(0.6)} 0 ${n(0.6)} ${n(rise - 0.1)}z`;
    })
    .join('');
};

const hill1 = skyline(806, 20, 5, 260, 82);
const hill2 = skyline(850, 22, 9, 300, 82);

const bank = (side: number) =>
  (
    [
      [842, 826, 9],
      [856, 850, 16],
      [812, 884, 28],
      [850, 935, 52],
      [790, 1000, 88],
      [770, 1080, 150],
      [860, 1230, 330],
      [860, 1400, 330],
    ] as const
  ).map(([x, y, w]): Point => [x + side * w, y]);
const glints = Array.from({ length: 30 }, () => {
  const t = chance() ** 0.8;
  const y = lerp(840, 1195, t);
  const b = bank(1);
  const i = Math.max(
    1,
    b.findIndex((p) => p[1] > y),
  );
  const k = (y - b[i - 1]![1]) / (b[i]![1] - b[i - 1]![1]);
  const [l, r] = [lerp(bank(-1)[i - 1]![0], bank(-1)[i]![0], k), lerp(b[i - 1]![0], b[i]![0], k)];
  const w = (r - l) * chance.between(0.1, 0.28);
  const x = lerp(l + (r - l) * 0.12, r - w - (r - l) * 0.08, chance());
  const h = Math.max(1, Math.round(1 + t * 3));
  return `M${Math.round(x)} ${Math.round(y)}q${Math.round(w / 2)}-${h} ${Math.round(w)} 0q-${Math.round(w / 2)} ${h}-${Math.round(w)} 0`;
})
  .slice(0, 20)
  .join('');

const furrows = Array.from({ length: 18 }, () => {
  const t = chance() ** 1.2;
  const y = lerp(925, 1190, t);
  const left = chance() < 0.42;
  const x = left ? chance.between(-40, 560 - t * 120) : chance.between(960 + t * 60, 1600);
  const w = lerp(30, 120, t) * chance.between(0.6, 1.2);
  return `M${Math.round(x)} ${Math.round(y)}q${Math.round(w / 2)}-${Math.round(2 + t * 4)} ${Math.round(w)} 0q-${Math.round(w / 2)} ${Math.round(1 + t * 2)}-${Math.round(w)} 0`;
})
  .slice(0, 12)
  .join('');

const row = Array.from({ length: 13 }, (_, i) => {
  const t = i / 12;
  const k = t ** 0.55;
  return {
    x: lerp(776, 40, t ** 1.25),
    y: lerp(842, 985, t ** 1.2),
    h: lerp(0.09, 0.4, k) * chance.between(0.9, 1.1),
    i,
  };
});

const house =
  path('M1000 858h116v-30h-116z', '#f1dfbd') +
  path('M1000 858h116v-8h-116z', '#c98d62') +
  path('M1013 858v-19h9v19zm30 0v-19h9v19zm30 0v-19h9v19z', '#5d5237') +
  path('M992 832l16-26h100l16 26z', '#ad4a3d') +
  path(
    'M1000 832v27m23-27v27m23-27v27m23-27v27m23-27v27m23-27v27',
    'none',
    ' stroke="#6b4b2f" stroke-width="3"',
  );

const couple =
  '<g transform="translate(66-26)scale(.9)">' +
  path(
    'M936 958h6l1 7q5 2 4 19v17l4 20h-4l-5-18-5 18h-4l2-17 4-20-2-14q-1-9 4-7zM934 953a5 6 0 1 0 10 0 5 6 0 1 0-10 0',
    '#1d3127',
  ) +
  path('M953 962l5 0 1 8q3 2 2 9l-2 9q8 14 9 33h-25q2-20 9-33l-3-9q0-8 4-9z', '#ad1f3d') +
  path(
    'M950 957a5 6 0 1 0 10 0 5 6 0 1 0-10 0M944 985q4 2 8-9l-2-2q-3 8-7 7zM960 952l4 14-5-2z',
    '#5a3426',
  ) +
  '</g>';

const tuftRow = [-840, -720, -590, -480, -370, -285, 240, 310, 370, 440, 560, 690, 800]
  .map((x, i) => use('w', x, ((i * 5) % 3) * 16, 0.9 + ((i * 7) % 5) * 0.06))
  .join('');
const rows = [
  ['#b07d2f', 1150, 0.86],
  ['#d9a648', 1205, 1.03],
  ['#f2cf7a', 1262, 1.22],
]
  .map(
    ([colour, y, k]) =>
      `<use href="#r" fill="${colour}" transform="translate(790 ${y})scale(${k})"/>`,
  )
  .join('');

const markup =
  '<svg class="hero-scene" viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false"><defs>' +
  '<linearGradient id="hs" x2="0" y2="1"><stop stop-color="#d3ded0"/><stop offset=".4" stop-color="#f6ecd0"/><stop offset=".75" stop-color="#fbdca5"/><stop offset="1" stop-color="#f6ba7c"/></linearGradient>' +
  '<linearGradient id="hr" x2="0" y2="1"><stop stop-color="#fde4ae"/><stop offset=".3" stop-color="#c3b796"/><stop offset=".66" stop-color="#4d7d8b"/></linearGradient>' +
  '<linearGradient id="hm" x2="0" y2="1"><stop stop-color="#f9d29a" stop-opacity="0"/><stop offset=".75" stop-color="#f9d29a" stop-opacity=".9"/><stop offset="1" stop-color="#f9d29a" stop-opacity=".3"/></linearGradient>' +
  '<linearGradient id="hw" x2="0" y2="1"><stop stop-color="#e8b65c"/><stop offset="1" stop-color="#b5802f"/></linearGradient>' +
  '<linearGradient id="hg" x2="0" y2="1"><stop stop-color="#a3a05c"/><stop offset="1" stop-color="#4a6443"/></linearGradient>' +
  '<radialGradient id="hh"><stop stop-color="#fffbe8"/><stop offset=".3" stop-color="#fff0c0" stop-opacity=".75"/><stop offset="1" stop-color="#fff0c0" stop-opacity="0"/></radialGradient>' +
  poplar('a', 5) +
  poplar('b', 12) +
  wheat() +
  `<g id="r">${tuftRow}</g></defs>` +
  '<path fill="url(#hs)" d="M0 0h1600v820H0z"/><circle cx="846" cy="710" r="520" fill="url(#hh)"/><circle cx="846" cy="664" r="48" fill="#fffaea"/>' +
  path(
    'M250 470q190-34 330-10q120-26 250 14q-300 10-580-4zM1010 400q120-30 260-6q90-14 160 12q-230 12-420-6zM700 548q90-18 180 0q80-6 120 8q-160 8-300-8zM-20 590q150-26 300-2q-140 16-300 2zM1250 560q120-22 240 0q-110 14-240 0z',
    '#fff8e4',
    ' class="hero-clouds" opacity=".75"',
  ) +
  path(
    'M1090 500q10-12 20 0q10-12 20 0q-10-6-20 3q-10-9-20-3zM1140 480q8-10 16 0q8-10 16 0q-8-5-16 3q-8-8-16-3zM1060 470q7-9 14 0q7-9 14 0q-7-4-14 3q-7-7-14-3z',
    '#46564c',
    ' class="hero-birds"',
  ) +
  mountains +
  '<path fill="url(#hm)" d="M0 640h1600v200H0z"/>' +
  path(land(hill1), '#c3a96a') +
  path(
    bumps(
      hill1.flatMap(([x, y], i): Point[] => (i % 4 === 3 ? [] : [[x + ((i * 29) % 40), y]])),
      20,
      3,
    ),
    '#a8965f',
  ) +
  path(land(hill2), '#93964f') +
  house +
  path(
    bumps(
      [
        [968, 864],
        [1146, 866],
        [1215, 868],
        [1345, 872],
        [1440, 872],
        [1560, 872],
      ],
      30,
      8,
    ),
    '#5f7a48',
  ) +
  row
    .filter((p) => p.i < 6)
    .map((p) => use(p.i % 2 ? 'b' : 'a', p.x, p.y, p.h))
    .join('') +
  path(
    shortCurve([
      [-20, 940],
      [160, 912],
      [420, 888],
      [640, 884],
      [860, 900],
      [860, 1210],
      [-20, 1210],
    ]),
    'url(#hg)',
  ) +
  path(
    shortCurve([
      [842, 890],
      [1000, 884],
      [1180, 894],
      [1400, 878],
      [1760, 890],
      [1760, 1210],
      [780, 1210],
    ]),
    'url(#hw)',
  ) +
  path(shortCurve([...bank(-1.12), ...bank(1.1).reverse()]), '#f3dba6') +
  path(shortCurve([...bank(-1), ...bank(1).reverse()]), 'url(#hr)') +
  path(glints, '#fff6da', ' opacity=".9"') +
  path(furrows, '#fbdc8e', ' opacity=".55"') +
  row
    .filter((p) => p.i >= 6)
    .map((p) => use(p.i % 2 ? 'b' : 'a', p.x, p.y, p.h))
    .join('') +
  couple +
  `<g class="hero-wheat">${rows}</g>` +
  '</svg>';

const file = `---\n// Drawn by art/hero.ts: change it there.\n---\n\n${markup}\n`;
writeFileSync(join(import.meta.dirname, '../src/sections/home/HeroScene.astro'), file);
console.log(`HeroScene  ${markup.length} B, ${brotliCompressSync(markup).length} B brotli`);
