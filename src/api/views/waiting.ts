import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { countResponses } from '#db/models/statistics.ts';
import { countWaiting } from '#db/models/waiting.ts';
import type { SectionName } from '#content/texts/admin-nav.ts';
import type { WaitingView } from '#contract/statistics.ts';
import { eventStatistics } from '#domain/statistics.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';
import { deadlineOfEvent } from './guest.ts';

/** How many things wait for the couple, by the section in which they decide them. */
export const waitingBySection = (db: Db): Partial<Record<SectionName, number>> => {
  const { requests, lostLinks, transfers, purchaseAlerts, messages } = countWaiting(db);
  return { panel: requests + lostLinks, gifts: transfers + purchaseAlerts, whatsapp: messages };
};

/** A deadline is near when so little time is left to write to those who are silent. */
const nearMs = 3 * 24 * 60 * 60_000;

export const waitingView = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): WaitingView => {
  const { transfers, purchaseAlerts, messages } = countWaiting(db);
  const now = clock();
  const events = listEvents(db);
  const statistics = eventStatistics(events, countResponses(db));
  const deadlines = events.flatMap((event) => {
    const at = deadlineOfEvent(db, event);
    const leftMs = at ? at.getTime() - now.getTime() : -1;
    const { total, attending, notAttending } = statistics.find(({ id }) => id === event.id)!;
    const silent = total - attending - notAttending;
    if (!at || leftMs < 0 || leftMs > nearMs || silent === 0) return [];
    return [{ eventId: event.id, name: event.name, at: zonedIso(at), silent }];
  });
  return { transfers, purchaseAlerts, messages, deadlines };
};
