import { type Context, Hono } from 'hono';
import { findEvent } from '#db/models/events/events.ts';
import {
  findPublication,
  lastPublication,
  listPublications,
  publish,
  replaceDraft,
  savePart,
} from '#db/models/site/site.ts';
import { errorsOf } from '#content/content-errors.ts';
import { withSections } from '#content/home-sections.ts';
import { guideEvent, guidePart } from '#content/schemas/guide-part.ts';
import { schemaOf } from '#content/schemas/parts.ts';
import { storedForm } from '#content/stored-form.ts';
import { saveSitePart, type SitePartView } from '#contract/site/site.ts';
import { DomainError } from '#domain/errors.ts';
import type { AdminEnv } from '../access/guards.ts';
import { publicationView, siteChanges, sitePartViews, siteView, fullDraft } from '../views/site.ts';
import { byCouple } from '../audit-context.ts';
import { orSendCurrent } from '../conflicts.ts';
import type { Deps } from '../deps.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { body, pathId } from '../requests.ts';
import { leaveDemoCall } from '../start/leave-demo.ts';

/** The couple's content: its draft, part by part, and its publications. */
export const adminSite = (deps: Deps) => {
  const { db, site } = deps;

  const partView = (part: string): SitePartView => {
    return sitePartViews(db).find((one) => one.part === part)!;
  };

  const save = (
    part: string,
    { version, content: typed }: { version: number; content: object },
    c: Context<AdminEnv>,
  ) => {
    const content = storedForm(part, typed);
    rejectErrors(errorsOf(part, content, { isDraft: true, isPhoto: site.isPhoto }));
    const saved = orSendCurrent(
      'site_changed',
      () => partView(part),
      () => savePart(db, { part, version, content }, byCouple(c, deps)),
    );
    return { part, version: saved, content: withSections(part, content) } satisfies SitePartView;
  };

  return new Hono<AdminEnv>()
    .use(liveEvents(noEvents))
    .get('/', (c) => c.json(siteView(db)))
    .get('/changes', (c) => c.json(siteChanges(db)))
    .route('/begin', leaveDemoCall(deps))
    .get('/publications', (c) => c.json(listPublications(db).map(publicationView)))
    .post('/publications/:id/restore', (c) => {
      replaceDraft(db, findPublication(db, pathId(c)).parts, byCouple(c, deps));
      return c.body(null, 204);
    })
    .delete('/draft', (c) => {
      replaceDraft(db, lastPublication(db)?.parts ?? {}, byCouple(c, deps));
      return c.body(null, 204);
    })
    .post('/publish', async (c) => {
      const draft = fullDraft(db);
      rejectErrors(
        Object.fromEntries(
          draft.flatMap(({ part, content }) =>
            Object.entries(errorsOf(part, content, { isDraft: false, isPhoto: site.isPhoto })).map(
              ([path, message]) => [`${part}.${path}`, message],
            ),
          ),
        ),
      );
      const parts = Object.fromEntries(draft.map(({ part, content }) => [part, content]));
      const publication = await site.publish(parts, () =>
        publish(db, parts, draft, byCouple(c, deps)),
      );
      return c.json(publicationView(publication), 201);
    })
    .get('/guides/:id', (c) => c.json(partView(guideOf(c, deps))))
    .put('/guides/:id', body(saveSitePart), (c) =>
      c.json(save(guideOf(c, deps), c.req.valid('json'), c)),
    )
    .get('/:part', (c) => c.json(partView(partOf(c))))
    .put('/:part', body(saveSitePart), (c) => c.json(save(partOf(c), c.req.valid('json'), c)));
};

const rejectErrors = (fields: Record<string, string>) => {
  if (Object.keys(fields).length > 0) throw new DomainError('invalid_fields', { fields });
};

/** @throws DomainError `not_found` for what is no part */
const partOf = (c: Context): string => {
  const part = c.req.param('part') ?? '';
  if (!schemaOf(part) || guideEvent(part) !== null) throw new DomainError('not_found');
  return part;
};

/** @throws DomainError `not_found` for the guide of a missing event */
const guideOf = (c: Context, { db }: Deps): string => guidePart(findEvent(db, pathId(c)).id);
