/** A house on stilts over the water, its gable to us: rows of tejuelas, lit windows, a railed deck. */
import { ink } from './colour.ts';
import { clipped, linear } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { cut, ellipse, fill, lens, line, many, rect } from './shapes.ts';
import { glow } from './sky.ts';

export type Palafito = {
  /** The middle of its floor, and the water under it. */
  x: number;
  y: number;
  water: number;
  w: number;
  h: number;
  colour: string;
  seed: number;
  lit?: readonly boolean[];
  /** What is seen in its large window. */
  inside?: string;
};

export type Pane = { x: number; y: number; w: number; h: number };

/** The window over the deck, where one could see somebody. */
export const largeWindow = ({ x, y, w, h }: Palafito): Pane => ({
  x: x - w * 0.33,
  y: y - h * 0.4,
  w: w * 0.36,
  h: h * 0.27,
});

function pane(L: Light, { x, y, w, h }: Pane, on: boolean, inside = ''): string {
  const frame = L.tone(ink.paper, 0, 0.12);
  return (
    fill(rect(x - 6, y - 6, w + 12, h + 12), frame) +
    (on
      ? fill(
          rect(x, y, w, h),
          linear(0, y, 0, y + h, [
            [0, '#ffe9ac'],
            [1, '#f5ab4e'],
          ]),
        )
      : fill(rect(x, y, w, h), L.tone(ink.riverDeep, 0, 0.3))) +
    clipped(rect(x, y, w, h), inside) +
    line(
      `M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.36}H${x + w}`,
      frame,
      Math.max(2, w * 0.04),
    ) +
    (on ? glow(x + w / 2, y + h / 2, w * 1.5, '#ffc467', 0.42) : '')
  );
}

export function palafito(L: Light, o: Palafito): string {
  const { x, y, water, w, h, colour, seed, lit = [true, true, true] } = o;
  const chance = random(seed);
  const eave = y - h * 0.52;
  const front = cut([
    [x - w / 2, y],
    [x - w / 2, eave],
    [x, y - h],
    [x + w / 2, eave],
    [x + w / 2, y],
  ]);
  const row = h * 0.052;
  const tejuelas = many(h / row, (r) => {
    const ty = y - h + r * row;
    return many(w / row + 2, (i) => {
      const tx = x - w / 2 + (i - (r % 2) * 0.5) * row;
      return `M${tx} ${ty}V${ty + row * 0.6}Q${tx + row / 2} ${ty + row * 1.25} ${tx + row} ${ty + row * 0.6}V${ty}`;
    });
  });
  const worn = many(30, () => {
    const [a, b] = [x + chance.between(-0.5, 0.5) * w, y - chance() * h];
    return rect(a, b, row * 0.9, row * 0.9);
  });
  const roof = (side: -1 | 1, t: number) =>
    cut([
      [x, y - h - h * t],
      [x + side * w * 0.6, eave + h * 0.1 - h * t * 0.4],
      [x + side * w * 0.6, eave + h * 0.15 - h * t * 0.4],
      [x, y - h + h * 0.055 - h * t],
    ]);
  const stilts = Array.from({ length: 6 }, (_, i) => x - w * 0.54 + (w * 1.08 * i) / 5);
  const legs = stilts.map((sx) => rect(sx - w * 0.016, y, w * 0.032, water - y + 4)).join('');
  const braces = stilts
    .slice(1)
    .map((sx, i) => `M${stilts[i]!} ${y + 8}L${sx} ${water - 8}`)
    .join('');
  const deck = y - h * 0.004;
  const rails = many(15, (i) =>
    rect(x - w * 0.6 + (w * 1.2 * i) / 14 - 1.6, deck - h * 0.13, 3.2, h * 0.13),
  );
  const door = { x: x + w * 0.16, y: y - h * 0.36, w: w * 0.17, h: h * 0.36 };
  return (
    line(braces, L.tone(ink.wood, 0, 0.22), w * 0.014) +
    fill(legs, L.tone('#a98a62', 0, 0.12)) +
    fill(front, L.tone(colour, 0, 0.04)) +
    clipped(
      front,
      fill(worn, L.tone(colour, 0, -0.25), 0.5) +
        line(tejuelas, L.tone(colour, 0, 0.42), Math.max(1.2, row * 0.1), 0.75),
    ) +
    fill(roof(-1, 0), L.tone(ink.stone, 0, L.from < 0 ? -0.1 : 0.3)) +
    fill(roof(1, 0), L.tone(ink.stone, 0, L.from < 0 ? 0.3 : -0.1)) +
    pane(L, { x: x - w * 0.11, y: y - h * 0.74, w: w * 0.22, h: h * 0.16 }, lit[0] ?? true) +
    fill(rect(door.x - 5, door.y - 5, door.w + 10, door.h + 5), L.tone(ink.paper, 0, 0.12)) +
    fill(rect(door.x, door.y, door.w, door.h), L.tone(ink.copihueDeep, 0, 0.1)) +
    fill(
      rect(door.x + door.w * 0.2, door.y + door.h * 0.1, door.w * 0.6, door.h * 0.34),
      (lit[2] ?? true) ? '#ffd886' : L.tone(ink.riverDeep, 0, 0.3),
    ) +
    pane(L, largeWindow(o), lit[1] ?? true, o.inside) +
    fill(rect(x - w * 0.62, deck - 3, w * 1.24, h * 0.045), L.tone(ink.wood, 0, 0)) +
    fill(
      rails + rect(x - w * 0.62, deck - h * 0.14, w * 1.24, h * 0.022),
      L.tone(ink.wood, 0, -0.12),
    ) +
    fill(lens(x - w * 0.6, water + 2, x + w * 0.6, water + 2, 3), '#cfe0d6', 0.3) +
    fill(ellipse(x + w * 0.09, y - h * 0.36, w * 0.018), '#fff0c4') +
    glow(x + w * 0.09, y - h * 0.36, w * 0.2, '#ffce7a', 0.7)
  );
}
