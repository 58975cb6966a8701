import type { SaveResponses, ResponseView } from '#contract/responses.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { StoredResponse } from '#domain/responses/conflict.ts';
import { type Entry, isAboutCompanion, isAboutEvent } from '#islands/outbox/entry.ts';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';

import { isToSend, ownOf, shownOf, type Waiting, type Timed } from './shown.ts';

export type Body = SaveResponses['responses'];

/** What the guest chose, and the version of the stored answer they were looking at. */
export type Choice = Timed<boolean> & { version: number };

export type WaitingChoice = Choice & Waiting;

type ByEvent<Value> = Record<number, Value>;
type ByMember<Value> = Record<number, Value>;

export type ResponseSheet = {
  stored: ByEvent<ByMember<StoredResponse>>;
  choices: ByEvent<ByMember<Choice>>;
  /** What the outbox holds. */
  waiting: ByEvent<ByMember<WaitingChoice>>;
  /** Events whose answers arrived: they are not sent again. */
  acknowledged: number[];
};

const unseen: StoredResponse = { isAttending: null, version: 0 };

const storedResponses = (responses: readonly ResponseView[]): ByMember<StoredResponse> =>
  Object.fromEntries(
    responses.map(({ memberId, responded, isAttending, version }) => [
      memberId,
      { isAttending: responded ? isAttending : null, version },
    ]),
  );

export const openSheet = (responses: ByEvent<ResponseView[]>): ResponseSheet => ({
  stored: Object.fromEntries(
    Object.entries(responses).map(([eventId, responses]) => [eventId, storedResponses(responses)]),
  ),
  choices: {},
  waiting: {},
  acknowledged: [],
});

/** The sheet with what the outbox holds now. A companion's responses stand beside their name. */
export const withWaiting = (sheet: ResponseSheet, entries: readonly Entry[]): ResponseSheet => {
  const waiting: ResponseSheet['waiting'] = {};
  for (const entry of entries.filter(isAboutEvent)) {
    if (entry.asks || (entry.stopped && entry.stopped.why !== 'changed')) continue;
    const isUndecided = entry.stopped !== undefined;
    for (const { memberId, isAttending, version = 0 } of entry.responses) {
      const choice = { value: isAttending, version, at: entry.keptAt, isUndecided };
      waiting[entry.about] = { ...waiting[entry.about], [memberId]: choice };
    }
  }
  for (const { ref, person, keptAt, stopped } of entries.filter(isAboutCompanion)) {
    for (const { eventId, isAttending } of (!stopped && person?.responses) || []) {
      const choice = { value: isAttending, version: 0, at: keptAt };
      waiting[eventId] = { ...waiting[eventId], [-ref]: choice };
    }
  }
  return { ...sheet, waiting };
};

export const storedOf = (sheet: ResponseSheet, eventId: number, memberId: number) =>
  sheet.stored[eventId]?.[memberId] ?? unseen;

/** What the server has, whatever is chosen on the screen. */
export const storedResponse = (
  sheet: ResponseSheet,
  eventId: number,
  memberId: number,
): IsAttending => storedOf(sheet, eventId, memberId).isAttending;

const knownOf = (sheet: ResponseSheet, eventId: number, memberId: number) => ({
  stored: storedResponse(sheet, eventId, memberId),
  chosen: sheet.choices[eventId]?.[memberId],
  waiting: sheet.waiting[eventId]?.[memberId],
});

/** What the guest said last and the server has not acknowledged. */
export const ownChoice = (sheet: ResponseSheet, eventId: number, memberId: number) =>
  ownOf<IsAttending, Choice, WaitingChoice>(knownOf(sheet, eventId, memberId));

/** What the screen shows. */
export const responseOf = (sheet: ResponseSheet, eventId: number, memberId: number): IsAttending =>
  shownOf<IsAttending>(knownOf(sheet, eventId, memberId));

export const choose = (
  sheet: ResponseSheet,
  eventId: number,
  memberId: number,
  value: boolean,
): ResponseSheet => {
  const { version } = ownChoice(sheet, eventId, memberId) ?? storedOf(sheet, eventId, memberId);
  const choice = { value, version, at: timeAfter(sheet.waiting[eventId]?.[memberId]) };
  return {
    ...sheet,
    choices: { ...sheet.choices, [eventId]: { ...sheet.choices[eventId], [memberId]: choice } },
    acknowledged: sheet.acknowledged.filter((id) => id !== eventId),
  };
};

/** The people of whom the guest has said something about an event that is not acknowledged. */
export const spokenOf = ({ choices, waiting }: ResponseSheet, eventId: number): number[] =>
  Object.keys({ ...waiting[eventId], ...choices[eventId] }).map(Number);

/** The people whose response on the screen is to be sent. */
export const changedMembers = (sheet: ResponseSheet, eventId: number): number[] =>
  spokenOf(sheet, eventId).filter((memberId) =>
    isToSend<IsAttending>(knownOf(sheet, eventId, memberId)),
  );

/** The body for these people, without those who have no answer. */
export const responsesFor = (
  sheet: ResponseSheet,
  eventId: number,
  memberIds: readonly number[],
): Body =>
  memberIds.flatMap((memberId) => {
    const isAttending = responseOf(sheet, eventId, memberId);
    if (isAttending === null) return [];
    return [{ memberId, isAttending, version: storedOf(sheet, eventId, memberId).version }];
  });

/** Makes what the screen shows the guest's own choice. */
export const freeze = (
  sheet: ResponseSheet,
  eventIds: readonly number[],
  memberIds: readonly number[],
): ResponseSheet => {
  let frozen = sheet;
  for (const eventId of eventIds) {
    for (const memberId of memberIds) {
      const response = responseOf(frozen, eventId, memberId);
      if (response !== null) frozen = choose(frozen, eventId, memberId, response);
    }
  }
  return frozen;
};
