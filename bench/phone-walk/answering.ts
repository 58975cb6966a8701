import { companions } from '../../e2e/guests/companions-visit.ts';
import { wizard } from '../../e2e/responses/wizard.ts';
import type { AdminEventView } from '../../src/contract/events.ts';
import { dietLabels } from '../../src/content/texts/diets.ts';
import { attendanceList, eventForm, open, timeout, save, songField } from './screens.ts';
import type { Walk } from './walk.ts';
import {
  companionAbout,
  dietAbout,
  responseAbout,
  shuttleAbout,
  songAbout,
  type Reported,
} from './words.ts';

const diets = ['Vegetarian', 'Vegan', 'Celiac'] as const;

/** What was chosen on one screen, before it is told what became of it. */
type Selected = Map<string, string>;

const say = ({ words, steps }: Walk, where: string, selected: Selected, reported: Reported) => {
  for (const [about, value] of selected) words.say(about, value, reported);
  words.freeSongOfNobody();
  const list = [...selected].map(([about, value]) => `${about}=${value}`).join(', ');
  steps.push(`${where}: ${list} → ${reported}`);
};

const respond = (walk: Walk, selected: Selected, eventId: number, name: string, comes: boolean) => {
  selected.set(responseAbout(eventId, name), comes ? 'yes' : 'no');
  // A decline frees what was answered for the event, also for good.
  if (!comes) walk.words.free(shuttleAbout(eventId, name));
};

/** One event with its diets and questions. */
export const answerForm = async (walk: Walk) => {
  const { page, random, group } = walk;
  const eventId = random.oneOf(group.eventIds);
  const comes = group.members.map(() => random.chance(0.6));
  const diet = random.chance(0.4) ? random.oneOf(diets) : undefined;
  const takes = random.chance(0.5);
  const where = `form of ${eventId}`;
  if (!(await open(page, `/events/${eventId}/rsvp`))) return void walk.steps.push(`${where}: none`);
  const form = eventForm(page, eventId);
  const selected: Selected = new Map();
  try {
    for (const [place, name] of group.members.entries()) {
      await form[comes[place] ? 'yes' : 'no'](name).check(timeout);
      respond(walk, selected, eventId, name, comes[place]!);
    }
    const [first] = group.members;
    if (diet) {
      await form.diet(first!).selectOption(dietLabels[diet], timeout);
      selected.set(dietAbout(first!), diet);
    }
    if (comes[0]) {
      await form.shuttle(first!, takes).check(timeout);
      selected.set(shuttleAbout(eventId, first!), takes ? 'yes' : 'no');
    }
  } catch {
    // An event that closed meanwhile, or a screen that the line did not complete; some of it may be a draft.
    return say(walk, `${where}, broken off`, selected, 'unknown');
  }
  say(walk, where, selected, await save(page, form.save));
};

/** The list of all events: changed, and now and then changed back again on the same screen. */
export const answerList = async (walk: Walk) => {
  const { page, random, group, far } = walk;
  const eventId = random.oneOf(group.eventIds);
  const name = random.oneOf(group.members);
  const isTakenBack = random.chance(0.5);
  const where = `list, ${eventId}`;
  const names = await far.couple.get<AdminEventView[]>('/api/admin/events');
  const title = names.find(({ id }) => id === eventId)!.name;
  if (!(await open(page, '/my-events/attendance'))) return void walk.steps.push(`${where}: none`);
  const list = attendanceList(page, title);
  for (let turn = 0; turn < (isTakenBack ? 2 : 1); turn += 1) {
    const selected: Selected = new Map();
    try {
      await list.tab.click(timeout);
      const comes = !(await list.box(name).isChecked(timeout));
      await list.box(name).setChecked(comes, timeout);
      respond(walk, selected, eventId, name, comes);
    } catch {
      return say(walk, `${where}, broken off`, selected, 'unknown');
    }
    say(walk, where, selected, await save(page, list.save));
  }
};

/** Diets, a companion, every event, the song. */
export const answerWizard = async (walk: Walk) => {
  const { page, random, group, isFaulty } = walk;
  const steps = wizard(page);
  const selected: Selected = new Map();
  const open_ = group.eventIds.filter((eventId) => !walk.closed.has(eventId));
  if (!(await open(page, '/rsvp'))) return void walk.steps.push('wizard: none');
  try {
    const [first] = group.members;
    const diet = random.oneOf(diets);
    await steps.diet(first!).selectOption(dietLabels[diet], timeout);
    selected.set(dietAbout(first!), diet);
    const { companion } = group;
    const form = companions(page);
    if (companion && (await form.remove(companion).count()) === 0) {
      selected.set(companionAbout, companion);
      await form.name.fill(companion, timeout);
      await form.add.click(timeout);
      await form.remove(companion).waitFor(timeout);
    }
    await steps.toEvents.click(timeout);
    for (const [place, eventId] of open_.entries()) {
      await page.getByText(`Evento ${place + 1} de ${open_.length}`).waitFor(timeout);
      const people = companion ? [...group.members, companion] : group.members;
      for (const name of people) {
        const comes = random.chance(0.7);
        await steps[comes ? 'yes' : 'no'](name).check(timeout);
        respond(walk, selected, eventId, name, comes);
      }
      await (place + 1 < open_.length ? steps.next : steps.review).click(timeout);
    }
    const song = `Vals ${random.below(1000)}`;
    if (random.chance(0.5) && (await songField(page).count()) > 0) {
      await songField(page).fill(song, timeout);
      selected.set(songAbout, song);
    }
  } catch {
    return say(walk, 'wizard, broken off', selected, 'unknown');
  }
  const reported = await save(page, steps.send);
  // Parts of it were saved on the way: a failing storage may have refused one of them.
  say(walk, 'wizard', selected, isFaulty ? 'unknown' : reported);
};
