/** A hand lifting a wine glass against the light; the arm comes from outside the picture. */
import { clipped, linear } from './defs.ts';
import { type Light } from './light.ts';
import { type Point, at, curve, ellipse, fill, lens, line, ribbon } from './shapes.ts';

export type Raised = {
  x: number;
  y: number;
  h: number;
  tilt: number;
  arm: readonly Point[];
  sleeve: string;
  cuff?: string;
  skin: string;
  flip?: boolean;
  wine?: readonly [string, string];
  rim?: string;
  width?: number;
};

/** (x, y) is where the fingers hold the stem, h the height of the glass. */
export function raisedGlass(L: Light, o: Raised): string {
  const {
    x,
    y,
    h,
    tilt,
    skin,
    wine = ['#e8576a', '#7d1330'],
    rim = '#ffe2a0',
    width = 1,
    flip = false,
  } = o;
  const s = flip ? -1 : 1;
  const turn = (tilt * Math.PI) / 180;
  const p = (u: number, v: number): Point => {
    const [a, b] = [u * h * s, -v * h];
    return [
      x + a * Math.cos(turn) - b * Math.sin(turn),
      y + a * Math.sin(turn) + b * Math.cos(turn),
    ];
  };
  const dark = L.tone(skin, 0, 0.16);
  const arm: Point[] = [...o.arm, p(-0.2, -0.13)];
  const widths = [0.36 * width, 0.26 * width, 0.15].map((k) => k * h);
  const sleeve = ribbon(
    arm
      .slice(0, -1)
      .concat([
        [
          arm[arm.length - 2]![0] * 0.32 + arm[arm.length - 1]![0] * 0.68,
          arm[arm.length - 2]![1] * 0.32 + arm[arm.length - 1]![1] * 0.68,
        ],
      ]),
    [0.38 * h * width, 0.25 * h * width],
  );
  const last = arm[arm.length - 1]!;
  const before = arm[arm.length - 2]!;
  const along = (t: number): Point => [
    before[0] + (last[0] - before[0]) * t,
    before[1] + (last[1] - before[1]) * t,
  ];
  const bowl: Point[] = [
    p(-0.15, 0.72),
    p(-0.185, 0.52),
    p(-0.165, 0.34),
    p(-0.09, 0.22),
    p(0, 0.19),
    p(0.09, 0.22),
    p(0.165, 0.34),
    p(0.185, 0.52),
    p(0.15, 0.72),
  ];
  const bowlPath = `${curve(bowl)}L${at(bowl[0]!)}Z`;
  // Wine stays level however the glass is held.
  const level = (p(-0.18, 0.48)[1] + p(0.18, 0.48)[1]) / 2;
  const [cx] = p(0, 0.4);
  const foot = (() => {
    const [fx, fy] = p(0, -0.36);
    return `<ellipse cx="${fx.toFixed(1)}" cy="${fy.toFixed(1)}" rx="${(h * 0.13).toFixed(1)}" ry="${(h * 0.03).toFixed(1)}" transform="rotate(${tilt} ${fx.toFixed(1)} ${fy.toFixed(1)})" fill="#fff3d6" opacity=".7"/>`;
  })();
  const finger = (v: number, reach: number, w: number) => {
    const d = ribbon(
      [p(-0.14, v - 0.05), p(-0.02, v + 0.012), p(reach, v + 0.004), p(reach + 0.012, v - 0.012)],
      [0.075 * w * h, 0.072 * w * h, 0.06 * w * h, 0.03 * w * h],
    );
    return (
      fill(d, L.tone(skin, 0, 0.02)) +
      line(
        curve([p(-0.1, v - 0.07), p(-0.01, v - 0.026), p(reach, v - 0.028)]),
        L.tone(skin, 0, 0.55),
        h * 0.008,
        0.7,
      ) +
      fill(lens(...p(-0.08, v + 0.012), ...p(reach, v + 0.03), h * 0.006), rim, 0.75)
    );
  };
  return (
    `<g transform="translate(${(h * 0.012 * L.from).toFixed(1)} ${(-h * 0.012).toFixed(1)})">${fill(ribbon(arm, widths) + sleeve, rim, 0.85)}</g>` +
    fill(ribbon(arm, widths), dark) +
    fill(sleeve, L.tone(o.sleeve, 0, 0.1)) +
    (o.cuff
      ? fill(
          ribbon([along(0.6), along(0.72)], [0.262 * h * width, 0.25 * h * width]),
          L.tone(o.cuff, 0, 0),
        )
      : '') +
    fill(
      curve(
        [
          p(-0.28, -0.2),
          p(-0.22, 0.0),
          p(-0.14, 0.1),
          p(-0.03, 0.09),
          p(0.0, -0.06),
          p(-0.06, -0.22),
          p(-0.16, -0.28),
        ],
        true,
      ),
      dark,
    ) +
    foot +
    line(`M${at(p(0, -0.36))}L${at(p(0, 0.2))}`, '#fff3d6', h * 0.026, 0.85) +
    fill(bowlPath, '#fff6dc', 0.3) +
    clipped(
      bowlPath,
      fill(
        `M${cx - h} ${level}H${cx + h}V${level + h}H${cx - h}Z`,
        linear(0, level, 0, level + h * 0.34, [
          [0, wine[0], 0.96],
          [1, wine[1], 0.98],
        ]),
      ) +
        fill(ellipse(cx, level, h * 0.19, h * 0.028), wine[0]) +
        fill(ellipse(cx, level, h * 0.17, h * 0.018), '#ffb9a8', 0.5),
    ) +
    line(bowlPath, '#fff6dc', h * 0.008, 0.75) +
    fill(
      lens(
        ...p(0.11 * L.from * s, 0.66),
        ...p(0.13 * L.from * s, 0.34),
        h * 0.014,
        h * 0.02 * L.from,
      ),
      '#fffbe8',
      0.9,
    ) +
    fill(
      lens(...p(-0.1 * L.from * s, 0.6), ...p(-0.12 * L.from * s, 0.44), h * 0.006),
      '#fffbe8',
      0.6,
    ) +
    finger(-0.13, 0.035, 0.86) +
    finger(-0.06, 0.06, 0.96) +
    finger(0.012, 0.07, 1) +
    finger(0.085, 0.05, 0.98) +
    fill(
      ribbon([p(-0.16, 0.02), p(-0.1, 0.13), p(-0.03, 0.17)], [0.09 * h, 0.075 * h, 0.04 * h]),
      L.tone(skin, 0, 0.1),
    )
  );
}
