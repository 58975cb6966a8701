import { test } from '../site.ts';
import { byPlaywright } from './by-playwright.ts';
import { journeys } from './journeys.ts';

for (const [title, journey] of journeys) {
  test(title, ({ page, site }) => journey(byPlaywright(page), site));
}
