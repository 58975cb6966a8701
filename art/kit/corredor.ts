/** The old house from near: adobe walls, doors and barred windows, the gallery of posts before them. */
import { ink, mix } from './colour.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { at, fill, lens, line, many } from './shapes.ts';
import { body, corredor, ridge, roofTiles } from './roof-tiles.ts';
import { type Spot, type Stage, box, floor } from './stage.ts';

export type Gallery = { x: number; z: number; w: number; night?: boolean; door?: string };

type Opening = { X: number; z: number; kind: 'door' | 'window'; night: boolean; colour: string };

function opening(L: Light, S: Stage, { X, z, kind, night, colour }: Opening): string {
  const [wide, low, high] = kind === 'door' ? [1.3, 0.32, 2.5] : [1.1, 1.05, 2.35];
  const pane = (x1: number, x2: number, y1: number, y2: number) =>
    S.face([
      [x1, y1, z],
      [x1, y2, z],
      [x2, y2, z],
      [x2, y1, z],
    ]);
  const around = (k: number, y1: number, y2: number) => pane(X - wide * k, X + wide * k, y1, y2);
  const frame = fill(around(0.6, low - 0.06, high + 0.12), L.tone(ink.wood, 0, 0.22));
  const lamp = '#ffd27c';
  if (kind === 'door') {
    const panels = [-1, 1].flatMap((k) =>
      [0.55, 1.3].map((y) =>
        pane(X + k * wide * 0.42, X + k * wide * 0.08, y, y + (y > 1 ? 0.95 : 0.55)),
      ),
    );
    if (night) {
      const ajar =
        pane(X - wide / 2, X - wide * 0.34, low, high) +
        pane(X + wide * 0.34, X + wide / 2, low, high);
      return frame + fill(around(0.5, low, high), lamp) + fill(ajar, L.tone(colour, 0, 0.2));
    }
    return (
      frame +
      fill(around(0.5, low, high), L.tone(colour, 0, 0.12)) +
      fill(panels.join(''), L.tone(colour, 0, 0.42)) +
      fill(pane(X - 0.02, X + 0.02, low, high), L.tone(ink.ink, 0, 0.3))
    );
  }
  const shutter = (k: number) => {
    const [a, b] =
      k < 0
        ? [X - wide / 2 - 0.52, X - wide / 2 - 0.04]
        : [X + wide / 2 + 0.04, X + wide / 2 + 0.52];
    const slats = many(7, (i) =>
      pane(a + 0.07, b - 0.07, low + 0.1 + i * 0.17, low + 0.17 + i * 0.17),
    );
    return (
      fill(pane(a, b, low, high), L.tone(colour, 0, 0.1)) + fill(slats, L.tone(colour, 0, 0.4))
    );
  };
  const bars = many(5, (i) => {
    const bx = X - wide / 2 + (wide * (i + 0.5)) / 5;
    return pane(bx - 0.018, bx + 0.018, low, high);
  });
  return (
    frame +
    fill(around(0.5, low, high), night ? lamp : L.tone('#35505a', 0, 0.2)) +
    (night
      ? ''
      : fill(pane(X - wide * 0.4, X - wide * 0.1, low, high), L.tone(ink.river, 0, -0.2), 0.5)) +
    fill(bars + around(0.5, 1.66, 1.7), L.tone(ink.ink, 0, 0.2), night ? 0.75 : 1) +
    shutter(-1) +
    shutter(1) +
    fill(around(0.64, low - 0.14, low - 0.04), L.tone(ink.wood, 0, -0.1))
  );
}

/** The house without its posts: draw what stands in the corredor, then `galleryPosts`. */
export function gallery(L: Light, S: Stage, o: Gallery): string {
  const { x, z, w, night = false } = o;
  const [wall, X, rear] = [z + corredor, x + w, z + corredor + body];
  const plaster = night ? mix(ink.paper, '#f0b465', 0.35) : ink.snow;
  const side = night ? 0.62 : L.from < 0 ? -0.1 : 0.36;
  const front = (y1: number, y2: number) =>
    S.face([
      [x, y1, wall],
      [x, y2, wall],
      [X, y2, wall],
      [X, y1, wall],
    ]);
  const bays = Math.round(w / 3);
  const chance = random(5);
  const stains = many(26, () => {
    const spot: Spot = [chance.between(x + 0.3, X - 0.3), chance.between(0.4, 2.6), wall];
    const [a, b] = S.point(spot);
    const m = S.scale(spot);
    return lens(
      a,
      b,
      a + m * chance.between(0.15, 0.5),
      b + chance.between(-2, 2),
      Math.max(0.6, m * 0.012),
    );
  });
  const seams = many(
    Math.round(w / 0.5),
    (i) => `M${at(S.point([x + i * 0.5, 0.3, z - 0.1]))}L${at(S.point([x + i * 0.5, 0.3, wall]))}`,
  );
  return (
    fill(
      S.face([
        [x, 0, wall],
        [x, 3.35, wall],
        [x, ridge[1] - 0.2, z + ridge[0]],
        [x, 3.35, rear],
        [x, 0, rear],
      ]),
      L.tone(plaster, 0, side),
    ) +
    fill(
      S.face([
        [x, 0, wall],
        [x, 0.6, wall],
        [x, 0.6, rear],
        [x, 0, rear],
      ]),
      L.tone(ink.clay, 0, side + 0.1),
    ) +
    fill(front(0.3, 3.5), L.tone(plaster, 0, night ? 0.16 : 0.24)) +
    (night ? '' : fill(front(0.3, 1.5), L.tone(plaster, 0, 0.02))) +
    fill(stains, L.tone(ink.wheatDeep), 0.25) +
    fill(front(0.3, 0.85), L.tone(ink.clay, 0, night ? 0.2 : 0.1)) +
    many(bays, (i) =>
      opening(L, S, {
        X: x + (w * (i + 0.5)) / bays,
        z: wall,
        kind: i % 3 === 1 ? 'door' : 'window',
        night,
        colour: o.door ?? ink.riverDeep,
      }),
    ) +
    fill(
      floor(S, x - 0.3, z - 0.1, X + 0.3, wall, 0.3),
      L.tone('#c98a62', 0, night ? 0.25 : -0.1),
    ) +
    line(seams, L.tone(ink.clay, 0, 0.3), 1, 0.5) +
    fill(
      S.face([
        [x - 0.3, 0, z - 0.1],
        [x - 0.3, 0.3, z - 0.1],
        [X + 0.3, 0.3, z - 0.1],
        [X + 0.3, 0, z - 0.1],
      ]),
      L.tone(ink.stone, 0, night ? 0.5 : 0.12),
    )
  );
}

/** Posts on stone feet, the beam they carry and the roof over it all. */
export function galleryPosts(L: Light, S: Stage, o: Gallery): string {
  const { x, z, w, night = false } = o;
  const count = Math.round(w / 3);
  const shade = { shade: night ? 0.35 : 0.05 };
  return (
    many(count + 1, (k) => {
      const X = x + (w * (count - k)) / count;
      return (
        box(
          L,
          S,
          { x: X - 0.16, y: 0.3, z: z + 0.14, w: 0.32, h: 0.28, d: 0.32 },
          ink.stone,
          shade,
        ) +
        box(L, S, { x: X - 0.1, y: 0.55, z: z + 0.2, w: 0.2, h: 1.8, d: 0.2 }, ink.wood, shade) +
        box(L, S, { x: X - 0.32, y: 2.24, z: z + 0.2, w: 0.64, h: 0.14, d: 0.2 }, ink.wood, shade)
      );
    }) +
    box(
      L,
      S,
      { x: x - 0.4, y: 2.38, z: z + 0.2, w: w + 0.8, h: 0.22, d: 0.2 },
      ink.woodDeep,
      shade,
    ) +
    roofTiles(L, S, x - 0.5, x + w + 0.5, z, night)
  );
}
