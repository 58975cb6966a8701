import type { ReactNode } from 'react';
import type { BlockType } from '#content/schemas/blocks.ts';

/** Lines of text: `[x, y, width]` each. */
const lines = (...all: readonly [number, number, number][]): string =>
  all.map(([x, y, width]) => `M${x} ${y}h${width}`).join('');

const photo = (x: number, y: number, width: number, height: number): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={width} height={height} rx="2" className="filled" />
    <path
      className="accent"
      d={`M2 ${height - 3}l${width / 3} ${-height / 2} ${width / 5} ${height / 4} ${width / 6} ${-height / 6} ${width / 5} ${height * 0.4}`}
    />
  </g>
);

/** What each type of block makes, in 96 × 64. A type without a picture does not compile. */
const pictures: Record<BlockType, ReactNode> = {
  notice: (
    <>
      <rect x="8" y="16" width="80" height="32" rx="3" className="filled" />
      <path className="accent" d="M10 18v28M22 31v8M22 25v1" />
      <path d={lines([32, 26, 44], [32, 34, 48], [32, 42, 28])} />
    </>
  ),
  programme: (
    <>
      <path d="M32 10v44" />
      <path className="accent" d={lines([10, 14, 14], [10, 32, 14], [10, 50, 14])} />
      <g className="dots">
        <circle cx="32" cy="14" r="3.5" />
        <circle cx="32" cy="32" r="3.5" />
        <circle cx="32" cy="50" r="3.5" />
      </g>
      <path d={lines([42, 14, 42], [42, 32, 34], [42, 50, 40])} />
    </>
  ),
  menu: (
    <>
      <rect x="22" y="6" width="52" height="52" rx="2" className="filled" />
      <path className="accent" d={lines([38, 14, 20], [38, 38, 20])} />
      <path d={lines([30, 22, 36], [34, 29, 28], [30, 46, 36], [35, 52, 26])} />
    </>
  ),
  list: (
    <>
      <path className="accent" d="M10 14l4 4 7-8M10 32l4 4 7-8M10 50l4 4 7-8" />
      <path d={lines([30, 15, 52], [30, 33, 42], [30, 51, 48])} />
    </>
  ),
  tents: (
    <>
      <path className="filled" d="M8 50l20-32 20 32z" />
      <path className="filled" d="M50 50l18-26 18 26z" />
      <path className="accent" d="M28 18v-8l9 4-9 4M22 50l6-12 6 12M63 50l5-9 5 9" />
      <path d="M4 51h88" />
    </>
  ),
  services: (
    <>
      <g className="dots">
        <circle cx="14" cy="16" r="5" />
        <circle cx="14" cy="32" r="5" />
        <circle cx="14" cy="48" r="5" />
        <circle cx="56" cy="16" r="5" />
        <circle cx="56" cy="32" r="5" />
        <circle cx="56" cy="48" r="5" />
      </g>
      <path
        d={lines(
          [24, 16, 22],
          [24, 32, 18],
          [24, 48, 22],
          [66, 16, 20],
          [66, 32, 22],
          [66, 48, 16],
        )}
      />
    </>
  ),
  reviews: (
    <>
      <path className="filled" d="M10 8h76v36h-50l-10 10v-10h-16z" />
      <path
        className="accent"
        d="M20 18q-4 3-3 9h5v-5h-3q0-2 3-4zM32 18q-4 3-3 9h5v-5h-3q0-2 3-4z"
      />
      <path d={lines([44, 20, 32], [44, 28, 28], [20, 36, 44])} />
    </>
  ),
  activities: (
    <>
      {photo(8, 6, 34, 22)}
      {photo(8, 36, 34, 22)}
      <path d={lines([50, 12, 34], [50, 20, 26], [50, 42, 34], [50, 50, 22])} />
    </>
  ),
  gallery: (
    <>
      {photo(6, 10, 50, 44)}
      {photo(62, 10, 28, 20)}
      {photo(62, 34, 28, 20)}
    </>
  ),
  playlist: (
    <>
      <rect x="8" y="12" width="80" height="40" rx="4" className="filled" />
      <path className="accent" d="M24 22v20l16-10z" />
      <path d={lines([52, 26, 26], [52, 34, 20])} />
      <path d="M52 43h28" />
    </>
  ),
  map: (
    <>
      <path className="filled" d="M8 14l24-6 32 8 24-6v42l-24 6-32-8-24 6z" />
      <path d="M32 8v42M64 16v42" />
      <path
        className="accent"
        d="M48 44c-8-9-10-12-10-16a10 10 0 0 1 20 0c0 4-2 7-10 16zM48 26v4"
      />
    </>
  ),
};

/** A small drawing of what a block looks like to guests. */
export const BlockPicture = ({ type }: { type: BlockType }) => (
  <svg viewBox="0 0 96 64" aria-hidden="true">
    {pictures[type]}
  </svg>
);
