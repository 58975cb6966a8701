import { type IsAttending, attendanceOf } from '#domain/responses/attendance.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';

import { attendanceLabels } from './event.ts';

/** What the server has of one event: only who has answered. */
export type ReceiptEvent = {
  name: string;
  answers: { name: string; isAttending: IsAttending; at: string | null }[];
};

type Stored = {
  name: string;
  responded: boolean;
  isAttending: boolean;
  respondedAt?: string | null;
};

/** In the order of the events; one without responses is left out. */
export const receiptOf = (
  events: readonly { id: number; name: string }[],
  stored: Readonly<Record<number, readonly Stored[]>>,
): ReceiptEvent[] =>
  events.flatMap(({ id, name }) => {
    const answers = (stored[id] ?? [])
      .filter(({ responded }) => responded)
      .map((answer) => ({
        name: answer.name,
        isAttending: answer.isAttending,
        at: answer.respondedAt ?? null,
      }));
    return answers.length > 0 ? [{ name, answers }] : [];
  });

/** When the newest of these answers came. */
export const newestOf = (events: readonly ReceiptEvent[]): Date | undefined => {
  const times = events.flatMap(({ answers }) =>
    answers.flatMap(({ at }) => (at === null ? [] : [Date.parse(at)])),
  );
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
};

export const receipt = {
  title: 'Recibido',
  subtitle: 'Esto es lo que quedó guardado, tal como lo ven los novios.',
  at: (time: Date) => `Recibido el ${dateAndTime(time)}`,
  answer: (isAttending: IsAttending) => attendanceLabels[attendanceOf(isAttending)],
  whatsapp: 'Enviar por WhatsApp',
  share: 'Compartir',
} as const;

/** What a guest sends to the rest of the group: words alone. */
export const receiptText = (groupName: string, events: readonly ReceiptEvent[]): string => {
  const newest = newestOf(events);
  return [
    groupName,
    ...events.map(({ name, answers }) =>
      [name, ...answers.map((one) => `${one.name}: ${receipt.answer(one.isAttending)}`)].join('\n'),
    ),
    ...(newest ? [receipt.at(newest)] : []),
  ].join('\n\n');
};

/** Whom to send it to is chosen in WhatsApp. */
export const whatsappLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;
