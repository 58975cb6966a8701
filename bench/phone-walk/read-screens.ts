import { companions } from '../../e2e/guests/companions-visit.ts';
import { wizard } from '../../e2e/responses/wizard.ts';
import type { AdminEventView } from '../../src/contract/events.ts';
import { dietLabels } from '../../src/content/texts/diets.ts';
import { attendanceList, eventForm, open, timeout } from './screens.ts';
import type { Walk } from './walk.ts';
import { type About, companionAbout, dietAbout, responseAbout, shuttleAbout } from './words.ts';

export type Shown = { where: string; about: About; value: string };

/** What each screen says of every answer. A question that is still asked is no answer and is left out. */
export const readScreens = async (walk: Walk): Promise<Shown[]> => {
  const { page, far, group, closed } = walk;
  const shown: Shown[] = [];
  const events = await far.couple.get<AdminEventView[]>('/api/admin/events');
  await mustOpen(walk, '/my-events/attendance');
  for (const eventId of group.eventIds) {
    const title = events.find(({ id }) => id === eventId)!.name;
    const card = page.getByRole('listitem').filter({ hasText: title });
    for (const name of group.members) {
      const line = card.getByRole('listitem').filter({ hasText: name });
      const text = (await line.first().innerText(timeout)).replace(name, '').trim();
      const value = { Asistirá: 'yes', 'No Asistirá': 'no', 'Sin respuesta': '-' }[text] ?? text;
      shown.push({ where: 'the details', about: responseAbout(eventId, name), value });
    }
  }
  const openEvents = group.eventIds.filter((eventId) => !closed.has(eventId));
  for (const eventId of openEvents) {
    const title = events.find(({ id }) => id === eventId)!.name;
    const list = attendanceList(page, title);
    await list.tab.click(timeout);
    for (const name of group.members) {
      if (await isApplicable(walk, name)) continue;
      if (await list.isSilent(name)) continue;
      const value = (await list.box(name).isChecked(timeout)) ? 'yes' : 'no';
      shown.push({ where: 'the list', about: responseAbout(eventId, name), value });
    }
  }
  for (const eventId of openEvents) {
    await mustOpen(walk, `/events/${eventId}/rsvp`);
    const form = eventForm(page, eventId);
    for (const name of group.members) {
      const applicable = await isApplicable(walk, name);
      const isYes = await form.yes(name).isChecked(timeout);
      const isNo = await form.no(name).isChecked(timeout);
      const where = `the form of ${eventId}`;
      if (!applicable) {
        const value = isYes ? 'yes' : isNo ? 'no' : '-';
        shown.push({ where, about: responseAbout(eventId, name), value });
      }
      const label = await wizard(page).diet(name).locator('option:checked').innerText(timeout);
      const [type] = Object.entries(dietLabels).find(([, text]) => text === label) ?? [label];
      shown.push({ where, about: dietAbout(name), value: type === 'None' ? '-' : type });
      if (!isYes || applicable) continue;
      const takes = await form.shuttle(name, true).isChecked(timeout);
      const walks = await form.shuttle(name, false).isChecked(timeout);
      const value = takes ? 'yes' : walks ? 'no' : '-';
      shown.push({ where, about: shuttleAbout(eventId, name), value });
    }
  }
  const { companion } = group;
  // The wizard does not ask for companions once the deadline of every event has passed.
  if ((await open(page, '/rsvp')) && (await companions(page).section.count()) > 0) {
    const isShown = companion && (await companions(page).remove(companion).count()) > 0;
    shown.push({ where: 'the wizard', about: companionAbout, value: isShown ? companion : '-' });
  }
  return shown;
};

const isApplicable = async ({ page }: Walk, name: string) =>
  (await page.getByText(`Para ${name} está guardado`).count()) > 0;

const mustOpen = async (walk: Walk, path: string) => {
  if (!(await open(walk.page, path))) walk.findings.push(`${path} stays dead on a good line`);
};
