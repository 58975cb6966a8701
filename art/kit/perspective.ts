/** A pinhole camera: metres in, picture units out. X right, Y up from the ground, Z away from us. */
import { type Point } from './shapes.ts';

export type Camera = {
  point: (X: number, Y: number, Z: number) => Point;
  scale: (Z: number) => number;
};

export function camera(o: { x: number; horizon: number; eye: number; focal: number }): Camera {
  const scale = (Z: number) => o.focal / Math.max(0.2, Z);
  return {
    scale,
    point: (X, Y, Z) => [o.x + X * scale(Z), o.horizon + (o.eye - Y) * scale(Z)],
  };
}
