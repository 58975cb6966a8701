import { expect, test } from 'vitest';
import { freePosition } from './free-position.ts';

const phone = { width: 390, height: 844 };
const card = { width: 358, height: 90 };
const top = { x: 16, y: 12 };

const room = (isTaken: (x: number, y: number) => boolean) => ({
  window: phone,
  card,
  margin: 12,
  wish: top,
  isTaken,
});

test('where nothing can be pressed the card stands at its best place', () => {
  expect(freePosition(room(() => false))).toMatchObject({ y: 12 });
});

test('below a bar of buttons it stands under the bar', () => {
  const place = freePosition(room((_, y) => y <= 60));
  expect(place!.y).toBeGreaterThan(60);
  expect(place!.y).toBeLessThan(100);
});

test('among controls it takes the nearest gap that is high enough', () => {
  const isTaken = (_: number, y: number) => (y > 100 && y < 160) || y < 60 || y > 320;
  const place = freePosition(room(isTaken))!;
  expect(place.y - 12).toBeGreaterThanOrEqual(150);
  expect(place.y + card.height).toBeLessThanOrEqual(320);
});

test('where every gap is too low there is no place', () => {
  expect(freePosition(room((_, y) => y % 96 < 44))).toBeNull();
});

test('on a wide screen it goes along the edge where that is nearer than up', () => {
  const place = freePosition({
    window: { width: 1280, height: 860 },
    card: { width: 384, height: 80 },
    margin: 16,
    wish: { x: 880, y: 764 },
    isTaken: (x, y) => x > 860 && y > 200,
  });
  expect(place!.x).toBeLessThan(500);
});
