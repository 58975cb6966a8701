/** The kitchen early: light through the deep window over copper, warm bread and the checked cloth. */
import { ink } from '../kit/colour.ts';
import { blurred, clipped, linear, radial } from '../kit/defs.ts';
import { foliage } from '../kit/foliage.ts';
import { smoke } from '../kit/fire.ts';
import {
  braid,
  copperPot,
  eggBasket,
  halfLoaf,
  hangingPan,
  loaf,
  mate,
  warmWall,
} from '../kit/kitchen.ts';
import { dawn, lit } from '../kit/light.ts';
import { cordillera } from '../kit/cordillera.ts';
import { poplars } from '../kit/poplar.ts';
import { pot } from '../kit/pots.ts';
import { random } from '../kit/random.ts';
import { curve, cut, ellipse, fill, lens, line, many, rect } from '../kit/shapes.ts';
import { glow, mist, sky } from '../kit/sky.ts';
import { hill, treeline } from '../kit/hills.ts';
import { nogal } from '../kit/trees.ts';

const L = lit(dawn, { from: -1, tinted: 0.1, tint: '#e0a765', shadow: '#3a2a33', sun: '#ffe9bf' });
const out = lit(dawn, { from: 1, tinted: 0.12 });
const W = { x: 250, y: 84, w: 400, h: 366 } as const;
const EDGE = 548;

function windowAndView(): string {
  const opening = rect(W.x, W.y, W.w, W.h);
  const view =
    sky(out, 400) +
    glow(520, 330, 260, '#fff0c4', 0.9) +
    cordillera(out, {
      base: 362,
      height: 190,
      seed: 71,
      peaks: 4,
      depth: 0.3,
      from: 180,
      to: 760,
    }) +
    mist(out, 320, 380, 0.6) +
    hill(out, () => 362, { colour: ink.leaf, depth: 0.35, to: 0 }) +
    treeline(out, () => 364, { from: 220, to: 700, count: 24, size: 14, depth: 0.4, seed: 4 }) +
    poplars(out, () => 376, { from: 520, to: 640, count: 4, h: 170, seed: 3, depth: 0.2 }) +
    nogal(out, { x: 316, y: 420, h: 150, seed: 8, depth: 0.12 }) +
    hill(out, () => 404, { colour: ink.olive, depth: 0.1, marks: 60, seed: 2 });
  const reveal =
    fill(
      cut([
        [W.x - 62, W.y - 40],
        [W.x, W.y],
        [W.x, W.y + W.h],
        [W.x - 62, W.y + W.h + 36],
      ]),
      warmWall(L, 0.32),
    ) +
    fill(
      cut([
        [W.x + W.w + 62, W.y - 40],
        [W.x + W.w, W.y],
        [W.x + W.w, W.y + W.h],
        [W.x + W.w + 62, W.y + W.h + 36],
      ]),
      warmWall(L, -0.2),
    ) +
    fill(
      cut([
        [W.x - 62, W.y - 40],
        [W.x + W.w + 62, W.y - 40],
        [W.x + W.w, W.y],
        [W.x, W.y],
      ]),
      warmWall(L, 0.36),
    ) +
    fill(
      cut([
        [W.x - 62, W.y + W.h + 36],
        [W.x, W.y + W.h],
        [W.x + W.w, W.y + W.h],
        [W.x + W.w + 62, W.y + W.h + 36],
      ]),
      L.tone('#c99b66', 0, -0.15),
    );
  const bars =
    rect(W.x + W.w / 2 - 8, W.y, 16, W.h) +
    rect(W.x, W.y + W.h * 0.46, W.w, 11) +
    rect(W.x, W.y, 13, W.h) +
    rect(W.x + W.w - 13, W.y, 13, W.h) +
    rect(W.x, W.y, W.w, 13) +
    rect(W.x, W.y + W.h - 13, W.w, 13);
  return (
    clipped(opening, view) +
    fill(bars, L.tone('#3f6d68', 0, 0.12)) +
    fill(rect(W.x + W.w / 2 + 4, W.y, 4, W.h), L.tone('#8fb0a2', 0, -0.1)) +
    reveal
  );
}

/** Two linen panels, each tied back. */
function curtain(): string {
  const panel = (flip: number) => {
    const X = (x: number) => (flip < 0 ? 902 - x : x).toFixed(0);
    const d = `M${X(172)} 60L${X(316)} 60C${X(306)} 170 ${X(262)} 262 ${X(216)} 306L${X(222)} 322C${X(236)} 372 ${X(240)} 410 ${X(238)} 438L${X(174)} 438C${X(182)} 400 ${X(186)} 360 ${X(186)} 322L${X(184)} 306C${X(176)} 230 ${X(172)} 140 ${X(172)} 60Z`;
    const folds = [190, 212, 236, 262, 290]
      .map(
        (x, k) =>
          `M${X(x)} 66Q${X(x - 4 - k * 3)} 200 ${X(192 + k * 5)} 304M${X(190 + k * 6)} 326Q${X(188 + k * 9)} 380 ${X(184 + k * 11)} 434`,
      )
      .join('');
    return (
      fill(d, L.tone(ink.snow, 0, flip < 0 ? -0.02 : 0.12), 0.95) +
      line(folds, L.tone('#cdb79a', 0, 0.08), 2.4, 0.6) +
      fill(`M${X(180)} 304L${X(222)} 304L${X(224)} 324L${X(182)} 324Z`, L.tone(ink.copihue, 0, 0))
    );
  };
  return (
    panel(1) +
    panel(-1) +
    line('M150 56H752', L.tone(ink.woodDeep), 8) +
    fill(ellipse(150, 56, 9) + ellipse(752, 56, 9), L.tone(ink.woodDeep))
  );
}

function cloth(): string {
  const [l, r] = [(t: number) => 600 + (t - 600) * 0.86, (t: number) => 600 + (t - 600) * 1.16];
  const shape = cut([
    [-30, EDGE],
    [1230, EDGE],
    [1230, 820],
    [-30, 820],
  ]);
  const strips = (step: number, k: number) =>
    many(26, (i) => {
      const x = -140 + i * step;
      return cut([
        [l(x), EDGE],
        [l(x + k), EDGE],
        [r(x + k), 820],
        [r(x), 820],
      ]);
    });
  const rows = [EDGE + 6, 582, 622, 672, 736]
    .map((y, i) =>
      cut([
        [-30, y],
        [1230, y],
        [1230, y + 15 + i * 6.5],
        [-30, y + 15 + i * 6.5],
      ]),
    )
    .join('');
  return clipped(
    shape,
    fill(
      shape,
      linear(0, EDGE, 0, 800, [
        [0, L.tone(ink.snow, 0, 0.12)],
        [1, L.tone(ink.snow, 0, 0.02)],
      ]),
    ) +
      fill(strips(62, 28), L.tone(ink.river, 0, -0.05), 0.42) +
      fill(rows, L.tone(ink.river, 0, -0.05), 0.42),
  );
}

const beam = () =>
  blurred(
    fill(
      cut([
        [W.x + 20, W.y + 40],
        [W.x + W.w - 20, W.y + 20],
        [1230, 560],
        [1230, 830],
        [520, 830],
      ]),
      '#ffe2a4',
      0.13,
    ),
    14,
  );
const shadow = (x: number, y: number, w: number) =>
  fill(lens(x - w * 0.35, y, x + w * 1.05, y + w * 0.12, w * 0.12), L.tone(ink.ink, 0, 0.4), 0.26);

function shelf(): string {
  const y = 300;
  const jars: [number, number, string][] = [
    [812, 74, '#b5482e'],
    [872, 62, '#d9b23c'],
    [926, 78, '#5d7a41'],
  ];
  return (
    jars
      .map(
        ([x, h, c]) =>
          fill(rect(x - 22, y - h, 44, h), L.tone(c, 0, 0.05)) +
          fill(rect(x - 22, y - h, 44, h * 0.3), L.tone('#dfe7dc', 0, 0), 0.75) +
          fill(rect(x - 24, y - h - 12, 48, 16), L.tone(ink.wheat, 0, 0.1)) +
          fill(rect(x - 16, y - h + 8, 6, h - 16), '#fff9e6', 0.6),
      )
      .join('') +
    fill(
      curve(
        [
          [980, y],
          [968, y - 34],
          [982, y - 66],
          [976, y - 92],
          [1018, y - 92],
          [1014, y - 66],
          [1030, y - 34],
          [1016, y],
        ],
        true,
      ),
      L.tone('#7fa3a8', 0, -0.05),
    ) +
    line(
      `M1018 ${y - 84}C1050 ${y - 80} 1046 ${y - 30} 1022 ${y - 30}`,
      L.tone('#7fa3a8', 0, 0.1),
      7,
    ) +
    fill(lens(980, y - 28, 1020, y - 28, 5), L.tone(ink.snow)) +
    [0, 1, 2, 3]
      .map((i) =>
        fill(
          ellipse(1104, y - 8 - i * 9, 52 - i * 2, 9),
          L.tone(i % 2 ? '#d9a48c' : ink.snow, 0, 0.06),
        ),
      )
      .join('') +
    fill(rect(770, y, 420, 17), L.tone(ink.wood, 0, 0.02)) +
    fill(rect(770, y + 17, 420, 6), L.tone(ink.woodDeep, 0, 0.3)) +
    fill(
      cut([
        [800, y + 20],
        [820, y + 20],
        [800, y + 52],
      ]) +
        cut([
          [1140, y + 20],
          [1160, y + 20],
          [1140, y + 52],
        ]),
      L.tone(ink.woodDeep, 0, 0.2),
    ) +
    hangingPan(L, 852, 318, 33) +
    hangingPan(L, 938, 318, 41, 0.04) +
    hangingPan(L, 1030, 318, 27, 0.02)
  );
}

const plaster = () => {
  const c = random(9);
  return fill(
    many(60, () => {
      const [x, y] = [c.between(0, 1200), c.between(0, 540)];
      return lens(x, y, x + c.between(20, 70), y + c.between(-3, 3), c.between(0.8, 2));
    }),
    warmWall(L, 0.3),
    0.5,
  );
};

export const scene = {
  name: 'venue-10',
  width: 1200,
  height: 800,
  draw: () =>
    fill(
      rect(-20, -20, 1240, 600),
      linear(0, 0, 1200, 0, [
        [0, warmWall(L, 0.34)],
        [0.6, warmWall(L, 0.12)],
        [1, warmWall(L, 0.02)],
      ]),
    ) +
    plaster() +
    windowAndView() +
    curtain() +
    shelf() +
    braid(L, 88, 30, 300, 'garlic') +
    braid(L, 1150, 352, 170, 'chilli') +
    pot(L, 330, 484, 62) +
    foliage(L, 330, 404, 62, 54, { colour: ink.leaf, seed: 12, leaf: 22 }) +
    pot(L, 580, 484, 46) +
    foliage(L, 580, 424, 40, 36, { colour: ink.olive, seed: 15, leaf: 14 }) +
    cloth() +
    shadow(230, 650, 300) +
    copperPot(L, 230, 664, 310) +
    line(
      curve([
        [300, 470],
        [350, 400],
        [392, 330],
      ]),
      L.tone(ink.wood, 0, -0.1),
      13,
    ) +
    smoke(220, 460, 230, 3, '#fff8ea', 0.34) +
    fill(
      cut([
        [440, 690],
        [860, 690],
        [920, 756],
        [400, 756],
      ]),
      L.tone('#b98450', 0, -0.05),
    ) +
    fill(
      cut([
        [400, 756],
        [920, 756],
        [920, 778],
        [400, 778],
      ]),
      L.tone('#8a5a34', 0, 0.1),
    ) +
    fill(
      many(9, (i) => lens(450 + i * 10, 700 + i * 6, 800 + i * 12, 699 + i * 6, 1.4)),
      L.tone(ink.woodDeep),
      0.4,
    ) +
    loaf(L, 560, 706, 190, 4) +
    loaf(L, 742, 704, 180, 9) +
    loaf(L, 650, 664, 170, 14) +
    halfLoaf(L, 520, 764, 150) +
    loaf(L, 800, 758, 176, 19) +
    smoke(650, 590, 150, 9, '#fff8ea', 0.3) +
    shadow(1010, 668, 200) +
    eggBasket(L, 1010, 680, 220) +
    shadow(905, 640, 60) +
    mate(L, 880, 640, 112) +
    fill(ellipse(1090, 752, 92, 24), L.tone(ink.snow, 0, 0.12)) +
    fill(ellipse(1090, 748, 66, 15), L.tone(ink.paperDeep, 0, 0)) +
    fill(
      cut([
        [1060, 746],
        [1060, 716],
        [1112, 712],
        [1126, 724],
        [1126, 748],
      ]),
      L.tone('#f4dc8a', 0, -0.1),
    ) +
    fill(
      cut([
        [1112, 712],
        [1126, 724],
        [1126, 748],
        [1112, 744],
      ]),
      L.tone('#d9b95c', 0, 0.1),
    ) +
    line('M1010 770L1180 738', L.tone('#c8c6b6', 0, -0.1), 6) +
    beam() +
    fill(
      rect(-20, -20, 1240, 840),
      radial(560, 380, 900, [
        [0, '#2a1a14', 0],
        [0.6, '#2a1a14', 0],
        [1, '#2a1a14', 0.26],
      ]),
    ),
};
