import type { ResponseView } from '#contract/responses.ts';
import type { ResponsesEntry } from '#islands/outbox/entry.ts';

import { openSheet, type ResponseSheet } from './response-sheet.ts';

/**
 * The server has received the responses of an event. What the guest has chosen since then stands, and was chosen
 * knowing these.
 */
export const received = (
  sheet: ResponseSheet,
  eventId: number,
  responses: ResponseView[],
  sent: Pick<ResponsesEntry, 'responses' | 'keptAt'>,
): ResponseSheet => {
  const { [eventId]: stored = {} } = openSheet({ [eventId]: responses }).stored;
  const chosen = Object.entries(sheet.choices[eventId] ?? {});
  /** Of companions who have not arrived. */
  const others = chosen.filter(([id]) => Number(id) < 0);
  const since = chosen.flatMap(([id, choice]) => {
    const now = stored[Number(id)];
    const isSaid = sent.responses.some(({ memberId }) => memberId === Number(id));
    if (!now || now.isAttending === choice.value || (isSaid && choice.at <= sent.keptAt)) return [];
    return [[id, { ...choice, version: now.version }] as const];
  });
  const acknowledged = sheet.acknowledged.filter((id) => id !== eventId);
  const { [eventId]: _sent, ...choices } = sheet.choices;
  return {
    ...sheet,
    stored: { ...sheet.stored, [eventId]: stored },
    choices:
      since.length + others.length > 0
        ? { ...choices, [eventId]: Object.fromEntries([...since, ...others]) }
        : choices,
    acknowledged: since.length > 0 ? acknowledged : [...acknowledged, eventId],
  };
};

/** While the responses of an event are being read again, those from before are not shown. */
export const unload = (sheet: ResponseSheet, eventId: number): ResponseSheet => {
  const { [eventId]: _before, ...stored } = sheet.stored;
  return { ...sheet, stored };
};

/**
 * The server refused because something changed, and has these responses now. One that this phone itself sent
 * earlier is no conflict.
 */
export const refresh = (
  sheet: ResponseSheet,
  eventId: number,
  responses: ResponseView[],
  { responses: said }: Pick<ResponsesEntry, 'responses'>,
): ResponseSheet => {
  const stored = openSheet({ [eventId]: responses }).stored[eventId] ?? {};
  const choices = Object.entries(sheet.choices[eventId] ?? {}).map(([id, choice]) => {
    const now = stored[Number(id)];
    const isOurs = said.some(
      ({ memberId, version }) => memberId === Number(id) && version === now?.version,
    );
    return [id, now && isOurs ? { ...choice, version: now.version } : choice];
  });
  return {
    ...sheet,
    stored: { ...sheet.stored, [eventId]: stored },
    choices: { ...sheet.choices, [eventId]: Object.fromEntries(choices) },
  };
};
