import type { Db } from '#db/connection.ts';
import { findEvent } from '#db/models/events/events.ts';
import { findNotice } from '#db/models/notices.ts';
import type { duePushes } from '#db/models/push/deliveries.ts';
import { pushedTexts as texts } from '#content/texts/push.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import type { PushMessage } from '#domain/days/push.ts';
import { dayTime } from '#domain/time/wedding-time.ts';
import type { PushRequest } from '#gateways/push/push-gateway.ts';

export type DuePush = ReturnType<typeof duePushes>[number];

type OnePush = {
  /** Of the deliveries that it carries. */
  ids: number[];
  attempts: number;
  push: PushRequest;
};

type Due = {
  db: Db;
  /** Of one phone. */
  due: readonly DuePush[];
  title: string;
  at: Date;
};

/** Events of many names in one notification: what a phone shows is less. */
const longestBody = 600;

/** What one phone is sent now: each notice, and all the events that moved in one. */
export const pushesOf = ({ db, due, title, at }: Due): OnePush[] => {
  const deliveries = due.map(({ delivery }) => delivery);
  const requestOf = (message: PushMessage, topic: string, expiresAt: Date): PushRequest => ({
    payload: JSON.stringify(message),
    ttl: Math.max(1, Math.floor((expiresAt.getTime() - at.getTime()) / 1000)),
    urgent: message.urgent,
    topic,
  });

  const ofNotice = (id: number, expiresAt: Date): PushRequest => {
    const { text, urgent } = findNotice(db, id);
    const tag = `notice-${id}`;
    return requestOf({ title, body: text, tag, notices: [id], urgent }, tag, expiresAt);
  };

  const notices = deliveries.flatMap(({ id, notice_id, attempts, expires_at }) =>
    notice_id === null ? [] : [{ ids: [id], attempts, push: ofNotice(notice_id, expires_at) }],
  );

  const moved = deliveries.filter(({ event_id }) => event_id !== null);
  if (moved.length === 0) return notices;
  const body = moved
    .map(({ event_id }) => timeOf(findEvent(db, event_id!)))
    .join('\n')
    .slice(0, longestBody);
  const tag = 'events';
  const expiresAt = moved[0]!.expires_at;
  return [
    ...notices,
    {
      ids: moved.map(({ id }) => id),
      attempts: Math.max(...moved.map(({ attempts }) => attempts)),
      push: requestOf({ title, body, tag, notices: [], urgent: true }, tag, expiresAt),
    },
  ];
};

const timeOf = (event: ReturnType<typeof findEvent>): string => {
  const [now, planned] = [dayTime(atDelayedTimes(event).date), dayTime(event.date)];
  return event.delay_minutes === 0
    ? texts.back(event.name, planned)
    : texts.moved(event.name, now, planned);
};
