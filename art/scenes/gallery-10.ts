/** From above: two hands, two rings, inside a wreath of their own wheat. */
import { ink } from '../kit/colour.ts';
import { linear } from '../kit/defs.ts';
import { hand } from '../kit/hands.ts';
import { lit, morning } from '../kit/light.ts';
import { random } from '../kit/random.ts';
import { type Point, cut, fill, lens, many, rect, ribbon } from '../kit/shapes.ts';
import { glow } from '../kit/sky.ts';
import { bow, ear, wreath } from '../kit/wreath.ts';

const L = lit(morning, { from: -1, tinted: 0.08, shadow: '#3a2a2a' });
const chance = random(40);
const boards = ['#5d7f7a', '#567873', '#648680', '#527470', '#5f827c', '#587b76'];

function board(i: number): string {
  const y = i * 140 - 20;
  return (
    fill(rect(-20, y, 1240, 138), L.tone(boards[i]!, 0, 0.06)) +
    fill(rect(-20, y, 1240, 4), L.tone(boards[i]!, 0, -0.25), 0.7) +
    fill(rect(-20, y + 136, 1240, 6), L.tone(ink.ink, 0, 0.3)) +
    fill(
      many(26, () => {
        const [x, v] = [chance.between(-60, 1180), y + chance.between(8, 130)];
        return lens(
          x,
          v,
          x + chance.between(80, 320),
          v + chance.between(-2, 2),
          chance.between(0.8, 2),
        );
      }),
      L.tone(ink.riverDeep, 0, 0.15),
      0.4,
    ) +
    fill(
      many(10, () => {
        const [x, v] = [chance.between(-60, 1180), y + chance.between(8, 130)];
        return lens(x, v, x + chance.between(60, 200), v, 1.4);
      }),
      L.tone(ink.paper, 0, 0),
      0.22,
    )
  );
}
const strayEar = (x: number, y: number, a: number, l: number) => {
  const e = ear(x, y, l, a, l * 1.7);
  return (
    `<g transform="translate(6 9)" opacity=".3">${fill(e.stems + e.grains, L.tone(ink.ink, 0, 0.4))}</g>` +
    fill(e.awns, L.tone(ink.gold, 0, 0), 0.8) +
    fill(e.stems, L.tone(ink.wheat, 0, 0.2)) +
    fill(e.grains, L.tone('#d3a24a', 0, 0))
  );
};
const shadowed = (markup: string, dx: number, dy: number) =>
  `<g transform="translate(${dx} ${dy})" opacity=".28">${markup.replace(/fill="(?!none)[^"]+"/g, 'fill="#2a1a20"').replace(/stroke="[^"]+"/g, 'stroke="none"')}</g>`;
const sleeve = (points: Point[], widths: number[], colour: string) =>
  fill(
    ribbon(points, widths),
    linear(points[0]![0], 0, points[points.length - 1]![0], 0, [
      [0, L.tone(colour, 0, 0.2)],
      [1, L.tone(colour, 0, -0.02)],
    ]),
  );

const his = () =>
  hand(L, {
    x: 380,
    y: 604,
    size: 208,
    turn: 58,
    skin: '#b57c56',
    ring: '#d9b25a',
    flip: true,
    spread: 0.8,
    nails: '#e2b294',
  });
const hers = () =>
  hand(L, {
    x: 838,
    y: 596,
    size: 186,
    turn: -56,
    skin: '#cf9670',
    ring: '#e6c268',
    slim: true,
    spread: 0.9,
    nails: '#d9616e',
  });

export const scene = {
  name: 'gallery-10',
  width: 1200,
  height: 800,
  draw: () =>
    many(6, board) +
    glow(250, 120, 700, '#fff3cf', 0.5) +
    fill(
      cut([
        [300, -20],
        [520, -20],
        [-20, 640],
        [-20, 380],
      ]) +
        cut([
          [620, -20],
          [700, -20],
          [100, 820],
          [-10, 820],
        ]),
      '#fff6dc',
      0.13,
    ) +
    strayEar(120, 190, -2.3, 90) +
    strayEar(1090, 150, -0.9, 96) +
    strayEar(1110, 360, 0.5, 84) +
    strayEar(90, 440, 2.6, 80) +
    wreath(L, 604, 372, 322, { seed: 6 }) +
    bow(L, 604, 700, 76, ink.copihue) +
    '<g transform="translate(0 -46)">' +
    shadowed(his(), 12, 16) +
    his() +
    fill(
      ribbon(
        [
          [296, 656],
          [322, 640],
          [350, 622],
        ],
        [160, 160, 156],
      ),
      L.tone(ink.snow, 0, 0.02),
    ) +
    sleeve(
      [
        [-40, 860],
        [-30, 810],
        [140, 736],
        [326, 640],
      ],
      [260, 240, 200, 172],
      '#2c4238',
    ) +
    fill(`M330 690a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z`, L.tone(ink.gold, 0, 0)) +
    shadowed(hers(), -10, 16) +
    hers() +
    sleeve(
      [
        [1250, 850],
        [1240, 806],
        [1060, 722],
        [908, 642],
      ],
      [210, 196, 158, 128],
      ink.snow,
    ) +
    fill(
      many(11, (i) => {
        const t = i / 10;
        const [x, y] = [872 + t * 66, 692 - t * 108];
        return `M${x - 13} ${y}a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z`;
      }),
      L.tone(ink.snow, 0, -0.05),
    ) +
    fill(
      many(11, (i) => {
        const t = i / 10;
        const [x, y] = [872 + t * 66, 692 - t * 108];
        return `M${x - 5} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`;
      }),
      L.tone(ink.edge, 0, 0.2),
    ) +
    fill(
      many(24, () => {
        const t = chance();
        const [x, y] = [930 + t * 250, 650 + t * 110 + chance.between(-50, 50)];
        return many(5, (k) => {
          const a = (k / 5) * 6.28;
          return lens(x, y, x + Math.cos(a) * 11, y + Math.sin(a) * 11, 3);
        });
      }),
      L.tone(ink.edge, 0, 0.08),
      0.8,
    ) +
    '</g>',
};
