import { Hono } from 'hono';
import type * as z from 'zod/mini';
import {
  changeNotice,
  createNotice,
  deleteNotice,
  isEvent,
  type NoticeInput,
} from '#db/models/notices.ts';
import { noticeTexts as texts } from '#content/texts/notices.ts';
import { saveNotice } from '#contract/notices.ts';
import { DomainError } from '#domain/errors.ts';
import type { AdminEnv } from '../access/guards.ts';
import type { Deps } from '../deps.ts';
import { liveEvents, noticesChange } from '../live/publish-changes.ts';
import { body, pathId } from '../requests.ts';
import { adminNoticeView, adminNoticeViews, deliveryView } from '../views/notices.ts';
import { timestampIn } from '../wedding-timestamp.ts';

/** @throws DomainError `invalid_fields` */
const inputOf = ({ db, clock }: Deps, submitted: z.output<typeof saveNotice>): NoticeInput => {
  const { text, event_id = null, urgent = false } = submitted;
  const starts_at = timestampIn('starts_at', submitted.starts_at ?? null) ?? clock();
  const ends_at = timestampIn('ends_at', submitted.ends_at ?? null);
  if (ends_at && ends_at <= starts_at) {
    throw new DomainError('invalid_fields', { fields: { ends_at: texts.endsFirst } });
  }
  if (event_id !== null && !isEvent(db, event_id)) {
    throw new DomainError('invalid_fields', { fields: { event_id: texts.noEvent } });
  }
  return { text, event_id, starts_at, ends_at, urgent };
};

/** What the couple tells its guests on every page, and whom it has reached. */
export const adminNotices = (deps: Deps) => {
  const { db, clock } = deps;
  return new Hono<AdminEnv>()
    .use(liveEvents(noticesChange))
    .get('/', (c) => c.json(adminNoticeViews(db)))
    .post('/', body(saveNotice), (c) => {
      const input = inputOf(deps, c.req.valid('json'));
      return c.json(adminNoticeView(createNotice(db, input, clock())), 201);
    })
    .put('/:id', body(saveNotice), (c) => {
      const input = inputOf(deps, c.req.valid('json'));
      return c.json(adminNoticeView(changeNotice(db, pathId(c), input, clock())));
    })
    .delete('/:id', (c) => {
      deleteNotice(db, pathId(c));
      return c.body(null, 204);
    })
    .get('/:id/reach', (c) => c.json(deliveryView(db, pathId(c))));
};
