import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Screen, screens } from '../screens.ts';
import { coupleDialogs, guestDialogs } from './dialogs.ts';
import { faultsOf } from './faults-of.ts';
import { expect, openIn, test } from './long-site.ts';
import {
  carryLongToast,
  closeToast,
  expectNothingCovered,
  expectNothingInTheWay,
} from './long-toast.ts';

/** `npm run screens`: a folder for a picture of everything, for human eyes. */
const pictures = process.env.CONVITE_SCREENS;

const [phone, desk] = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
] as const;

/** A phone and a tablet in one hand, then a desk. */
const sizes = [
  ...[390, 320].map((width) => ({ width, height: 844 })),
  ...[768, 820, 1024, 1280].map((width) => ({ width, height: 860 })),
];

const isCouples = ({ path }: Screen) => path.startsWith('/admin');
/** Lists that the other checks look at with a filter set. */
const wholeLists: Screen[] = ['rsvps?tab=by-guest', 'whatsapp'].map((path) => ({
  name: `couple's whole list: ${path}`,
  path: `/admin/${path}`,
  visitor: 'the couple',
}));

const ofPlanner = screens.filter(({ path }) => path.startsWith('/admin/tables'));
const ofCouple = screens.filter((screen) => isCouples(screen) && !ofPlanner.includes(screen));
const ofGuests = screens.filter((screen) => !isCouples(screen));

/** The way there shows a toast of its own, which took the place of ours. */
const ownToast = new Set(['transfer announced']);

/** Hardly a free place: the toast is a bar at the top, and what it covers comes out with the focus. */
const fullOfControls = new Set(['couple: inserts']);

const parts = {
  "guests' screens": ofGuests,
  "guests' dialogs": guestDialogs,
  "couple's screens": ofCouple,
  "couple's whole lists": wholeLists,
  planner: ofPlanner,
  "couple's dialogs": coupleDialogs,
};

for (const [whose, looked] of Object.entries(parts)) {
  for (const screen of looked) {
    test(`${whose}: ${screen.name} is laid out well, and a toast covers no control of it`, async ({
      browser,
      longSite,
    }) => {
      const page = await openIn(
        browser,
        longSite,
        screen,
        { viewport: phone, hasTouch: true, isMobile: true },
        carryLongToast,
      );
      if (!ownToast.has(screen.name)) {
        for (const size of [phone, desk]) {
          await page.setViewportSize(size);
          const expectFree = fullOfControls.has(screen.name)
            ? expectNothingInTheWay
            : expectNothingCovered;
          await expectFree(page, `${size.width} px`);
        }
        await closeToast(page);
      }
      const found: Record<string, string[]> = {};
      // Every width within one load: what measures itself has to follow it.
      for (const size of sizes) {
        await page.setViewportSize(size);
        const faults = await restingFaults(page);
        if (faults.length > 0) found[`${screen.path}, ${size.width} px`] = faults;
        if (pictures) await keepPicture(page, screen, size.width);
      }
      await page.context().close();
      expect(found).toEqual({});
    });
  }
}

/** The first screens of it: a long list goes on as it begins. */
const keepPicture = async (page: Page, { name }: Screen, width: number) => {
  const path = join(pictures!, `${width}`, `${name.replaceAll(/\W+/gu, '-')}.png`);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, 3000) };
  await page.screenshot({ path, fullPage: true, clip });
};

/** A part that measures itself follows a new width a frame later. */
const restingFaults = async (page: Page) => {
  const faults = await faultsOf(page);
  return faults.length === 0 ? faults : faultsOf(page);
};
