/** Somebody on a horse with a coat: saddle blanket, reins, the rider drawn with the couple's care. */
import { ink } from './colour.ts';
import { horseInCoat } from './herd.ts';
import { type Light } from './light.ts';
import { type Body, type Person, person } from './person.ts';
import { type Point, at, cut, fill, line, ribbon } from './shapes.ts';

const riding: Body = {
  head: [0.03, 0.745],
  shoulder: [0.01, 0.625],
  hip: [-0.02, 0.32],
  arms: [
    [
      [0.06, 0.49],
      [0.17, 0.46],
    ],
    [
      [0.09, 0.49],
      [0.19, 0.47],
    ],
  ],
  legs: [
    [
      [0.14, 0.24],
      [0.09, 0.04],
    ],
    [
      [0.14, 0.25],
      [0.1, 0.06],
    ],
  ],
};

export type Rider = {
  x: number;
  y: number;
  /** The horse's height at its withers. */
  h: number;
  coat: string;
  mane: string;
  blanket: readonly [string, string];
  who: Partial<Person> & { top: string };
  pose?: 'walk' | 'stand';
};

export function rider(L: Light, o: Rider): string {
  const { x, y, h, coat, mane, blanket, who, pose = 'walk' } = o;
  const p = (a: number, b: number): Point => [x + a * h, y - b * h];
  const tall = h * 1.2;
  const base = y - h * 0.6;
  const hand = p(0.17 * 1.2, 0.6 + 0.46 * 1.2);
  return (
    horseInCoat(L, { x, y, h, pose, coat, mane }) +
    fill(
      cut([p(-0.26, 1.0), p(0.2, 1.0), p(0.17, 0.66), p(-0.24, 0.66)]),
      L.tone(blanket[0], 0, 0.06),
    ) +
    fill(
      cut([p(-0.25, 0.75), p(0.185, 0.75), p(0.175, 0.7), p(-0.245, 0.7)]),
      L.tone(blanket[1], 0, 0),
    ) +
    fill(
      ribbon(
        [p(-0.24, 1.06), p(-0.1, 0.985), p(0.08, 0.985), p(0.18, 1.06)],
        [0.03 * h, 0.08 * h, 0.08 * h, 0.03 * h],
      ),
      L.tone(ink.woodDeep, 0, 0.1),
    ) +
    person(L, { ...riding, x, y: base, h: tall, ...who }) +
    line(
      `M${at(hand)}Q${at(p(0.45, 0.98))} ${at(p(0.72, 1.13))}M${at(p(0.56, 1.36))}L${at(p(0.7, 1.1))}M${at(p(0.6, 1.14))}L${at(p(0.76, 1.14))}`,
      L.tone(ink.woodDeep, 0, 0.3),
      h * 0.018,
    )
  );
}
