import { Hono } from 'hono';
import { recordBulk } from '#db/models/responses/recording.ts';
import { listMemberResponses, listResponses } from '#db/models/responses/responses.ts';
import { bulkUpdate } from '#contract/rsvps.ts';
import { eventResponsesWorkbook } from '#gateways/spreadsheet/event-responses.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { liveEvents, responsesChange } from '../live/publish-changes.ts';
import { body, pathId, spreadsheet } from '../requests.ts';
import { byCouple } from '../audit-context.ts';
import { attendanceStats, eventGroupsView } from '../views/admin.ts';
import { exportResponses } from '../views/event-responses.ts';
import { waitingView } from '../views/waiting.ts';

export const adminRsvps = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use(liveEvents(responsesChange()))
    .get('/', (c) =>
      c.json(
        c.req.query('view') === 'cells' ? listMemberResponses(deps.db) : listResponses(deps.db),
      ),
    )
    .get('/event/:id', (c) => c.json(eventGroupsView(deps.db, pathId(c))))
    .get('/event/:id/export', async (c) => {
      const id = pathId(c);
      const file = await eventResponsesWorkbook(exportResponses(deps.db, id));
      return spreadsheet(c, `event-${id}-rsvps.xlsx`, file);
    })
    .post('/bulk-update', body(bulkUpdate), (c) => {
      const { responses } = c.req.valid('json');
      recordBulk(deps.db, responses, byCouple(c, deps));
      return c.json({ updated: responses.length });
    });

export const adminStats = (deps: Deps) =>
  new Hono<AdminEnv>()
    .get('/attendance', (c) => c.json(attendanceStats(deps.db)))
    .get('/waiting', (c) => c.json(waitingView(deps)));
