/** Chance that repeats: the same seed always draws the same line. */
export type Random = {
  (): number;
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
};

export function random(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)]!,
  });
}

/** Smooth noise along a line, -1 to 1: hills, ridges, hand-cut edges. */
export function noise(seed: number, octaves = 3): (x: number) => number {
  const value = (i: number, octave: number) =>
    random(seed * 7919 + i * 131 + octave * 17)() * 2 - 1;
  const layer = (x: number, octave: number) => {
    const i = Math.floor(x);
    const t = x - i;
    const s = t * t * (3 - 2 * t);
    return value(i, octave) * (1 - s) + value(i + 1, octave) * s;
  };
  return (x) => {
    let sum = 0;
    let total = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const weight = 0.5 ** octave;
      sum += layer(x * 2 ** octave, octave) * weight;
      total += weight;
    }
    return sum / total;
  };
}
