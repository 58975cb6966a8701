/** What people sit on, in true perspective: chairs turned to a table, benches before an altar. */
import { ink } from './colour.ts';
import { type Light } from './light.ts';
import { type Stage, box } from './stage.ts';

type Seat = { x: number; z: number; colour?: string; depth?: number; shade?: number };

/** A wooden chair whose back is on its left (-1) or right (1). */
export function sideChair(L: Light, S: Stage, o: Seat & { back: -1 | 1 }): string {
  const { x, z, back, colour = ink.wood, depth = 0, shade = 0 } = o;
  const part = (dx: number, y: number, dz: number, w: number, h: number, d: number, tone = 0) =>
    box(L, S, { x: x + dx, y, z: z + dz, w, h, d }, colour, { depth, shade: shade + tone });
  const edge = back < 0 ? -0.22 : 0.18;
  const legs = [
    [-0.22, 0.36],
    [0.18, 0.36],
    [-0.22, 0],
    [0.18, 0],
  ]
    .map(([dx, dz]) => part(dx!, 0, dz!, 0.04, 0.45, 0.04, 0.1))
    .join('');
  const seat = box(L, S, { x: x - 0.22, y: 0.44, z, w: 0.44, h: 0.04, d: 0.4 }, ink.wheat, {
    depth,
    shade: shade + 0.05,
  });
  const backrest =
    part(edge, 0.46, 0.36, 0.04, 0.52, 0.04) +
    [0.62, 0.76, 0.9].map((y) => part(edge, y, 0, 0.035, 0.08, 0.4, -0.08)).join('') +
    part(edge, 0.46, 0, 0.04, 0.52, 0.04);
  return back < 0 ? legs + backrest + seat : legs + seat + backrest;
}

/** A long bench seen from behind: seat, legs and a plank to lean on. */
export function bench(L: Light, S: Stage, o: Seat & { w: number }): string {
  const { x, z, w, colour = ink.wood, depth = 0, shade = 0 } = o;
  const part = (dx: number, y: number, dz: number, ww: number, h: number, d: number, tone = 0) =>
    box(L, S, { x: x + dx, y, z: z + dz, w: ww, h, d }, colour, { depth, shade: shade + tone });
  const legs = [0.12, w / 2 - 0.05, w - 0.22]
    .map((dx) => part(dx, 0, 0.3, 0.1, 0.42, 0.08, 0.15))
    .join('');
  const posts = [0.12, w / 2 - 0.05, w - 0.22]
    .map((dx) => part(dx, 0, 0.02, 0.1, 0.96, 0.06, 0.12))
    .join('');
  return (
    legs +
    part(0, 0.42, 0, w, 0.06, 0.42, -0.1) +
    posts +
    part(0, 0.58, 0, w, 0.13, 0.03, 0.06) +
    part(0, 0.79, 0, w, 0.15, 0.03, -0.02)
  );
}
