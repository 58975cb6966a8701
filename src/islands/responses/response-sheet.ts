import type { SaveResponses, ResponseView } from '#contract/responses.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { StoredResponse } from '#domain/responses/conflict.ts';
import { type Entry, isAboutCompanion, isAboutEvent } from '#islands/outbox/entry.ts';
import { timeAfter } from '#islands/outbox/monotonic-time.ts';

import { isToSend, ownOf, shownOf, type Pending, type Timed } from './shown.ts';

export type Body = SaveResponses['responses'];

/** What the guest chose, and the version of the stored answer they were looking at. */
export type Option = Timed<boolean> & { version: number };

export type PendingOption = Option & Pending;

type ByEvent<Value> = Record<number, Value>;
type ByMember<Value> = Record<number, Value>;

export type ResponseSheet = {
  stored: ByEvent<ByMember<StoredResponse>>;
  options: ByEvent<ByMember<Option>>;
  /** What the outbox holds. */
  pending: ByEvent<ByMember<PendingOption>>;
  /** Events whose answers arrived: they are not sent again. */
  acknowledged: number[];
};

const noResponse: StoredResponse = { isAttending: null, version: 0 };

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
  options: {},
  pending: {},
  acknowledged: [],
});

/** The sheet with what the outbox holds now. A companion's responses stand beside their name. */
export const withPending = (sheet: ResponseSheet, entries: readonly Entry[]): ResponseSheet => {
  const pending: ResponseSheet['pending'] = {};
  for (const entry of entries.filter(isAboutEvent)) {
    if (entry.asks || (entry.stopped && entry.stopped.why !== 'changed')) continue;
    const needsReview = entry.stopped !== undefined;
    for (const { memberId, isAttending, version = 0 } of entry.responses) {
      const option = { value: isAttending, version, at: entry.keptAt, needsReview };
      pending[entry.about] = { ...pending[entry.about], [memberId]: option };
    }
  }
  for (const { ref, person, keptAt: savedAt, stopped } of entries.filter(isAboutCompanion)) {
    for (const { eventId, isAttending } of (!stopped && person?.responses) || []) {
      const option = { value: isAttending, version: 0, at: savedAt };
      pending[eventId] = { ...pending[eventId], [-ref]: option };
    }
  }
  return { ...sheet, pending };
};

export const storedOf = (sheet: ResponseSheet, eventId: number, memberId: number) =>
  sheet.stored[eventId]?.[memberId] ?? noResponse;

/** What the server has, whatever is chosen on the screen. */
export const storedResponse = (
  sheet: ResponseSheet,
  eventId: number,
  memberId: number,
): IsAttending => storedOf(sheet, eventId, memberId).isAttending;

const knownOf = (sheet: ResponseSheet, eventId: number, memberId: number) => ({
  stored: storedResponse(sheet, eventId, memberId),
  selected: sheet.options[eventId]?.[memberId],
  pending: sheet.pending[eventId]?.[memberId],
});

/** What the guest said last and the server has not acknowledged. */
export const ownOption = (sheet: ResponseSheet, eventId: number, memberId: number) =>
  ownOf<IsAttending, Option, PendingOption>(knownOf(sheet, eventId, memberId));

/** What the screen shows. */
export const responseOf = (sheet: ResponseSheet, eventId: number, memberId: number): IsAttending =>
  shownOf<IsAttending>(knownOf(sheet, eventId, memberId));

export const choose = (
  sheet: ResponseSheet,
  eventId: number,
  memberId: number,
  value: boolean,
): ResponseSheet => {
  const { version } = ownOption(sheet, eventId, memberId) ?? storedOf(sheet, eventId, memberId);
  const option = { value, version, at: timeAfter(sheet.pending[eventId]?.[memberId]) };
  return {
    ...sheet,
    options: { ...sheet.options, [eventId]: { ...sheet.options[eventId], [memberId]: option } },
    acknowledged: sheet.acknowledged.filter((id) => id !== eventId),
  };
};

/** The people of whom the guest has said something about an event that is not acknowledged. */
export const respondedMembers = ({ options, pending }: ResponseSheet, eventId: number): number[] =>
  Object.keys({ ...pending[eventId], ...options[eventId] }).map(Number);

/** The people whose response on the screen is to be sent. */
export const changedMembers = (sheet: ResponseSheet, eventId: number): number[] =>
  respondedMembers(sheet, eventId).filter((memberId) =>
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
