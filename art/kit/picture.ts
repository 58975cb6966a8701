/** A picture: what `draw` composes, with its gradients, as one SVG document. */
import { takeDefs } from './defs.ts';

export type Scene = {
  name: string;
  width: number;
  height: number;
  draw: () => string;
  /** How much the knife trembles; less where there are letters. */
  wobble?: number;
};

export function svgOf(scene: Scene): string {
  takeDefs();
  const body = scene.draw();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}" width="${scene.width * 2}" height="${scene.height * 2}">` +
    `<defs>${takeDefs()}</defs>${body}</svg>`
  );
}
