/** Gradients and clips are written where they are used and collected into the picture's `defs`. */
let collected: string[] = [];
let nextId = 0;

export function define(markup: (id: string) => string): string {
  const id = `d${nextId++}`;
  collected.push(markup(id));
  return `url(#${id})`;
}

export function takeDefs(): string {
  const defs = collected.join('');
  collected = [];
  nextId = 0;
  return defs;
}

/** [offset, colour, opacity] */
export type Stop = readonly [number, string, number?];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

export const linear = (x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]) =>
  define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  );

/** Round, or flattened to `ry`. */
export const radial = (cx: number, cy: number, r: number, stops: readonly Stop[], ry = r) =>
  define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"${ry === r ? '' : ` gradientTransform="translate(0 ${cy}) scale(1 ${ry / r}) translate(0 ${-cy})"`}>${stopsOf(stops)}</radialGradient>`,
  );

/** Keeps `markup` inside the outline `d`. */
export const clipped = (d: string, markup: string) =>
  `<g clip-path="${define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}">${markup}</g>`;

export const blurred = (markup: string, amount: number) =>
  `<g filter="${define((id) => `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter>`)}">${markup}</g>`;
