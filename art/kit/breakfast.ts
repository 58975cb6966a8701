/** Breakfast in bed: a tray with handles, a bowl of fruit, marraquetas, and feet out of the covers. */
import { ink } from './colour.ts';
import { linear } from './defs.ts';
import { type Light } from './light.ts';
import { castShadow } from './still-life.ts';
import { type Point, blob, curve, cut, ellipse, fill, lens, line, many } from './shapes.ts';

/** The tray's board between its far edge and its near one. */
export function tray(
  L: Light,
  o: { x: number; far: number; near: number; top: number; bottom: number },
): string {
  const { x, far, near, top, bottom } = o;
  const edge = (k: number, dy = 0) =>
    cut([
      [x - far * k, top + dy],
      [x + far * k, top + dy],
      [x + near * k, bottom + dy],
      [x - near * k, bottom + dy],
    ]);
  const wood = (shade: number) => L.tone('#a9743f', 0, shade);
  const handle = (s: 1 | -1) => {
    const [a, b] = [x + s * (far + (near - far) * 0.34), x + s * (far + (near - far) * 0.66)];
    return line(
      `M${a} ${top + (bottom - top) * 0.34}Q${a + s * 62} ${top + (bottom - top) * 0.4} ${b + s * 14} ${top + (bottom - top) * 0.66}`,
      wood(0.1),
      17,
    );
  };
  return (
    fill(edge(1.07, 26), L.tone(ink.plum, 0, 0.3), 0.3) +
    handle(1) +
    handle(-1) +
    fill(edge(1, 18), wood(0.4)) +
    fill(edge(1), wood(-0.06)) +
    fill(
      cut([
        [x - far * 0.95, top + 10],
        [x + far * 0.95, top + 10],
        [x + near * 0.955, bottom - 16],
        [x - near * 0.955, bottom - 16],
      ]),
      linear(0, top, 0, bottom, [
        [0, wood(0.2)],
        [1, wood(-0.16)],
      ]),
    ) +
    fill(
      many(9, (i) => {
        const y = top + 24 + ((bottom - top - 50) * i) / 9;
        return lens(
          x - far * 0.8 + ((i * 67) % 120),
          y,
          x + far * 0.5 + ((i * 53) % 140),
          y + 2,
          1.8,
        );
      }),
      wood(0.36),
      0.5,
    )
  );
}

/** Marraqueta: two pairs of crusty halves. */
export function marraqueta(L: Light, x: number, y: number, w: number): string {
  const half = (dx: number, dy: number, seed: number) =>
    fill(
      blob(x + dx * w, y - w * 0.2 + dy * w, w * 0.3, w * 0.2, seed, 0.06, 12),
      L.tone('#a8662c', 0, 0.1),
    ) +
    fill(
      blob(
        x + dx * w + L.from * w * 0.02,
        y - w * 0.24 + dy * w,
        w * 0.26,
        w * 0.15,
        seed + 1,
        0.06,
        11,
      ),
      L.tone('#dc9c4c', 0, 0),
    ) +
    fill(
      lens(
        x + (dx - 0.18) * w,
        y + (dy - 0.27) * w,
        x + (dx + 0.16) * w,
        y + (dy - 0.29) * w,
        w * 0.035,
      ),
      L.tone('#f6dba2', 0, -0.2),
      0.95,
    );
  return (
    castShadow(L, x, y, w) +
    half(-0.24, -0.06, 3) +
    half(0.24, -0.08, 7) +
    half(-0.22, 0.08, 11) +
    half(0.26, 0.07, 15)
  );
}

export function fruitBowl(L: Light, x: number, y: number, w: number): string {
  const round = (dx: number, dy: number, r: number, colour: string) =>
    fill(ellipse(x + dx * w, y - dy * w, r * w), L.tone(colour, 0, 0.18)) +
    fill(
      ellipse(x + (dx + L.from * 0.02) * w, y - (dy + 0.02) * w, r * w * 0.8),
      L.tone(colour, 0, -0.06),
    ) +
    fill(ellipse(x + (dx + L.from * 0.05) * w, y - (dy + 0.07) * w, r * w * 0.26), '#fff6d8', 0.7);
  const berry = (dx: number, dy: number) => {
    const [a, b] = [x + dx * w, y - dy * w];
    return (
      fill(
        curve(
          [
            [a - w * 0.07, b - w * 0.05],
            [a + w * 0.07, b - w * 0.05],
            [a + w * 0.03, b + w * 0.06],
            [a, b + w * 0.09],
            [a - w * 0.03, b + w * 0.06],
          ] as Point[],
          true,
        ),
        L.tone('#c9283f', 0, 0),
      ) +
      fill(
        lens(a - w * 0.06, b - w * 0.06, a + w * 0.06, b - w * 0.06, w * 0.025),
        L.tone(ink.leaf, 0, 0),
      ) +
      fill(
        many(5, (i) =>
          ellipse(
            a + ((i % 3) - 1) * w * 0.03,
            b - w * 0.01 + Math.floor(i / 3) * w * 0.035,
            w * 0.006,
          ),
        ),
        '#ffe1a0',
      )
    );
  };
  return (
    castShadow(L, x, y, w) +
    fill(ellipse(x, y - w * 0.36, w * 0.5, w * 0.12), L.tone(ink.riverDeep, 0, 0.2)) +
    round(-0.26, 0.46, 0.17, '#e8a23c') +
    round(0.24, 0.46, 0.17, '#e0782f') +
    round(0.0, 0.56, 0.17, '#d9b53c') +
    round(-0.06, 0.42, 0.15, '#9fb54a') +
    many(9, (i) =>
      fill(
        ellipse(
          x + (0.14 + (i % 3) * 0.07) * w,
          y - (0.42 + Math.floor(i / 3) * 0.06) * w,
          w * 0.045,
        ),
        L.tone(i % 2 ? '#5b2c55' : '#74406b', 0, 0),
      ),
    ) +
    berry(-0.36, 0.38) +
    berry(0.38, 0.36) +
    berry(-0.18, 0.36) +
    fill(
      `M${x - w * 0.5} ${y - w * 0.36}Q${x - w * 0.44} ${y - w * 0.02} ${x - w * 0.16} ${y}H${x + w * 0.16}Q${x + w * 0.44} ${y - w * 0.02} ${x + w * 0.5} ${y - w * 0.36}Q${x} ${y - w * 0.2} ${x - w * 0.5} ${y - w * 0.36}Z`,
      linear(x - w * 0.5, 0, x + w * 0.5, 0, [
        [0, L.tone(ink.river, 0, L.from < 0 ? -0.3 : 0.3)],
        [0.5, L.tone(ink.river, 0, 0)],
        [1, L.tone(ink.riverDeep, 0, L.from < 0 ? 0.2 : -0.3)],
      ]),
    ) +
    line(
      `M${x - w * 0.46} ${y - w * 0.26}Q${x} ${y - w * 0.1} ${x + w * 0.46} ${y - w * 0.26}`,
      L.tone(ink.paper, 0, 0),
      w * 0.025,
    )
  );
}

/** A foot sticking up out of the covers, its toes on top; the big toe is on the right unless flipped. */
export function foot(
  L: Light,
  x: number,
  y: number,
  h: number,
  skin: string,
  turn: number,
  flip = false,
  nails?: string,
): string {
  const s = flip ? -1 : 1;
  const p = (u: number, v: number): Point => [u * h * s, -v * h];
  const toes = [
    [0.2, 0.92, 0.105, 0.13],
    [0.055, 0.97, 0.072, 0.1],
    [-0.06, 0.93, 0.066, 0.092],
    [-0.16, 0.87, 0.06, 0.082],
    [-0.245, 0.79, 0.054, 0.07],
  ] as const;
  const body = curve(
    [
      p(-0.16, 0),
      p(-0.2, 0.3),
      p(-0.29, 0.62),
      p(-0.27, 0.8),
      p(-0.05, 0.9),
      p(0.2, 0.9),
      p(0.3, 0.76),
      p(0.24, 0.5),
      p(0.2, 0.25),
      p(0.19, 0),
    ],
    true,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${
    fill(
      toes.map(([u, v, rx, ry]) => ellipse(...p(u, v), rx * h, ry * h)).join(''),
      L.tone(skin, 0, 0.06),
    ) +
    fill(body, L.tone(skin, 0, 0.02)) +
    fill(
      curve(
        [p(-0.16, 0), p(-0.2, 0.3), p(-0.29, 0.62), p(-0.2, 0.7), p(-0.1, 0.4), p(-0.06, 0)],
        true,
      ),
      L.tone(skin, 0, L.from * s > 0 ? 0.3 : -0.24),
      0.6,
    ) +
    fill(
      lens(...p(0.05, 0.86), ...p(0.03, 0.5), h * 0.012) +
        lens(...p(-0.07, 0.82), ...p(-0.04, 0.5), h * 0.01),
      L.tone(skin, 0, 0.34),
      0.6,
    ) +
    fill(
      toes
        .map(([u, v, rx, ry]) => ellipse(...p(u, v + ry * 0.42), rx * h * 0.55, ry * h * 0.36))
        .join(''),
      nails ?? L.tone(skin, 0, -0.4),
      0.9,
    )
  }</g>`;
}
