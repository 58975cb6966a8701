import type { ChangeRequestView } from '../../src/contract/deadlines/change-requests.ts';
import type { OwnMemberView } from '../../src/contract/guest-groups.ts';
import type { SheetQuestion } from '../../src/contract/responding/questions.ts';
import type { Visitor } from '../durability/visitor.ts';
import { lateRequests } from './deadline.ts';
import { answersTo, type Group, shuttle, song } from './group.ts';
import { keyOf, type Answered } from './messages.ts';

/** What is stored otherwise than it was said, or not exactly once. */
export const compare = async (
  visitor: Visitor,
  group: Group,
  answered: Answered,
  closed: number | undefined,
): Promise<string[]> => {
  const requests = closed === undefined ? [] : await lateRequests(visitor, closed);
  const findings = [
    ...(await compareCompanion(visitor, group)),
    ...(await compareResponses(visitor, group, answered, closed, requests[0])),
    ...(await compareAnswers(visitor, group, answered, requests[0])),
  ];
  return findings.map((finding) => `${group.name}, ${finding}`);
};

const membersOf = async (visitor: Visitor) =>
  (await visitor.get<{ members: OwnMemberView[] }>('/api/rsvp/guest')).members;

const compareCompanion = async (visitor: Visitor, { companion }: Group) => {
  const members = await membersOf(visitor);
  const added = members.filter(({ is_companion }) => is_companion).map(({ name }) => name);
  const expected = companion ? [companion] : [];
  return `${added}` === `${expected}` ? [] : [`brought: ${added} instead of ${expected}`];
};

const compareResponses = async (
  visitor: Visitor,
  { eventIds }: Group,
  answered: Answered,
  closed: number | undefined,
  late: ChangeRequestView | undefined,
) => {
  const findings: string[] = [];
  for (const eventId of eventIds) {
    const request = eventId === closed ? late : undefined;
    for (const { memberId, name, isAttending, version } of await answersTo(visitor, eventId)) {
      const word = answered.responses.get(keyOf(eventId, name))!;
      const change = request?.responses.find((one) => one.memberId === memberId);
      // It came after the deadline: nothing was taken silently, and the couple is asked for just that.
      if (request?.late && version === 0 && change?.isAttending === word.isAttending) continue;
      if (!change && version === word.times && isAttending === word.isAttending) continue;
      findings.push(
        `${name} at ${eventId}: ${isAttending} (${version}) instead of ${word.isAttending} (${word.times})`,
      );
    }
  }
  return findings;
};

const compareAnswers = async (
  visitor: Visitor,
  { people, eventIds }: Group,
  answered: Answered,
  late: ChangeRequestView | undefined,
) => {
  const questions = await visitor.get<SheetQuestion[]>('/api/rsvp/questions');
  const members = await membersOf(visitor);
  const findings: string[] = [];
  const check = (text: string, name: string | null, expected: unknown, mayBeFreed: boolean) => {
    const question = questions.find((one) => one.text === text)!;
    const member = members.find((one) => one.name === name);
    // Told of already.
    if (name !== null && !member) return;
    const memberId = member?.id ?? null;
    const overdue = late?.answers.filter(({ questionId }) => questionId === question.id) ?? [];
    const given = [...question.answers, ...overdue].filter((one) => one.memberId === memberId);
    const values = given.map(({ value }) => String(value));
    if (mayBeFreed && values.length === 0) return;
    if (`${values}` === (expected === null ? '' : String(expected))) return;
    findings.push(`${name ?? 'the group'} to ${text}: ${values} instead of ${String(expected)}`);
  };
  for (const eventId of eventIds) {
    for (const name of people) {
      const key = keyOf(eventId, name);
      check(
        shuttle(eventId),
        name,
        answered.shuttles.get(key) ?? null,
        answered.overtaken.has(key),
      );
    }
  }
  check(song, null, answered.song, answered.overtaken.size > 0);
  return findings;
};
