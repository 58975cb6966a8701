import type { FarSite } from '../no-signal/far-site.ts';
import { isAnswer } from '../no-signal/cuts.ts';
import { closeTab } from '../no-signal/phone.ts';
import { failStorage } from './storage.ts';
import type { Walk } from './walk.ts';

export const goodLine = ({ line }: FarSite) => {
  line.become({});
  line.signal(true);
};

const portal =
  '<!doctype html><html lang="es"><title>Hotel</title><h1>Ingresa con tu habitación</h1></html>';

export const changeLine = async (walk: Walk) => {
  const { far, random, phone } = walk;
  const kind = random.oneOf(['good', 'good', 'none', 'none', 'slow', 'reset', 'portal']);
  far.line.signal(kind !== 'none');
  await phone.setOffline(kind === 'none');
  if (kind === 'slow') far.line.become({ bytesPerSecond: 40_000, delay: 150 });
  else if (kind === 'portal') far.line.become({ portal });
  else if (kind === 'reset') {
    let left = 1 + random.below(2);
    const of = random.oneOf(['request', 'answer'] as const);
    const bytes = random.below(700);
    far.line.become({
      cut: (request) => (isAnswer(request) && left-- > 0 ? { of, bytes } : undefined),
    });
  } else far.line.become({});
  walk.steps.push(`line: ${kind}`);
};

export const changeStorage = async (walk: Walk) => {
  const { random, phone, far } = walk;
  const errors = random.oneOf([
    {},
    { database: 0.3 },
    { texts: 0.5 },
    { database: 0.2, texts: 0.3 },
  ]);
  await failStorage(phone, far.line.url, errors);
  walk.isFaulty = Object.keys(errors).length > 0;
  walk.wasFaulty ||= walk.isFaulty;
  walk.steps.push(`storage: ${JSON.stringify(errors)}`);
};

/** What a guest does between answers: reloads, goes back and forward, opens the page in another tab. */
export const look = async (walk: Walk) => {
  const { random, phone } = walk;
  const how = random.oneOf(['reload', 'back', 'another tab', 'home']);
  walk.steps.push(how);
  const patient = { timeout: 10_000, waitUntil: 'domcontentloaded' } as const;
  try {
    if (how === 'reload') await walk.page.reload(patient);
    else if (how === 'home') await walk.page.goto('/', patient);
    else if (how === 'back') {
      await walk.page.goBack(patient);
      await walk.page.goForward(patient);
    } else {
      const tabs = phone.pages();
      if (tabs.length > 2) await closeTab(tabs[0]!);
      walk.page = await phone.newPage();
      await walk.page.goto('/my-events', patient);
    }
  } catch {
    // The line gave nothing.
  }
};
