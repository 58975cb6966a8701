/** The barn from within: plank walls with light between the boards, trusses, a wide door to the day. */
import { ink } from './colour.ts';
import { blurred, clipped, linear } from './defs.ts';
import { type Light } from './light.ts';
import { random } from './random.ts';
import { at, curve, ellipse, fill, lens, lerp, line, many } from './shapes.ts';
import { type Spot, type Stage, box, floor } from './stage.ts';

export const barn = { half: 4.6, wall: 3.9, ridge: 6.6, door: 7, open: 2.45, lintel: 4.1 } as const;
const B = barn;

/** What is seen through the door, cut out by it. */
export const throughDoor = (S: Stage, outside: string) =>
  clipped(
    S.face([
      [-B.open, 0, B.door],
      [-B.open, B.lintel, B.door],
      [B.open, B.lintel, B.door],
      [B.open, 0, B.door],
    ]),
    outside,
  );

function boards(
  S: Stage,
  side: -1 | 1,
  chance: ReturnType<typeof random>,
): { seams: string; slits: string } {
  let seams = '';
  let slits = '';
  for (let z = 0.6; z < B.door; z += 0.34) {
    const x = side * B.half;
    seams += `M${at(S.point([x, 0, z]))}L${at(S.point([x, B.wall, z]))}`;
    if (z > 4.6) {
      const [low, high] = [chance.between(0.1, 0.6), chance.between(3.1, B.wall)];
      slits += S.face([
        [x, low, z],
        [x, high, z],
        [x, high, z + 0.035],
        [x, low, z + 0.035],
      ]);
    }
  }
  return { seams, slits };
}

export function barnShell(L: Light, S: Stage): string {
  const chance = random(8);
  const wood = (shade: number) => L.tone(ink.woodDeep, 0, shade);
  const wallOf = (side: -1 | 1) => {
    const x = side * B.half;
    const { seams, slits } = boards(S, side, chance);
    return (
      fill(
        S.face([
          [x, 0, 0.3],
          [x, B.wall, 0.3],
          [x, B.wall, B.door],
          [x, 0, B.door],
        ]),
        wood(side < 0 ? 0.62 : 0.36),
      ) +
      line(seams, wood(0.8), 2, 0.8) +
      (side < 0 ? fill(slits, '#ffd98c', 0.9) : fill(slits, '#f3bd74', 0.35))
    );
  };
  const roof = (side: -1 | 1) => {
    const plane = S.face([
      [side * B.half, B.wall, 0.3],
      [0, B.ridge, 0.3],
      [0, B.ridge, B.door],
      [side * B.half, B.wall, B.door],
    ]);
    const battens = many(9, (i) => {
      const t = (i + 0.5) / 9;
      const [x, y] = [side * B.half * (1 - t), lerp(B.wall, B.ridge, t)];
      return `M${at(S.point([x, y, 0.5]))}L${at(S.point([x, y, B.door]))}`;
    });
    return fill(plane, wood(side < 0 ? 0.66 : 0.56)) + line(battens, wood(0.86), 4, 0.7);
  };
  const hole = (points: Spot[]) => S.face(points);
  const gable = `${S.face([
    [-B.half, 0, B.door],
    [-B.half, B.wall, B.door],
    [0, B.ridge, B.door],
    [B.half, B.wall, B.door],
    [B.half, 0, B.door],
  ])}${hole([
    [-B.open, 0, B.door],
    [-B.open, B.lintel, B.door],
    [B.open, B.lintel, B.door],
    [B.open, 0, B.door],
  ])}${hole([
    [-0.45, 5, B.door],
    [-0.45, 5.7, B.door],
    [0.45, 5.7, B.door],
    [0.45, 5, B.door],
  ])}`;
  const gableSeams = many(29, (i) => {
    const x = lerp(-B.half, B.half, (i + 0.5) / 29);
    const top = B.ridge - (Math.abs(x) / B.half) * (B.ridge - B.wall);
    return `M${at(S.point([x, Math.abs(x) < B.open ? B.lintel : 0, B.door]))}L${at(S.point([x, top, B.door]))}`;
  });
  return (
    fill(
      floor(S, -B.half, 0.3, B.half, B.door),
      linear(0, 620, 0, 800, [
        [0, L.tone('#b98a55', 0, 0.05)],
        [1, L.tone('#6b4a30', 0, 0.4)],
      ]),
    ) +
    fill(gable, wood(0.34), 1, ' fill-rule="evenodd"') +
    line(gableSeams, wood(0.8), 1.6, 0.8) +
    wallOf(-1) +
    wallOf(1) +
    roof(-1) +
    roof(1) +
    box(L, S, { x: -B.open - 0.2, y: 0, z: B.door - 0.1, w: 0.2, h: B.lintel, d: 0.2 }, ink.wood, {
      shade: 0.25,
    }) +
    box(L, S, { x: B.open, y: 0, z: B.door - 0.1, w: 0.2, h: B.lintel, d: 0.2 }, ink.wood, {
      shade: 0.15,
    }) +
    box(
      L,
      S,
      { x: -B.open - 0.35, y: B.lintel, z: B.door - 0.1, w: B.open * 2 + 0.7, h: 0.26, d: 0.2 },
      ink.wood,
      { shade: 0.3 },
    )
  );
}

/** A truss across the barn: tie beam, king post, struts, the two posts that carry it. */
export function truss(L: Light, S: Stage, z: number): string {
  const shade = 0.34 - z * 0.02;
  const beam = (a: Spot, b: Spot, thick: number) => {
    const [p, q] = [S.point(a), S.point(b)];
    const w = S.scale(a) * thick;
    return (
      line(`M${at(p)}L${at(q)}`, L.tone(ink.woodDeep, 0, shade), w) +
      line(
        `M${at([p[0], p[1] + w * 0.34])}L${at([q[0], q[1] + w * 0.34])}`,
        L.tone(ink.wood, 0, 0),
        w * 0.2,
        0.7,
      )
    );
  };
  const post = (side: -1 | 1) =>
    box(
      L,
      S,
      { x: side * (B.half - 0.2) - 0.15, y: 0, z, w: 0.3, h: B.wall, d: 0.3 },
      ink.woodDeep,
      { shade: shade - 0.05 },
    );
  return (
    post(-1) +
    post(1) +
    beam([-B.half, B.wall, z], [0, B.ridge - 0.1, z], 0.24) +
    beam([B.half, B.wall, z], [0, B.ridge - 0.1, z], 0.24) +
    beam([0, B.wall + 0.3, z], [0, B.ridge - 0.2, z], 0.2) +
    beam([-0.1, B.wall + 0.5, z], [-2, 5.4, z], 0.16) +
    beam([0.1, B.wall + 0.5, z], [2, 5.4, z], 0.16) +
    beam([-B.half, B.wall + 0.3, z], [B.half, B.wall + 0.3, z], 0.3)
  );
}

export function bale(
  L: Light,
  S: Stage,
  x: number,
  y: number,
  z: number,
  seed: number,
  w = 1.1,
  shade = 0,
): string {
  const chance = random(seed);
  const [h, d] = [0.5, 0.55];
  const body = box(L, S, { x, y, z, w, h, d }, '#cfa24c', { shade: shade + 0.12 });
  const straws = (count: number) =>
    many(count, () => {
      const spot: Spot = [x + chance() * w, y + chance() * h, z];
      const [a, b] = S.point(spot);
      const s = S.scale(spot) * chance.between(0.05, 0.16);
      const t = chance.between(-0.5, 0.5);
      return lens(
        a - Math.cos(t) * s,
        b - Math.sin(t) * s,
        a + Math.cos(t) * s,
        b + Math.sin(t) * s,
        s * 0.07,
      );
    });
  const twine = [0.28, 0.72].map((t) =>
    S.face([
      [x + w * t, y, z],
      [x + w * t, y + h, z],
      [x + w * t + 0.03, y + h, z],
      [x + w * t + 0.03, y, z],
    ]),
  );
  return (
    body +
    fill(straws(44), L.tone('#e6c273', 0, shade - 0.1)) +
    fill(straws(34), L.tone(ink.wheatDeep, 0, shade + 0.1), 0.8) +
    fill(twine.join(''), L.tone(ink.woodDeep, 0, shade))
  );
}

/** Light that falls in through gaps, as dusty bars. */
export const shafts = (bars: [number, number, number, number, number][]) =>
  blurred(
    many(bars.length, (i) => {
      const [x, y, dx, dy, w] = bars[i]!;
      return fill(
        `M${x} ${y}L${x} ${y + w}L${x + dx} ${y + dy + w * 2.6}L${x + dx} ${y + dy}Z`,
        '#ffdf9c',
        0.13,
      );
    }),
    3,
  );

/** A dog sitting with its back to us. */
export function dog(x: number, y: number, h: number, colour: string, rim: string): string {
  const parts = [
    curve(
      [
        [x - h * 0.1, y - h * 0.72],
        [x - h * 0.2, y - h * 0.45],
        [x - h * 0.29, y - h * 0.14],
        [x - h * 0.24, y],
        [x + h * 0.24, y],
        [x + h * 0.29, y - h * 0.14],
        [x + h * 0.2, y - h * 0.45],
        [x + h * 0.1, y - h * 0.72],
      ],
      true,
    ),
    ellipse(x, y - h * 0.8, h * 0.155, h * 0.17),
    ellipse(x, y - h * 0.66, h * 0.115, h * 0.12),
    curve(
      [
        [x - h * 0.08, y - h * 0.93],
        [x - h * 0.17, y - h * 0.99],
        [x - h * 0.2, y - h * 0.8],
        [x - h * 0.12, y - h * 0.82],
      ],
      true,
    ),
    curve(
      [
        [x + h * 0.08, y - h * 0.93],
        [x + h * 0.17, y - h * 0.99],
        [x + h * 0.2, y - h * 0.8],
        [x + h * 0.12, y - h * 0.82],
      ],
      true,
    ),
    lens(x + h * 0.2, y - h * 0.04, x + h * 0.52, y - h * 0.16, h * 0.05, h * 0.08),
    ellipse(x - h * 0.1, y, h * 0.1, h * 0.035),
    ellipse(x + h * 0.1, y, h * 0.1, h * 0.035),
  ];
  const all = (c: string) => parts.map((d) => fill(d, c)).join('');
  return `<g transform="translate(0 ${-h * 0.016})">${all(rim)}</g>${all(colour)}`;
}
