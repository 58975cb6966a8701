import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { locale, usedRegion, weddingZone } from '#domain/region.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { withinRegion } from './within-region.ts';

const evening = new Date('2025-12-20T21:00:00Z');

test('what runs in the pauses of another region’s work keeps to its own', async () => {
  const outside: string[] = [];
  const inside: string[] = [];
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      outside.push(`${weddingZone()} ${locale()} ${dateAndTime(evening)}`);
      await setImmediate();
    }
  };
  const looking = look();
  await withinRegion('Pacific/Auckland EUR es-NZ', async () => {
    for (let page = 0; page < 5; page += 1) {
      await setImmediate();
      inside.push(`${weddingZone()} ${dateAndTime(evening)}`);
    }
  });
  isOver = true;
  await looking;
  expect(new Set(inside)).toEqual(new Set(['Pacific/Auckland 21 de diciembre de 2025 • 10:00 am']));
  expect(new Set(outside)).toEqual(
    new Set(['America/Santiago es-CL 20 de diciembre de 2025 • 6:00 pm']),
  );
  expect(usedRegion()).toBe('America/Santiago CLP es-CL');
});
