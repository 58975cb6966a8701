import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { lastPublication, listDraft, type Parts, publishFiles } from '#db/models/site/site.ts';
import { contentOf } from '#content/content-of.ts';
import { errorsOf } from '#content/content-errors.ts';
import type { FileContent } from '#content/file-content.ts';
import { guideEvent, guidePart } from '#content/schemas/guide-part.ts';
import type { SiteContent } from '#content/site-content.ts';
import { regionText, useRegion } from '#domain/region.ts';
import { pendingContent } from '#content/unpublished-content.ts';
import { logError } from '../log-error.ts';
import type { SitePictures } from '../pictures/site-pictures.ts';
import type { SiteState } from '#domain/days/site-state.ts';
import { taskQueue } from '#domain/task-queue.ts';
import type { Rehearsal } from '../rehearsal.ts';
import { siteStateAt } from '../views/site-state.ts';
import { isSame } from '#content/same-content.ts';

/** What the public pages are made of. */
export type ShownSite = {
  content: SiteContent;
  /** False before anything is: one page then stands in the place of all. */
  isPublished: boolean;
  state: SiteState;
};

/** Renders the public pages, or what stands in their place; the step that it returns shows them all at once. */
export type RenderSite = (shown: ShownSite) => Promise<() => void>;

export type Site = ReturnType<typeof openSite>;

type Opened = {
  db: Db;
  files: FileContent;
  pictures: Pick<SitePictures, 'find' | 'heroOf' | 'isPhoto'>;
  clock: () => Date;
  rehearsal: Pick<Rehearsal, 'offset'>;
};

/** What guests see of the couple's content, and how it comes to be seen. */
export const openSite = ({ db, files, pictures, clock, rehearsal }: Opened) => {
  const published = lastPublication(db);
  const { isPhoto } = pictures;
  let isPublished = published !== undefined;
  let content = published ? contentOf(published.parts, pictures.find) : pendingContent();
  const stateOf = ({ wedding }: SiteContent) => siteStateAt({ db, clock, rehearsal }, wedding.date);
  let state = stateOf(content);
  useRegion(regionText(content.wedding));
  let render: RenderSite = () => Promise.resolve(() => undefined);
  /** One after the other: a publication never overtakes another one. */
  const { add: enqueue } = taskQueue();

  /** With the cuts of the first screen's photo, which may have to be made. */
  const fullContent = async (parts: Parts): Promise<SiteContent> => {
    const draft = contentOf(parts, pictures.find);
    return { ...draft, heroPhoto: await pictures.heroOf(draft.photos.hero) };
  };

  /** Rendered before it is stored, and stored before it is shown: what cannot be rendered is never the site. */
  const show = async <T>(next: SiteContent, store: () => T, isReady = true): Promise<T> => {
    const nextState = stateOf(next);
    const swap = await render({ content: next, isPublished: isReady, state: nextState });
    const stored = store();
    [content, isPublished, state] = [next, isReady, nextState];
    useRegion(regionText(content.wedding));
    swap();
    return stored;
  };

  const showPublished = async () => {
    const last = lastPublication(db);
    // A photo that cannot be cut, on a full disk, does not keep the site from opening.
    const withoutHeroCut = (error: unknown) => {
      logError(error);
      return contentOf(last!.parts, pictures.find);
    };
    if (last) await show(await fullContent(last.parts).catch(withoutHeroCut), () => undefined);
    else (await render({ content, isPublished: false, state }))();
  };

  /** The draft, where it says enough for a page. */
  const drafted = () => {
    const draft = listDraft(db);
    const isComplete = draft.every(
      ({ part, content }) =>
        Object.keys(errorsOf(part, content, { isDraft: false, isPhoto })).length === 0,
    );
    if (draft.length === 0 || !isComplete) return undefined;
    const parts = Object.fromEntries(draft.map(({ part, content }) => [part, content]));
    return contentOf(parts, pictures.find);
  };

  return {
    /** What is published; before anything is, what the couple has drafted. */
    content: () => (isPublished ? content : (drafted() ?? content)),
    isPublished: () => isPublished,
    /** What the pages that guests see were made for. */
    state: () => state,
    isPhoto,
    publish: <T>(parts: Parts, store: () => T): Promise<T> =>
      enqueue(async () => show(await fullContent(parts), store)),

    /** The site of a wedding that has published nothing yet, from the moment that `store` has written it. */
    empty: <T>(store: () => T): Promise<T> => enqueue(() => show(pendingContent(), store, false)),

    /** Shows what is published with what its pictures have become. */
    refresh: () => enqueue(showPublished),

    /** The same, once the phase of the wedding is another one, or guests are no longer asked to confirm. */
    syncState: (): Promise<void> =>
      enqueue(async () => {
        if (!isSame(state, stateOf(content))) await showPublished();
      }),

    /** The same, if it names one of these pictures. */
    refreshPictures: (ids: readonly string[]): Promise<void> =>
      enqueue(async () => {
        if (ids.some((id) => content.pictures[id])) await showPublished();
      }),

    /** From now on public pages are rendered by this. */
    renderWith: (renderer: RenderSite) => {
      render = renderer;
      return enqueue(showPublished);
    },

    /** The first publication of a wedding whose couple has not begun one in the browser. */
    beginFromFiles: async () => {
      if (lastPublication(db) || listDraft(db).length > 0) return;
      publishFiles(db, partsOfFiles(files, db), clock());
      await enqueue(showPublished);
    },

    /** Whoever keeps the content in files publishes nothing in the browser: the site follows the files. */
    watchFiles: async () => {
      const last = lastPublication(db);
      if (!last?.fromFiles) return;
      const isNew = publishFiles(db, partsOfFiles(files, db, last.parts), clock());
      if (isNew) await enqueue(showPublished);
    },
  };
};

/** A guide goes to the event that has its exact name, or had it when the files were last read. */
const partsOfFiles = ({ parts, guides }: FileContent, db: Db, before: Parts = {}): Parts => {
  const events = listEvents(db);
  const found = guides.flatMap(({ eventName, ...guide }): [string, unknown][] => {
    const named = events.filter(({ name }) => name.normalize('NFC') === eventName.normalize('NFC'));
    if (named.length > 0) return named.map(({ id }) => [guidePart(id), guide]);
    return Object.entries(before).filter(
      ([part, content]) => guideEvent(part) !== null && isSame(content, guide),
    );
  });
  return { ...parts, ...Object.fromEntries(found) };
};
