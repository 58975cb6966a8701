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
  const selected = Object.entries(sheet.options[eventId] ?? {});
  /** Of companions who have not arrived. */
  const rest = selected.filter(([id]) => Number(id) < 0);
  const since = selected.flatMap(([id, option]) => {
    const now = stored[Number(id)];
    const wasSent = sent.responses.some(({ memberId }) => memberId === Number(id));
    if (!now || now.isAttending === option.value || (wasSent && option.at <= sent.keptAt))
      return [];
    return [[id, { ...option, version: now.version }] as const];
  });
  const acknowledged = sheet.acknowledged.filter((id) => id !== eventId);
  const { [eventId]: _sent, ...options } = sheet.options;
  return {
    ...sheet,
    stored: { ...sheet.stored, [eventId]: stored },
    options:
      since.length + rest.length > 0
        ? { ...options, [eventId]: Object.fromEntries([...since, ...rest]) }
        : options,
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
  { responses: submitted }: Pick<ResponsesEntry, 'responses'>,
): ResponseSheet => {
  const stored = openSheet({ [eventId]: responses }).stored[eventId] ?? {};
  const options = Object.entries(sheet.options[eventId] ?? {}).map(([id, option]) => {
    const now = stored[Number(id)];
    const isOwn = submitted.some(
      ({ memberId, version }) => memberId === Number(id) && version === now?.version,
    );
    return [id, now && isOwn ? { ...option, version: now.version } : option];
  });
  return {
    ...sheet,
    stored: { ...sheet.stored, [eventId]: stored },
    options: { ...sheet.options, [eventId]: Object.fromEntries(options) },
  };
};
