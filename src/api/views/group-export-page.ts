import { html } from 'hono/html';
import { profileText } from '#content/texts/profiles.ts';
import { dietText } from '#content/texts/diets.ts';
import { groupFieldTexts, groupFieldValue } from '#content/texts/group-fields.ts';
import { groupExportTexts as texts } from '#content/texts/group-export.ts';
import type { GroupExport } from '#contract/guest-list/group-export.ts';
import { groupFieldNames, groupFields } from '#domain/groups/group-fields.ts';
import { attendanceOf } from '#domain/responses/attendance.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { locale } from '#domain/region.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';

const formatTime = (iso: string | null) => (iso === null ? '' : dateAndTime(new Date(iso)));

/** Empty if there are no rows. */
const table = (title: string, headings: string[], rows: (string | null)[][]) =>
  rows.length === 0
    ? ''
    : html`<section>
        <h2>${title}</h2>
        <table>
          <thead>
            <tr>
              ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${row.map((cell) => html`<td>${cell ?? ''}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </section>`;

const style = `
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1f2d26; }
  h1, h2 { font-family: Georgia, serif; font-weight: normal; }
  section { margin-top: 2rem; overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid #d8d0bf; text-align: left; vertical-align: top; white-space: pre-line; }
  th { font-weight: 600; }`;

/** The readable copy: one file that any browser opens and prints, without external resources. */
export const groupExportPage = async (full: GroupExport, siteTitle: string): Promise<string> => {
  const {
    group,
    people,
    events,
    questions,
    requests,
    kitchen,
    gifts,
    messages,
    sessions,
    photos,
    history,
  } = full;
  const title = texts.title(group.name ?? texts.unnamed);
  const about = [
    ...groupFieldNames
      .filter((name) => name !== 'group_name')
      .map((name) => {
        const value = group[groupFields[name].exportKey];
        return [groupFieldTexts[name].column, value === null ? '' : groupFieldValue(name, value)];
      }),
    [texts.createdAt, formatTime(group.createdAt)],
    [texts.firstSignedInAt, formatTime(group.firstSignedInAt)],
  ].filter(([, value]) => value);
  const page = await html`<!doctype html>
    <html lang="${locale()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${texts.about(siteTitle, formatTime(full.exportedAt))}</p>
        ${table(texts.group, [], about as string[][])}
        ${table(
          texts.people,
          [texts.name, texts.diet, texts.profile, texts.email, texts.phone],
          people.map(({ name, diet, profile, email, phone }) => [
            name,
            dietText(diet),
            profileText(profile),
            email,
            phone,
          ]),
        )}
        ${table(
          texts.events,
          [texts.event, texts.date, texts.answers, texts.place],
          events.map(({ name, date, answers, tables }) => [
            name ?? texts.removedEvent,
            formatTime(date),
            answers
              .map((one) => `${one.name}: ${texts.attendance[attendanceOf(one.isAttending)]}`)
              .join('\n'),
            tables.join('\n'),
          ]),
        )}
        ${table(
          texts.questions,
          [texts.question, texts.name, texts.answer, texts.date],
          questions.map(({ question, name, answer, at }) => [
            question,
            name ?? texts.group,
            answer,
            formatTime(at),
          ]),
        )}
        ${table(
          texts.requests,
          [texts.event, texts.date, texts.requested, texts.message, texts.status, texts.note],
          requests.map(({ event, at, asked: responses, answers, message, status, note }) => [
            event ?? texts.removedEvent,
            formatTime(at),
            [
              ...responses.map(
                (one) => `${one.name}: ${texts.attendance[attendanceOf(one.isAttending)]}`,
              ),
              ...answers.map((one) => `${one.question} ${one.name ?? texts.group}: ${one.answer}`),
            ].join('\n'),
            message,
            texts.requestStatuses[status],
            note,
          ]),
        )}
        ${table(
          texts.kitchen,
          [texts.event, texts.date, texts.sentToKitchen],
          kitchen.map((sheet) => [
            sheet.event ?? texts.removedEvent,
            formatTime(sheet.at),
            sheet.people
              .map((one) => [one.name, dietText(one.diet), one.table].filter(Boolean).join(', '))
              .join('\n'),
          ]),
        )}
        ${table(
          texts.gifts,
          [texts.date, texts.what, texts.method, texts.status, texts.total, texts.message],
          gifts.map(({ at, items, method, status, total, message }) => [
            formatTime(at),
            items.map((item) => `${item.quantity} × ${item.name}`).join('\n'),
            texts.methods[method],
            texts.statuses[status],
            amountText(total),
            message,
          ]),
        )}
        ${table(
          texts.messages,
          [texts.to, texts.when, texts.status],
          messages.map(({ to, at, state }) => [
            to,
            formatTime(at),
            state === 'chat' ? texts.chat : texts.states[state],
          ]),
        )}
        ${table(
          texts.sessions,
          [texts.since, texts.until, texts.pagesSavedAt],
          sessions.map(({ since, until, pagesSavedAt }) => [
            formatTime(since),
            formatTime(until),
            formatTime(pagesSavedAt),
          ]),
        )}
        ${table(
          texts.photos,
          [texts.when, texts.photoStatus],
          photos.map(({ at, status }) => [formatTime(at), texts.photoStatuses[status]]),
        )}
        ${table(
          texts.history,
          [texts.when, texts.change],
          history.map(({ at, who: person, text }) => [formatTime(at), `${person} ${text}`]),
        )}
      </body>
    </html>`;
  return page.toString();
};
