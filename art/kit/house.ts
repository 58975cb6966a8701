/** Adobe house with its corredor (veranda under a long tiled roof), and the old barn (granero). */
import { ink, mix } from './colour.ts';
import { linear, radial } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { cut, ellipse, fill, lens, line, many, rect } from './shapes.ts';

export type House = {
  x: number;
  y: number;
  w: number;
  h: number;
  columns?: number;
  depth?: number;
  lit?: number;
  seed?: number;
};

export function house(L: Light, o: House): string {
  const { x, y, w, h, columns = 7, depth = 0, lit = 0, seed = 3 } = o;
  const chance = random(seed);
  const [eave, ridge] = [y - h * 0.52, y - h];
  const roof = cut([
    [x - w * 0.54, eave],
    [x - w * 0.43, ridge],
    [x + w * 0.43, ridge],
    [x + w * 0.54, eave],
  ]);
  const tiles = many(Math.round(w / 9), (i) => {
    const k = (i / Math.round(w / 9)) * 2 - 1;
    return `M${(x + k * w * 0.43).toFixed(1)} ${ridge.toFixed(1)}L${(x + k * w * 0.54).toFixed(1)} ${eave.toFixed(1)}`;
  });
  const courses = many(60, () => {
    const t = chance();
    const yy = ridge + (eave - ridge) * t;
    const k = chance.between(-0.9, 0.86) * (0.43 + 0.1 * t);
    return lens(x + k * w, yy, x + k * w + w * chance.between(0.02, 0.07), yy, h * 0.006);
  });
  const wall = mix(L.tone(ink.paper, depth), L.tone(ink.clay, depth, 0.3), 0.24);
  const window = (wx: number, tall: number, low: number) => {
    const warm = mix(L.tone(ink.leafDeep, depth, 0.25), '#ffce7a', lit);
    return (
      fill(
        rect(wx - w * 0.022, y - h * tall, w * 0.044, h * (tall - low)),
        L.tone(ink.wood, depth, 0.15),
      ) +
      fill(rect(wx - w * 0.017, y - h * (tall - 0.02), w * 0.034, h * (tall - low - 0.02)), warm) +
      fill(
        rect(wx - w * 0.001, y - h * tall, w * 0.003, h * (tall - low)),
        L.tone(ink.woodDeep, depth, 0.1),
      )
    );
  };
  const openings = many(columns - 1, (i) =>
    window(x + ((i + 0.5) / (columns - 1) - 0.5) * w * 0.94, 0.43, i % 2 ? 0.18 : 0.05),
  );
  const posts = many(columns, (i) => {
    const px = x + (i / (columns - 1) - 0.5) * w * 0.98;
    return (
      fill(rect(px - w * 0.008, eave, w * 0.016, h * 0.47), L.tone(ink.wood, depth, -0.05)) +
      fill(
        rect(px + L.from * w * 0.004 - w * 0.002, eave, w * 0.004, h * 0.47),
        L.tone(ink.wheat, depth, -0.3),
      ) +
      fill(
        cut([
          [px - w * 0.03, eave + 1],
          [px + w * 0.03, eave + 1],
          [px, eave + h * 0.06],
        ]) + rect(px - w * 0.012, y - h * 0.07, w * 0.024, h * 0.05),
        L.tone(ink.woodDeep, depth, 0.05),
      )
    );
  });
  const glow =
    lit > 0
      ? fill(
          rect(x - w / 2, eave, w, y - eave),
          linear(0, eave, 0, y, [
            [0, '#ffc46b', 0.55 * lit],
            [1, '#ffb35c', 0.15 * lit],
          ]),
        )
      : '';
  return (
    fill(rect(x - w / 2, eave, w, y - eave), wall) +
    fill(rect(x - w / 2, eave, w, h * 0.1), L.tone(ink.ink, depth, 0.3), 0.4) +
    fill(rect(x - w / 2, y - h * 0.12, w, h * 0.12), L.tone(ink.clay, depth, 0.2), 0.6) +
    openings +
    glow +
    fill(rect(x - w * 0.52, y - h * 0.035, w * 1.04, h * 0.05), L.tone(ink.stone, depth, 0.05)) +
    posts +
    fill(
      roof,
      linear(0, ridge, 0, eave, [
        [0, L.tone(ink.clay, depth, -0.2)],
        [1, L.tone(ink.clay, depth, 0.22)],
      ]),
    ) +
    line(tiles, L.tone(ink.copihueDeep, depth, 0.2), Math.max(0.7, w / 700), 0.5) +
    fill(courses, L.tone(ink.blossom, depth, -0.25), 0.7) +
    fill(
      rect(x - w * 0.435, ridge - h * 0.02, w * 0.87, h * 0.035),
      L.tone(ink.clay, depth, 0.12),
    ) +
    fill(
      rect(x - w * 0.54, eave - h * 0.008, w * 1.08, h * 0.022),
      L.tone(ink.copihueDeep, depth, 0.3),
    )
  );
}

/** The barn, gable towards us, its doors open; `lit` is the party inside. */
export function barn(
  L: Light,
  o: {
    x: number;
    y: number;
    w: number;
    depth?: number;
    lit?: number;
    seed?: number;
    inside?: string;
  },
): string {
  const { x, y, w, depth = 0, lit = 0, seed = 2 } = o;
  const chance = random(seed);
  const [h, wall] = [w * 0.72, w * 0.4];
  const front = cut([
    [x - w / 2, y],
    [x - w / 2, y - wall],
    [x, y - h],
    [x + w / 2, y - wall],
    [x + w / 2, y],
  ]);
  const planks = many(26, (i) => {
    const k = (i / 25 - 0.5) * 0.98;
    const top = y - wall - (h - wall) * (1 - Math.abs(k) * 2) + 4;
    return lens(x + k * w, y, x + k * w + chance.between(-1, 1), top, w * 0.0022);
  });
  const [dw, dh] = [w * 0.36, w * 0.36];
  const door = `M${x - dw / 2} ${y}V${y - dh * 0.72}Q${x} ${y - dh * 1.28} ${x + dw / 2} ${y - dh * 0.72}V${y}Z`;
  const inner =
    lit > 0
      ? radial(x, y - dh * 0.3, dw, [
          [0, '#fff0bf'],
          [0.5, '#ffc766'],
          [1, '#c96a33'],
        ])
      : L.tone(ink.ink, depth, 0.5);
  const leaf = (s: number) =>
    cut([
      [x + s * dw * 0.5, y],
      [x + s * dw * 0.86, y + w * 0.015],
      [x + s * dw * 0.86, y - dh * 0.78],
      [x + s * dw * 0.5, y - dh * 0.72],
    ]);
  return (
    fill(front, L.tone(ink.wood, depth, 0.14)) +
    fill(planks, L.tone(ink.woodDeep, depth, 0.25), 0.8) +
    (lit > 0
      ? fill(
          ellipse(x, y - dh * 0.4, w * 0.6, w * 0.5),
          radial(x, y - dh * 0.4, w * 0.6, [
            [0, '#ffb95c', 0.65 * lit],
            [1, '#ff9b4c', 0],
          ]),
        )
      : '') +
    fill(door, inner) +
    (o.inside ?? '') +
    fill(leaf(-1) + leaf(1), L.tone(ink.copihueDeep, depth, 0.1)) +
    line(
      `M${x - dw * 0.5} ${y}L${x - dw * 0.86} ${y - dh * 0.75}M${x + dw * 0.5} ${y}L${x + dw * 0.86} ${y - dh * 0.75}`,
      L.tone(ink.paperDeep, depth, 0.25),
      w * 0.008,
      0.8,
    ) +
    fill(ellipse(x, y - h * 0.76, w * 0.042), lit > 0 ? '#ffd88c' : L.tone(ink.ink, depth, 0.3)) +
    line(ellipse(x, y - h * 0.76, w * 0.042), L.tone(ink.paperDeep, depth, 0.2), w * 0.008) +
    fill(
      cut([
        [x - w * 0.56, y - wall + w * 0.045],
        [x, y - h - w * 0.03],
        [x + w * 0.56, y - wall + w * 0.045],
        [x + w * 0.54, y - wall + w * 0.085],
        [x, y - h + w * 0.02],
        [x - w * 0.54, y - wall + w * 0.085],
      ]),
      L.tone(ink.clay, depth, 0.12),
    )
  );
}
