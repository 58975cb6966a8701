import type { Shape } from '#domain/seating/floor-plan.ts';

const [smallest, max] = [24, 60];
/** Of its height, the width of a letter on average. */
const letter = 0.56;

/** A name in at most two lines that fit on a table, with the size of their letters in centimetres. */
export const linesOf = (name: string, { kind, width, height }: Shape) => {
  const room = kind === 'tent' ? width * 0.62 : width * 0.84;
  const lines = conflicts(name);
  const longest = Math.max(...lines.map((line) => line.length));
  // With the count below them they stay within the table.
  const high = (height * 0.8) / (lines.length + 1);
  const size = Math.max(smallest, Math.floor(Math.min(max, high, room / (longest * letter))));
  const most = Math.max(3, Math.ceil(room / (size * letter)));
  return { size, lines: lines.map((line) => shortened(line, most)) };
};

/** In two where a space is nearest to the middle. */
const conflicts = (name: string): string[] => {
  if (name.length <= 7) return [name];
  const spaces = [...name.matchAll(/\s+/gu)].map(({ index }) => index);
  const [middle] = spaces.sort(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  );
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle).trim()];
};

const shortened = (line: string, most: number) =>
  line.length <= most ? line : `${line.slice(0, most - 1)}…`;
