import { expect, test } from 'vitest';
import { createSlideShow } from './slide-show.ts';

const photo = (id: number) => ({ id, large: `/${id}.webp`, width: 3, height: 2, tone: '#888' });

test('photos come in turn, a new one at once, and one that was taken away no more', () => {
  const show = createSlideShow();
  expect(show.next()).toBeUndefined();
  show.replace([3, 2, 1].map(photo));
  const next = (count: number) => Array.from({ length: count }, () => show.next()?.id);
  expect(next(4)).toEqual([3, 2, 1, 3]);
  show.replace([5, 4, 3, 2, 1].map(photo));
  expect(next(3)).toEqual([5, 4, 2]);
  show.replace([5, 4, 3, 1].map(photo));
  expect(next(5)).toEqual([1, 3, 5, 4, 1]);
});
