export type Size = { width: number; height: number };
export type Location = { x: number; y: number };

/** Nothing that can be pressed is smaller, so no control lies between two points that are looked at. */
export const finest = 12;

type Room = {
  /** Of the window. */
  window: Size;
  /** What has to find a place. */
  card: Size;
  /** The free edge around it. */
  margin: number;
  /** Where it would best stand: as near to it as there is a place. */
  wish: Location;
  /** Whether something to press lies at this point. */
  isTaken: (x: number, y: number) => boolean;
};

/** Where a card covers nothing that can be pressed; null where there is no such place. */
export const freePosition = (room: Room): Location | null =>
  places(room)
    .sort((one, other) => distance(one, room.wish) - distance(other, room.wish))
    .find((position) => isFree(position, room)) ?? null;

export const isFree = (
  { x, y }: Location,
  { card, margin, isTaken }: Omit<Room, 'wish'>,
): boolean => {
  const [left, top] = [x - margin, y - margin];
  const [right, bottom] = [x + card.width + margin, y + card.height + margin];
  for (const across of points(left, right)) {
    for (const along of points(top, bottom)) if (isTaken(across, along)) return false;
  }
  return true;
};

/** At the right, in the middle, at the left; from top to bottom. */
const places = ({ window, card, margin }: Room): Location[] => {
  const [right, bottom] = [
    window.width - card.width - margin,
    window.height - card.height - margin,
  ];
  const columns = [...new Set([right, Math.round((right + margin) / 2), margin])];
  const rows = Math.max(0, Math.floor((bottom - margin) / finest) + 1);
  return columns.flatMap((x) =>
    Array.from({ length: rows }, (_, row) => ({ x, y: margin + row * finest })),
  );
};

/** Always the same ones, so that what is asked about one is remembered for the next place. */
const points = (from: number, to: number): number[] => {
  const all = [];
  for (let at = Math.ceil(from / finest) * finest; at <= to; at += finest) all.push(at);
  return all;
};

const distance = (one: Location, other: Location) => Math.hypot(one.x - other.x, one.y - other.y);
