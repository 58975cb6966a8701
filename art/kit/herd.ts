/** A coat for the horses: light along the back, shade under the belly, stockings and a blaze. */
import { ink } from './colour.ts';
import { blurred, define } from './defs.ts';
import { grazing, horse } from './horse.ts';
import { type Light } from './light.ts';
import { type Point, curve, ellipse, fill, line, rect } from './shapes.ts';

type Animal = {
  x: number;
  y: number;
  h: number;
  flip?: boolean;
  pose: 'graze' | 'stand' | 'walk';
  coat: string;
  mane: string;
  socks?: boolean;
};

export function horseInCoat(L: Light, o: Animal): string {
  const { x, y, h, flip = false, pose, coat, mane, socks = false } = o;
  const s = flip ? -1 : 1;
  const p = (a: number, b: number): Point => [x + a * h * s, y - b * h];
  const colours = { colour: L.tone(coat, 0, 0.08), mane: L.tone(mane, 0, 0.1) };
  const shape =
    pose === 'graze'
      ? grazing({ x, y, h, flip, ...colours })
      : horse({ x, y, h, flip, gait: pose, ...colours });
  const outlines = [...shape.matchAll(/ d="([^"]+)"/g)]
    .map((found) => `<path d="${found[1]}"/>`)
    .join('');
  const clip = define((id) => `<clipPath id="${id}">${outlines}</clipPath>`);
  const spot = (a: number, b: number, rx: number, ry: number) =>
    ellipse(...p(a, b), rx * h, ry * h);
  const belly = curve(
    [p(-0.6, 0.66), p(-0.2, 0.66), p(0.14, 0.63), p(0.44, 0.74), p(0.4, 0.3), p(-0.6, 0.3)],
    true,
  );
  const rump = curve([p(-0.62, 0.98), p(-0.52, 0.86), p(-0.5, 0.6), p(-0.66, 0.6)], true);
  const back = curve(
    [
      p(-0.5, 1.03),
      p(-0.2, 1.03),
      p(0.02, 0.98),
      p(0.26, 1.04),
      p(0.16, 0.93),
      p(-0.06, 0.89),
      p(-0.34, 0.92),
      p(-0.47, 0.86),
    ],
    true,
  );
  const dark =
    fill(belly, L.tone(coat, 0, 0.42), 0.75) +
    fill(rump, L.tone(coat, 0, s * L.from > 0 ? 0.35 : -0.2), 0.5);
  const light =
    fill(back, L.tone(coat, 0, -0.4), 0.75) +
    fill(
      curve([p(0.3, 0.96), p(0.42, 0.86), p(0.4, 0.68), p(0.3, 0.74)], true),
      L.tone(coat, 0, -0.2),
      0.6,
    );
  const neck =
    pose === 'graze'
      ? curve([p(0.44, 0.98), p(0.62, 0.76), p(0.78, 0.46)])
      : curve([p(0.3, 1), p(0.44, 1.24), p(0.54, 1.4)]);
  const hooves = fill(rect(x - h, y - h * 0.05, h * 2, h * 0.12), L.tone(ink.ink, 0, 0.2));
  const white = socks
    ? fill(rect(x - h, y - h * 0.2, h * 1.66, h * 0.15), L.tone(ink.snow, 0, 0.12))
    : '';
  const nose =
    pose === 'graze'
      ? curve([p(0.82, 0.42), p(0.9, 0.26), p(0.95, 0.12)])
      : curve([p(0.63, 1.35), p(0.7, 1.22), p(0.77, 1.08)]);
  const eye = pose === 'graze' ? spot(0.8, 0.36, 0.014, 0.018) : spot(0.63, 1.27, 0.014, 0.018);
  return (
    fill(ellipse(x, y + h * 0.02, h * 0.95, h * 0.07), L.tone(ink.ink, 0, 0.3), 0.32) +
    shape +
    `<g clip-path="${clip}">${blurred(dark + light, h * 0.012)}${line(neck, L.tone(coat, 0, -0.3), h * 0.05, 0.5)}${white}${hooves}${socks ? line(nose, L.tone(ink.snow), h * 0.035) : ''}</g>` +
    fill(eye, L.tone(ink.ink, 0, 0.4))
  );
}
