import { chairs as reach, type Shape, type Position } from '#domain/seating/floor-plan.ts';

/** More would be a line of dots. */
const most = 40;

/** Where the chairs stand around the middle of a table; the beds along the wall of a tent. */
export const chairPositions = ({ kind, width, height }: Shape, capacity: number): Position[] => {
  const count = Math.min(capacity, most);
  if (kind === 'long') {
    const [above, under] = [Math.ceil(count / 2), Math.floor(count / 2)];
    const row = (chairs: number, y: number) =>
      Array.from({ length: chairs }, (_, at) => ({ x: ((at + 0.5) / chairs - 0.5) * width, y }));
    const y = height / 2 + reach / 2;
    return [...row(above, -y), ...row(under, y)];
  }
  const radius = width / 2 + (kind === 'tent' ? -reach : reach / 2);
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
    return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
  });
};

/** The server and the browser write the same. */
const round = (length: number) => Math.round(length * 10) / 10;
