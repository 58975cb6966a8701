/** Tied shut with copihue ribbon, and it shines a little through the seam. */
import { ink } from '../kit/colour.ts';
import { copihue } from '../kit/copihue.ts';
import { linear } from '../kit/defs.ts';
import { lettering } from '../kit/lettering.ts';
import { lit, night } from '../kit/light.ts';
import { candle, stringLights } from '../kit/lights.ts';
import { fullBow, present, tag } from '../kit/present.ts';
import { random } from '../kit/random.ts';
import { ellipse, fill, lens, many, rect } from '../kit/shapes.ts';
import { glow, rays } from '../kit/sky.ts';
import { plank } from '../kit/still-life.ts';
import { stage } from '../kit/stage.ts';

const L = lit(night, {
  tint: '#d08a4c',
  tinted: 0.1,
  shadow: '#2a1420',
  sun: '#ffe7ae',
  from: -1,
});
const S = stage({ x: 610, horizon: -30, eye: 3.6, focal: 1700, turn: 0.6 });
const box = { x: 4.52, z: 5.75, w: 1.7, h: 1.35, paper: '#efe0bf', ribbon: ink.copihue };
const [bx, by] = S.point([box.x, box.h, box.z + box.w / 2]);
const chance = random(9);
const spark = (x: number, y: number, r: number) =>
  lens(x - r, y, x + r, y, r * 0.13) +
  lens(x, y - r * 1.4, x, y + r * 1.4, r * 0.13) +
  ellipse(x, y, r * 0.2);

export const scene = {
  name: 'sorpresa-guardada',
  width: 1200,
  height: 900,
  draw: () =>
    fill(
      rect(-20, -20, 1240, 720),
      linear(0, 0, 0, 640, [
        [0, '#0f2a2b'],
        [0.6, '#1f4a42'],
        [1, '#3f6650'],
      ]),
    ) +
    many(42, () => {
      const [x, y, r] = [chance.between(0, 1200), chance.between(20, 560), chance.between(14, 46)];
      return fill(
        ellipse(x, y, r),
        chance.pick(['#ffd88a', '#f2b8a2', '#ffe9b8', '#e4906a']),
        chance.between(0.06, 0.2),
      );
    }) +
    glow(bx, 470, 620, '#ffcf7a', 0.75) +
    rays(L, bx, 460, 150, 700, 46, 11, 0.26) +
    stringLights([-20, 60], [1220, 50], 66, 15, 8, '#122b27', 0.7) +
    plank(L, 600, 320, { colour: ink.wood, seed: 4, shade: 0.1 }) +
    fill(rect(-20, 596, 1240, 8), L.tone(ink.woodDeep, 0, 0.4)) +
    glow(bx, 760, 520, '#ffc06a', 0.45) +
    fill(lens(330, 800, 1010, 778, 52), L.tone('#2a1420', 0, 0.3), 0.5) +
    present(L, S, box) +
    fullBow(L, bx, by - 8, 168, ink.copihue) +
    tag(
      L,
      [bx - 70, by + 10],
      462,
      610,
      96,
      -10,
      lettering('?', 0, 40, 108, L.tone(ink.copihue, 0, 0)),
    ) +
    candle(150, 790, 150) +
    candle(1070, 764, 116) +
    candle(246, 816, 92) +
    fill(
      ellipse(150, 792, 40, 9) + ellipse(246, 818, 34, 8) + ellipse(1070, 766, 38, 8),
      L.tone(ink.wheat, 0, 0.1),
    ) +
    copihue(L, 960, 806, 92, 74) +
    copihue(L, 1034, 838, 84, 58) +
    fill(lens(900, 804, 960, 780, 14) + lens(976, 852, 930, 826, 12), L.tone(ink.leaf, 0, 0)) +
    fill(
      many(26, () => {
        const a = chance.between(-2.9, -0.25);
        const r = chance.between(190, 440);
        return spark(bx + Math.cos(a) * r, 470 + Math.sin(a) * r * 0.86, chance.between(5, 15));
      }),
      '#fff3c4',
      0.9,
    ),
};
