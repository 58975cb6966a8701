/** A hand seen from above, resting, its back to us; and a ring for it. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { type Point, blob, curve, ellipse, fill, lens, line, ribbon } from './shapes.ts';

type Hand = {
  x: number;
  y: number;
  size: number;
  turn: number;
  skin: string;
  flip?: boolean;
  slim?: boolean;
  ring?: string;
  spread?: number;
  nails?: string;
};

/** (x, y) is the wrist; the fingers point up until turned. The thumb is on the right unless flipped. */
export function hand(L: Light, o: Hand): string {
  const { x, y, size, turn, skin, flip = false, slim = false, spread = 1, nails = '#f2c8b4' } = o;
  const s = flip ? -1 : 1;
  const a = (turn * Math.PI) / 180;
  const p = ([u, v]: Point): Point => {
    const [b, c] = [u * size * s * (slim ? 0.88 : 1), -v * size];
    return [x + b * Math.cos(a) - c * Math.sin(a), y + b * Math.sin(a) + c * Math.cos(a)];
  };
  const base = L.tone(skin, 0, 0.02);
  const shade = L.tone(skin, 0, 0.3);
  const bright = L.tone(skin, 0, -0.26);
  // Little finger to index: knuckle, length, angle.
  const fingers = [
    [-0.36, 0.86, 0.62, -0.2],
    [-0.13, 0.97, 0.82, -0.07],
    [0.12, 1.0, 0.9, 0.03],
    [0.36, 0.93, 0.8, 0.14],
  ] as const;
  const w = slim ? 0.19 : 0.235;
  const finger = ([kx, ky, length, lean]: readonly [number, number, number, number], i: number) => {
    const t = lean * spread;
    const q = (k: number, off = 0): Point =>
      p([
        kx + Math.sin(t) * length * k + Math.cos(t) * off,
        ky + Math.cos(t) * length * k - Math.sin(t) * off,
      ]);
    const shape = curve(
      [
        q(-0.3, -w * 0.5),
        q(0.1, -w * 0.54),
        q(0.48, -w * 0.5),
        q(0.52, -w * 0.5),
        q(0.86, -w * 0.42),
        q(0.98, -w * 0.22),
        q(1.01, 0),
        q(0.98, w * 0.22),
        q(0.86, w * 0.42),
        q(0.52, w * 0.5),
        q(0.48, w * 0.5),
        q(0.1, w * 0.54),
        q(-0.3, w * 0.5),
      ],
      true,
    );
    const edge = line(
      curve([
        q(-0.02, w * 0.55),
        q(0.1, w * 0.54),
        q(0.48, w * 0.5),
        q(0.86, w * 0.42),
        q(0.98, w * 0.22),
        q(1.01, 0),
        q(0.98, -w * 0.22),
        q(0.86, -w * 0.42),
        q(0.5, -w * 0.5),
        q(0.06, -w * 0.55),
      ]),
      shade,
      size * 0.016,
      0.9,
    );
    const nail =
      fill(
        curve(
          [
            q(0.82, -w * 0.24),
            q(0.95, -w * 0.22),
            q(1.0, 0),
            q(0.95, w * 0.22),
            q(0.82, w * 0.24),
            q(0.79, 0),
          ],
          true,
        ),
        nails,
      ) + fill(lens(...q(0.83, -w * 0.1), ...q(0.96, -w * 0.08), size * 0.014), '#fff6ec', 0.8);
    const creases =
      [0.44, 0.5, 0.56]
        .map((k) => lens(...q(k, -w * 0.26), ...q(k + 0.01, w * 0.26), size * 0.008, size * 0.012))
        .join('') +
      [0.72, 0.76]
        .map((k) => lens(...q(k, -w * 0.2), ...q(k, w * 0.2), size * 0.006, size * 0.01))
        .join('');
    const ring =
      o.ring && i === 1
        ? fill(
            curve(
              [
                q(0.17, -w * 0.58),
                q(0.2, 0),
                q(0.17, w * 0.58),
                q(0.25, w * 0.58),
                q(0.28, 0),
                q(0.25, -w * 0.58),
              ],
              false,
            ) + 'Z',
            L.tone(o.ring, 0, 0),
          ) +
          line(
            curve([q(0.25, -w * 0.56), q(0.28, 0), q(0.25, w * 0.56)]),
            '#fff3c4',
            size * 0.018,
          ) +
          line(
            curve([q(0.17, -w * 0.56), q(0.2, 0), q(0.17, w * 0.56)]),
            L.tone(ink.wheatDeep, 0, 0),
            size * 0.014,
          ) +
          (slim
            ? fill(ellipse(...q(0.24), size * 0.07), '#f6fbff') +
              fill(ellipse(...q(0.25, -0.02), size * 0.035), '#bcd8e6') +
              line(ellipse(...q(0.24), size * 0.07), L.tone(ink.wheat, 0, 0.1), size * 0.016)
            : '')
        : '';
    return (
      fill(shape, base) +
      fill(
        ribbon(
          [
            q(0.0, -L.from * s * -w * 0.2),
            q(0.5, L.from * s * w * 0.2),
            q(0.86, L.from * s * w * 0.16),
          ],
          [w * 0.34 * size, w * 0.3 * size, w * 0.1 * size],
        ),
        bright,
        0.5,
      ) +
      edge +
      fill(creases, shade, 0.8) +
      nail +
      ring
    );
  };
  const palm = curve(
    [
      p([-0.3, -0.5]),
      p([-0.31, 0]),
      p([-0.47, 0.4]),
      p([-0.5, 0.82]),
      p([-0.34, 1.0]),
      p([-0.1, 1.1]),
      p([0.14, 1.13]),
      p([0.4, 1.05]),
      p([0.5, 0.84]),
      p([0.47, 0.5]),
      p([0.36, 0.16]),
      p([0.29, 0]),
      p([0.28, -0.5]),
    ],
    true,
  );
  const thumb = curve(
    [
      p([0.2, 0.02]),
      p([0.4, 0.16]),
      p([0.62, 0.44]),
      p([0.73, 0.74]),
      p([0.74, 0.96]),
      p([0.66, 1.05]),
      p([0.56, 0.98]),
      p([0.5, 0.74]),
      p([0.36, 0.5]),
      p([0.2, 0.42]),
    ],
    true,
  );
  const thumbNail = fill(
    curve([p([0.62, 0.88]), p([0.7, 0.9]), p([0.71, 1.0]), p([0.65, 1.02]), p([0.6, 0.97])], true),
    nails,
  );
  const tendons = fingers
    .map(([kx, ky]) => lens(...p([kx * 0.95, ky - 0.02]), ...p([kx * 0.5, 0.34]), size * 0.012))
    .join('');
  const knuckles = fingers
    .map(([kx, ky], i) =>
      fill(blob(...p([kx, ky + 0.02]), size * 0.075, size * 0.06, i + 3, 0.1, 9), bright, 0.4),
    )
    .join('');
  return (
    fill(thumb, L.tone(skin, 0, 0.1)) +
    line(thumb, shade, size * 0.014, 0.6) +
    thumbNail +
    fingers.map(finger).join('') +
    fill(palm, base) +
    fill(tendons, shade, 0.35) +
    knuckles +
    fill(
      curve(
        [
          p([-0.3, -0.5]),
          p([-0.31, 0]),
          p([-0.47, 0.4]),
          p([-0.5, 0.82]),
          p([-0.4, 0.8]),
          p([-0.34, 0.4]),
          p([-0.22, 0]),
          p([-0.2, -0.5]),
        ],
        true,
      ),
      shade,
      0.4,
    ) +
    fill(lens(...p([0.34, 0.34]), ...p([0.47, 0.62]), size * 0.01, size * 0.03), shade, 0.7)
  );
}
