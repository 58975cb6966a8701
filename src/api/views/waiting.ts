import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { countResponses } from '#db/models/statistics.ts';
import { countWaiting } from '#db/models/waiting.ts';
import type { WaitingCounts, WaitingView } from '#contract/statistics.ts';
import { isNear } from '#domain/responses/deadline.ts';
import { readEventStats, pendingResponses } from '#domain/statistics.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';
import { deadlineOfEvent } from './guest.ts';

export const waitingBySection = (db: Db): WaitingCounts => {
  const { requests, linkRequests, transfers, purchaseAlerts, messages, surprises, photos } =
    countWaiting(db);
  return {
    panel: requests + linkRequests,
    gifts: transfers + purchaseAlerts,
    whatsapp: messages,
    days: surprises,
    photos,
  };
};

export const waitingView = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): WaitingView => {
  const { transfers, purchaseAlerts, messages, surprises, photos } = countWaiting(db);
  const now = clock();
  const events = listEvents(db);
  const silentAt = new Map(
    readEventStats(events, countResponses(db)).map((event) => [event.id, pendingResponses(event)]),
  );
  const deadlines = events.flatMap((event) => {
    const at = deadlineOfEvent(db, event);
    const silent = silentAt.get(event.id) ?? 0;
    if (!isNear(at, now) || silent === 0) return [];
    return [{ eventId: event.id, name: event.name, at: zonedIso(at), silent }];
  });
  return {
    ...{ transfers, purchaseAlerts, messages, surprises, photos, deadlines },
    sections: waitingBySection(db),
  };
};
