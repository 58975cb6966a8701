import type { ResponseView } from '#contract/views.ts';

import { type ResponseSheet, type Body, openSheet, type Submission } from './response-sheet.ts';

/**
 * Notes what is about to be sent. The same answers as an attempt that was never heard are that
 * attempt again: same key, same body.
 */
export const prepare = (
  sheet: ResponseSheet,
  eventId: number,
  responses: Body,
  newKey: () => string,
): ResponseSheet => {
  const before = sheet.submissions[eventId];
  if (before && saysTheSame(before.responses, responses)) return sheet;
  const unheard = before
    ? [
        ...before.unheard,
        ...before.responses.map(({ memberId, isAttending }) => ({ memberId, isAttending })),
      ]
    : [];
  return {
    ...sheet,
    submissions: { ...sheet.submissions, [eventId]: { key: newKey(), responses, unheard } },
  };
};

/** Versions apart: a reload brings new ones, and they change nothing in what is said. */
const saysTheSame = (one: Body, other: Body) => {
  const words = (responses: Body) =>
    JSON.stringify(responses.map(({ version: _seen, ...said }) => said));
  return words(one) === words(other);
};

/** The server has the answers of this event: nothing of it is open any more. */
export const acknowledge = (
  sheet: ResponseSheet,
  eventId: number,
  responses: ResponseView[],
): ResponseSheet => ({
  stored: { ...sheet.stored, ...openSheet({ [eventId]: responses }).stored },
  choices: without(sheet.choices, eventId),
  submissions: without(sheet.submissions, eventId),
  acknowledged: [...sheet.acknowledged.filter((id) => id !== eventId), eventId],
});

/**
 * What waited on the phone has arrived, while the guest may have gone on: what they chose since stands,
 * and was chosen knowing their own words.
 */
export const received = (
  sheet: ResponseSheet,
  eventId: number,
  responses: ResponseView[],
): ResponseSheet => {
  const next = acknowledge(sheet, eventId, responses);
  const stored = next.stored[eventId] ?? {};
  const since = Object.entries(sheet.choices[eventId] ?? {}).flatMap(([id, choice]) => {
    const now = stored[Number(id)];
    if (!now || now.isAttending === choice.isAttending) return [];
    return [[id, { ...choice, version: now.version }] as const];
  });
  if (since.length === 0) return next;
  return {
    ...next,
    choices: { ...next.choices, [eventId]: Object.fromEntries(since) },
    acknowledged: sheet.acknowledged.filter((id) => id !== eventId),
  };
};

/** What waits on this phone from an earlier visit is chosen again, and goes out under its own key. */
export const restore = (
  sheet: ResponseSheet,
  eventId: number,
  submission: Submission,
): ResponseSheet => {
  const { choices, submissions } = sheet;
  const before = Object.fromEntries(
    submission.responses.map(({ memberId, isAttending, version = 0 }) => [
      memberId,
      { isAttending, version },
    ]),
  );
  return {
    ...sheet,
    choices: { ...choices, [eventId]: { ...before, ...choices[eventId] } },
    submissions: { [eventId]: submission, ...submissions },
    acknowledged: sheet.acknowledged.filter((id) => id !== eventId),
  };
};

/** While the answers of an event are asked for again, the ones from before count no more. */
export const unload = (sheet: ResponseSheet, eventId: number): ResponseSheet => ({
  ...sheet,
  stored: without(sheet.stored, eventId),
});

/**
 * The server refused because something changed, and this is what it has now. What it has from an
 * attempt of this very phone is no conflict.
 */
export const refresh = (
  sheet: ResponseSheet,
  eventId: number,
  responses: ResponseView[],
): ResponseSheet => {
  const stored = openSheet({ [eventId]: responses }).stored[eventId] ?? {};
  const unheard = sheet.submissions[eventId]?.unheard ?? [];
  const choices = Object.entries(sheet.choices[eventId] ?? {}).map(([id, choice]) => {
    const now = stored[Number(id)];
    const isOurs = unheard.some(
      (said) => said.memberId === Number(id) && said.isAttending === now?.isAttending,
    );
    return [id, now && isOurs ? { ...choice, version: now.version } : choice];
  });
  return {
    ...sheet,
    stored: { ...sheet.stored, [eventId]: stored },
    choices: { ...sheet.choices, [eventId]: Object.fromEntries(choices) },
    submissions: without(sheet.submissions, eventId),
  };
};

const without = <Value>(record: Record<number, Value>, eventId: number): Record<number, Value> =>
  Object.fromEntries(Object.entries(record).filter(([id]) => Number(id) !== eventId));
