import type { SaveResponses, ResponseView } from '#contract/responses.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import type { StoredResponse } from '#domain/responses/conflict.ts';

export type Body = SaveResponses['responses'];

/** What the guest chose here, and the version of the stored answer they were looking at. */
export type Choice = { isAttending: boolean; version: number };

type ByEvent<Value> = Record<number, Value>;
type ByMember<Value> = Record<number, Value>;

export type ResponseSheet = {
  stored: ByEvent<ByMember<StoredResponse>>;
  choices: ByEvent<ByMember<Choice>>;
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
  acknowledged: [],
});

export const storedOf = (sheet: ResponseSheet, eventId: number, memberId: number) =>
  sheet.stored[eventId]?.[memberId] ?? unseen;

/** What the server has, whatever is chosen on the screen. */
export const storedResponse = (
  sheet: ResponseSheet,
  eventId: number,
  memberId: number,
): IsAttending => storedOf(sheet, eventId, memberId).isAttending;

const choiceOf = (sheet: ResponseSheet, eventId: number, memberId: number) =>
  sheet.choices[eventId]?.[memberId];

/** What the screen shows: the guest's choice, else what is stored. */
export const responseOf = (sheet: ResponseSheet, eventId: number, memberId: number): IsAttending =>
  choiceOf(sheet, eventId, memberId)?.isAttending ?? storedOf(sheet, eventId, memberId).isAttending;

export const choose = (
  sheet: ResponseSheet,
  eventId: number,
  memberId: number,
  isAttending: boolean,
): ResponseSheet => {
  const { version } = choiceOf(sheet, eventId, memberId) ?? storedOf(sheet, eventId, memberId);
  return {
    ...sheet,
    choices: {
      ...sheet.choices,
      [eventId]: { ...sheet.choices[eventId], [memberId]: { isAttending, version } },
    },
    acknowledged: sheet.acknowledged.filter((id) => id !== eventId),
  };
};

/** The people whose choice differs from what is stored. */
export const changedMembers = (sheet: ResponseSheet, eventId: number): number[] =>
  Object.keys(sheet.choices[eventId] ?? {})
    .map(Number)
    .filter(
      (memberId) =>
        choiceOf(sheet, eventId, memberId)?.isAttending !==
        storedOf(sheet, eventId, memberId).isAttending,
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
