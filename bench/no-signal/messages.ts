import type { Locator, Page } from '@playwright/test';
import { companions } from '../../e2e/guests/companions-visit.ts';
import { wizard } from '../../e2e/responses/wizard.ts';
import type { Random } from '../payments/provider-life.ts';
import { type Group, shuttle, song } from './group.ts';

type Response = { isAttending: boolean; times: number };

/** What a group has said without signal. */
export type Answered = {
  /** By event and name; `times`: how often it was said. */
  responses: Map<string, Response>;
  /** Who takes the shuttle, by event and name. */
  shuttles: Map<string, boolean>;
  song: string | null;
  /** Whose response another person has changed: a decline frees their answers, also for good. */
  overtaken: Set<string>;
};

export const keyOf = (eventId: number, name: string) => `${eventId} ${name}`;

/** Responds for all members, a companion and both events, and answers what is asked; the entries wait on the phone. */
export const answer = async (page: Page, group: Group, random: Random): Promise<Answered> => {
  const { eventIds, companion } = group;
  const answered: Answered = {
    responses: new Map(),
    shuttles: new Map(),
    song: null,
    overtaken: new Set(),
  };
  const steps = wizard(page);
  if (companion) {
    const { name, add, remove } = companions(page);
    await name.fill(companion);
    await untilShown(page, () => add.click(), remove(companion));
  }
  await steps.toEvents.click();
  for (const [place, eventId] of eventIds.entries()) {
    await page.getByText(`Evento ${place + 1} de ${eventIds.length}`).waitFor();
    for (const name of group.people) {
      const isAttending = random.chance(0.6);
      await steps[isAttending ? 'yes' : 'no'](name).check();
      answered.responses.set(keyOf(eventId, name), { isAttending, times: 1 });
      if (!isAttending || random.chance(0.3)) continue;
      const takes = random.chance(0.5);
      const field = page.getByRole('group', { name: `${shuttle(eventId)}, ${name}` });
      await field.getByRole('radio', { name: takes ? 'Sí' : 'No', exact: true }).check();
      answered.shuttles.set(keyOf(eventId, name), takes);
    }
    await (place + 1 < eventIds.length ? steps.next : steps.review).click();
  }
  const responses = [...answered.responses.values()];
  if (responses.some(({ isAttending }) => isAttending) && random.chance(0.7)) {
    answered.song = `Vals ${group.name}`;
    await page.getByLabel(song).fill(answered.song);
  }
  const declines = responses.some(({ isAttending }) => !isAttending);
  const send = async () => {
    await steps.send.click();
    // Not asked again for those of whom it waits already.
    if (declines) await steps.confirmNo.click({ timeout: 5_000 }).catch(() => undefined);
  };
  // At each event: that something waits is said beside the form already where a companion does.
  const edit = page.getByRole('button', { name: 'Editar respuestas' });
  const events = page.getByRole('region').filter({ has: edit });
  const pending = events.filter({ hasText: 'Pendiente de enviar' });
  await untilShown(page, send, pending.nth(eventIds.length - 1));
  return answered;
};

const failures = /^(Failed to save your responses|No pudimos agregar a tu acompañante)/;

/** Does it, and does it again where the page says that it failed: a guest would. */
const untilShown = async (page: Page, action: () => Promise<void>, shown: Locator) => {
  const failed = page.getByRole('main').getByText(failures);
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await action();
    await shown.or(failed).first().waitFor();
    if (await shown.isVisible()) return;
  }
  // What failed before may still stand there while it is tried for the last time.
  await shown.waitFor().catch(async () => {
    throw new Error(`Not told as kept: ${await page.locator('main').innerText()}`);
  });
};
