import type { GroupView } from '../../src/contract/guest-groups.ts';
import { admin } from '../../e2e/fixtures/template.ts';
import { signIn } from '../durability/visitor.ts';
import { closeEvent } from '../no-signal/deadline.ts';
import { answersTo, credentials, type Group } from '../no-signal/group.ts';
import type { Walk } from './walk.ts';
import { responseAbout, shuttleAbout, songAbout } from './words.ts';

/** What happens elsewhere while the phone is away: another device of the group, or the couple. */
export const meanwhile = async (walk: Walk) => {
  const happens = walk.random.oneOf([
    overtake,
    overtake,
    overtake,
    close,
    publish,
    changeCode,
    removeMember,
    uninvite,
    deleteGroup,
  ]);
  await happens(walk);
};

/** Either word may hold from here on. */
const freeResponse = ({ words }: Walk, eventId: number, name: string) => {
  words.free(responseAbout(eventId, name));
  words.free(shuttleAbout(eventId, name));
};

/** Another person of the group answers: the guest may be asked which response holds. */
const overtake = async (walk: Walk) => {
  const { other, group, random, closed, steps } = walk;
  const eventId = random.oneOf(group.eventIds);
  if (closed.has(eventId)) return;
  const { memberId, name, isAttending } = random.oneOf(await answersTo(other, eventId));
  await other.send('POST', `/api/rsvp/responses/${eventId}`, {
    responses: [{ memberId, isAttending: !isAttending }],
  });
  freeResponse(walk, eventId, name);
  // Perhaps the last who came, as far as the site has heard: then what was asked of all is freed, also for good.
  if (isAttending) walk.words.free(songAbout);
  walk.words.outputElsewhere(responseAbout(eventId, name));
  steps.push(`another person: ${name} at ${eventId} is ${!isAttending}`);
};

/** An answer that leaves later becomes a request before the couple. */
const close = async (walk: Walk) => {
  const { far, group, random, closed, steps } = walk;
  if (closed.size > 0) return;
  const eventId = random.oneOf(group.eventIds);
  await closeEvent(far.couple, eventId);
  closed.add(eventId);
  for (const name of [...group.people]) freeResponse(walk, eventId, name);
  steps.push(`event ${eventId} is closed`);
};

const publish = async ({ far, steps }: Walk) => {
  await far.couple.send('POST', '/api/admin/site/publish', {});
  steps.push('the site is published');
};

/** What the couple changes of the group itself. */
type Change = { code?: string; eventIds?: number[] };

const changeGroup = async ({ far, groupId }: Walk, { code, eventIds }: Change) => {
  const path = `/api/admin/guests/${groupId}`;
  const group = await far.couple.get<GroupView>(path);
  const { group_name, guest_type, access_code, invited_by, extra_places } = group;
  await far.couple.send('PUT', path, {
    guest: {
      group_name,
      guest_type,
      invited_by,
      extra_places,
      access_code: code ?? access_code,
    },
    members: group.members,
    eventIds: eventIds ?? group.eventIds,
  });
};

const become = (walk: Walk, change: Partial<Group>) => {
  walk.group = { ...walk.group, ...change };
};

/** Every session of the group ends; the phone learns it when it has signal. */
const changeCode = async (walk: Walk) => {
  const code = `OTRA${walk.groupId}${walk.random.below(10_000)}`;
  await changeGroup(walk, { code });
  become(walk, { code });
  walk.other = await signIn(walk.far.address, '/api/rsvp/login', credentials(walk.group));
  walk.steps.push('the code is changed');
};

const removeMember = async (walk: Walk) => {
  const { members, people } = walk.group;
  if (members.length < 2) return;
  const [, gone] = members;
  const group = await walk.far.couple.get<GroupView>(`/api/admin/guests/${walk.groupId}`);
  const { id } = group.members.find(({ name }) => name === gone)!;
  await walk.far.couple.send('DELETE', `/api/admin/members/${id}`, {});
  const keeps = (name: string) => name !== gone;
  become(walk, { members: members.filter(keeps), people: people.filter(keeps) });
  walk.steps.push(`${gone} is removed`);
};

/** With everything that is of it; the phone goes on for a while before it learns of it. */
const deleteGroup = async (walk: Walk) => {
  if (!walk.random.chance(0.5)) return;
  // A deletion needs a session whose password was given in the last minutes.
  const couple = await signIn(walk.far.address, '/api/admin/login', admin);
  await couple.send('DELETE', `/api/admin/guests/${walk.groupId}`, {});
  walk.isDeleted = true;
  walk.steps.push('the group is deleted');
};

const uninvite = async (walk: Walk) => {
  const [first, ...rest] = walk.group.eventIds;
  if (rest.length === 0) return;
  await changeGroup(walk, { eventIds: rest });
  become(walk, { eventIds: rest });
  walk.steps.push(`uninvited from ${first}`);
};
