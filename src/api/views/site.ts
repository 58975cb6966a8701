import { isDemo, type Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import {
  type DraftPart,
  lastPublication,
  listDraft,
  type Publication,
  initialVersion,
} from '#db/models/site/site.ts';
import { contentChanges } from '#content/content-changes.ts';
import { withSections } from '#content/home-sections.ts';
import { guidePart } from '#content/schemas/guide-part.ts';
import { fixedParts } from '#content/schemas/parts.ts';
import type {
  PublicationView,
  SiteChangeView,
  SitePartView,
  SiteView,
} from '#contract/site/site.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

/** The draft of every part that there can be, also of those about which nobody has said anything. */
export const fullDraft = (db: Db): DraftPart[] => {
  const drafted = new Map(listDraft(db).map((one) => [one.part, one]));
  const names = [...fixedParts, ...listEvents(db).map(({ id }) => guidePart(id))];
  const initial = { version: initialVersion(db), content: {}, changed: false };
  return names.map((part) => drafted.get(part) ?? { part, ...initial });
};

export const sitePartViews = (db: Db): SitePartView[] =>
  fullDraft(db).map(({ part, version, content }) => ({
    part,
    version,
    content: withSections(part, content),
  }));

/** The parts that guests see, as the couple edits them; without a publication there are none. */
export const publishedParts = (db: Db): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(lastPublication(db)?.parts ?? {}).map(([part, content]) => [
      part,
      withSections(part, content),
    ]),
  );

/** What the draft says and guests do not see yet. */
export const siteChanges = (db: Db): SiteChangeView[] => {
  const published = publishedParts(db);
  return sitePartViews(db).flatMap(({ part, content }) =>
    contentChanges(published[part], content).map(({ path, before, after }) => ({
      part,
      path: path.join('.'),
      before,
      after,
    })),
  );
};

export const siteView = (db: Db): SiteView => {
  const parts = fullDraft(db).map(({ part, version, changed }) => ({ part, version, changed }));
  const last = lastPublication(db);
  return {
    parts,
    published: last ? publicationView(last) : null,
    changed: parts.some(({ changed }) => changed),
    demo: isDemo(db),
  };
};

export const publicationView = ({ id, at, by }: Publication): PublicationView => ({
  id,
  at: zonedIso(at),
  by,
});
