import type { Browser, Locator, Page } from '@playwright/test';
import { signIn } from '../durability/visitor.ts';
import type { Random } from '../payments/provider-life.ts';
import { cutOf, isAnswer } from './cuts.ts';
import type { FarSite } from './far-site.ts';
import { answersTo, credentials, type Group, invite } from './group.ts';
import { newPhone } from './phone.ts';
import type { Speed } from '../../e2e/fixtures/weak-line/course.ts';

/** 64 kbit/s, and 800 ms to the site and back. */
export const weakest: Speed = { bytesPerSecond: 8_000, delay: 400 };

/** After this time with nothing to tap, the guest opens the page again. */
const restMs = 30_000;

export type Visit = {
  /** Until 'Recibido' was read; undefined: the guest gave up. */
  ms: number | undefined;
  /** Opened again, tapped again. */
  again: number;
  /** Connections that broke, and answers cut on their way on purpose. */
  broken: number;
  findings: string[];
};

export type Method = {
  speed: Speed;
  /** After this the guest gives up. */
  timeoutMs: number;
};

export const visit = async (
  browser: Browser,
  far: FarSite,
  random: Random,
  { speed, timeoutMs }: Method,
): Promise<Visit> => {
  const group = await invite(far, random);
  const done: Visit = { ms: undefined, again: 0, broken: 0, findings: [] };
  far.line.become({
    ...speed,
    // Two connections in five break, on average half-way through one of the site's greater files.
    life: () => {
      if (!random.chance(0.4)) return Infinity;
      done.broken += 1;
      return 300 + random.below(60_000);
    },
    cut: (request) => {
      if (!isAnswer(request) || !random.chance(0.3)) return undefined;
      done.broken += 1;
      return cutOf(random);
    },
  });
  far.line.signal(true);
  const phone = await newPhone(browser, far.line.url);
  const page = await phone.newPage();
  const startedAt = performance.now();
  const linkOf = `/i#${encodeURIComponent(group.name)}.${encodeURIComponent(group.code)}`;
  await go(page, linkOf);
  const seen: string[] = [];
  while (performance.now() - startedAt < timeoutMs) {
    const sight = await look(page, group);
    seen.push(sight);
    if (sight === 'received') {
      done.ms = performance.now() - startedAt;
      break;
    }
    if (sight === 'nothing' || sight === 'again') done.again += 1;
    if (sight === 'nothing') await go(page, page.url().startsWith('http') ? undefined : linkOf);
  }
  if (done.ms === undefined) {
    const { pathname } = new URL(page.url());
    done.findings.push(`gave up at ${pathname} after ${seen.join(', ')}`);
  }
  await phone.setOffline(true);
  const witness = await signIn(far.address, '/api/rsvp/login', credentials(group));
  for (const eventId of group.eventIds) {
    for (const { name, isAttending, version } of await answersTo(witness, eventId)) {
      if (isAttending && version === 1) continue;
      done.findings.push(`${name} at ${eventId}: ${isAttending} (${version})`);
    }
  }
  return done;
};

/** Opens a page, or the same again; what does not come is seen by looking. */
const go = async (page: Page, path?: string) => {
  const opened = path
    ? page.goto(path, { waitUntil: 'commit' })
    : page.reload({ waitUntil: 'commit' });
  await opened.catch(() => undefined);
};

/** What a guest may find, from the end to the beginning, and does about it. */
const sights = (page: Page, { name }: Group) => {
  const button = (words: string) =>
    page.getByRole('button', { name: words, exact: true, disabled: false });
  const next = button('Siguiente evento').or(button('Revisar todas las respuestas'));
  const tap = (what: Locator) => ({ what, action: () => what.click() });
  return {
    received: { what: page.getByText(/^Recibido · /), action: () => Promise.resolve() },
    again: tap(button('Reintentar')),
    send: tap(button('Enviar todas las respuestas')),
    event: {
      what: next,
      action: async () => {
        await button('Todos asistiremos').click();
        await next.click();
      },
    },
    toEvents: tap(button('Continuar a los eventos')),
    signIn: tap(button('Ingresar')),
    // Signed in, and nothing there yet of the answers.
    events: {
      what: page.getByRole('heading', { level: 1, name }),
      action: () => go(page, '/rsvp'),
    },
  };
};

/** One look, and one act. */
const look = async (page: Page, group: Group) => {
  const all = Object.entries(sights(page, group));
  const any = all.map(([, { what }]) => what).reduce((one, other) => one.or(other));
  try {
    await any.first().waitFor({ timeout: restMs });
    for (const [sight, { what, action }] of all) {
      if (!(await what.first().isVisible())) continue;
      await action();
      return sight;
    }
  } catch {
    // It went away under the finger, or never came.
  }
  return 'nothing';
};
