import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { barriersOf } from '../accessible.ts';
import { expectChatAside } from './chat-aside.ts';
import { coupleDialogs } from './couple-dialogs.ts';
import { coupleScreens } from './couple-screens.ts';
import { errorsOf } from './failures-of.ts';
import { guestDialogs } from './guest-dialogs.ts';
import { guestScreens } from './guest-screens.ts';
import { expect, openIn, test } from './long-site.ts';
import {
  carryLongToast,
  closeToast,
  expectNothingCovered,
  expectNothingInTheWay,
} from './long-toast.ts';
import { couple, inLargeText, type Screen, stickingOut } from './screen.ts';

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

/** Lists that are looked at with a filter set elsewhere. */
const fullLists: Screen[] = ['rsvps?tab=by-guest', 'whatsapp'].map((path) => ({
  name: `couple's whole list: ${path}`,
  path: `/admin/${path}`,
  visitor: couple,
}));

/** The way there shows a toast of its own, which took the place of ours. */
const ownToast = new Set(['transfer announced']);

/** Hardly a free place: the toast is a bar at the top, and what it covers comes out with the focus. */
const fullOfControls = new Set([
  'ages and needs',
  'attendance of six events, one changed',
  'couple: inserts',
  'photos of a family',
  'questions of an event, one missing',
  'somebody brought along',
  "couple's refused login",
]);

const everything = [
  ...guestScreens,
  ...guestDialogs,
  ...coupleScreens,
  ...fullLists,
  ...coupleDialogs,
];

for (const screen of everything) {
  test(`${screen.name}: laid out well, within reach of everybody, and a toast covers no control`, async ({
    longSite,
  }) => {
    const page = await openIn(longSite, screen, screen.withoutToasts ? undefined : carryLongToast);
    if (!screen.withoutToasts && !ownToast.has(screen.name)) {
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
      const errors = await settledFailures(page);
      if (size.width === phone.width) {
        errors.push(...(await outOfReach(page, screen)));
        await expectChatAside(page, `${size.width} px`);
      }
      if (largeTextWidths(screen).includes(size.width)) errors.push(...(await tooWide(page)));
      if (accessibleWidths(screen).includes(size.width)) errors.push(...(await barriersOf(page)));
      if (errors.length > 0) found[`${screen.path}, ${size.width} px`] = errors;
      if (pictures) await keepPicture(page, screen, size.width);
    }
    await screen.leave?.(page);
    await page.close();
    expect(found).toEqual({});
  });
}

/** The first screens of it: a long list goes on as it begins. */
const keepPicture = async (page: Page, { name }: Screen, width: number) => {
  const path = join(pictures!, `${width}`, `${name.replaceAll(/\W+/gu, '-')}.png`);
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(full, 3000) };
  await page.screenshot({ path, fullPage: true, clip });
};

/** A part that measures itself follows a new width a frame later. */
const settledFailures = async (page: Page) => {
  const errors = await errorsOf(page);
  return errors.length === 0 ? errors : errorsOf(page);
};

/** What a thumb or a screen reader would miss on a phone, as a sentence each. */
const outOfReach = async (page: Page, { actions = [] }: Screen) => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  const isDialog = await dialog.isVisible();
  const errors = await narrowActions(isDialog ? dialog : page.getByRole('main'), actions);
  // Behind an open dialog there is nothing: its screen is looked at on its own.
  return isDialog ? errors : [...errors, ...(await missingLandmarks(page))];
};

const accessibleWidths = ({ path }: Screen) =>
  path.startsWith('/admin') ? [390, 1280] : [320, 390, 1280];

const largeTextWidths = ({ path }: Screen) => (path.startsWith('/admin') ? [390] : [320, 1280]);

const tooWide = async (page: Page) => {
  const errors: string[] = [];
  await inLargeText(page, async () => errors.push(...(await stickingOut(page))));
  return errors.map((element) => `${element} sticks out in large text`);
};

const narrowActions = async (place: Locator, actions: string[]) => {
  const errors: string[] = [];
  for (const name of actions) {
    const button = place.getByRole('button', { name });
    const action = button.or(place.getByRole('link', { name })).first();
    const { width, height } = (await action.boundingBox()) ?? { width: 0, height: 0 };
    if (Math.min(width, height) < 44) errors.push(`${name} is ${width} × ${height}`);
  }
  return errors;
};

const missingLandmarks = async (page: Page) => {
  const first = page.locator('a[href], button, input, select, textarea, [tabindex="0"]').first();
  const landmarks: Record<string, boolean> = {
    "the page's language": (await page.locator('html').getAttribute('lang')) === 'es-CL',
    'one main': (await page.getByRole('main').count()) === 1,
    'one footer': (await page.getByRole('contentinfo').count()) === 1,
    'one heading of the first level': (await page.getByRole('heading', { level: 1 }).count()) === 1,
    'a first link past the navigation': (await first.getAttribute('href')) === '#contenido',
  };
  return Object.keys(landmarks).filter((landmark) => !landmarks[landmark]);
};
