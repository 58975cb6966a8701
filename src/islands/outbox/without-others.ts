import { api, call } from '#islands/client/api.ts';
import { newSubmissionKey } from '#islands/client/submission-key.ts';
import { type Entry, isAboutDiets, isAboutEvent, isAboutQuestion } from './entry.ts';
import { renewEntry } from './outbox.ts';

/** The entry without people who are no longer of the group, to be sent; undefined where nobody is left, or all are. */
export const renewWithoutOthers = async (entry: Entry): Promise<Entry | undefined> => {
  const { members } = await call(api.api.rsvp.guest.$get());
  const left = withoutOthers(
    entry,
    members.map(({ id }) => id),
  );
  if (!left) return undefined;
  const renewed = { ...left, key: newSubmissionKey() };
  await renewEntry(entry, renewed);
  return renewed;
};

const withoutOthers = (entry: Entry, memberIds: readonly number[]): Entry | undefined => {
  // Who has no id yet is below zero, the group as a whole null.
  const isOurs = (id: number | null) => id === null || id < 0 || memberIds.includes(id);
  const kept = <One>(all: readonly One[], idOf: (one: One) => number | null) => {
    const left = all.filter((one) => isOurs(idOf(one)));
    return left.length > 0 && left.length < all.length ? left : undefined;
  };
  if (isAboutEvent(entry)) {
    const responses = kept(entry.responses, ({ memberId }) => memberId);
    return responses && { ...entry, responses };
  }
  if (isAboutDiets(entry)) {
    const members = kept(entry.members, ({ id }) => id);
    return members && { ...entry, members };
  }
  if (!isAboutQuestion(entry)) return undefined;
  const answers = kept(entry.answers, ({ memberId }) => memberId);
  return answers && { ...entry, answers };
};
