import type { Db } from '#db/connection.ts';
import {
  findSitePicture,
  listSitePictures,
  recordSitePicture,
} from '#db/models/site/site-pictures.ts';
import { isStartedFromFiles } from '#db/models/site/site.ts';
import {
  type ListedPictureView,
  type SitePictureView,
  uploadsAddress,
} from '#contract/site/pictures.ts';
import { photoName } from '#content/schemas/fields.ts';
import type { Photos } from '#content/site-content.ts';
import { DomainError } from '#domain/errors.ts';
import type { HeroPhoto, Photo } from '#domain/pictures/photo.ts';
import { firstCopy, sitePhoto, uploadAddress } from '#domain/pictures/site-picture.ts';
import type { Job } from '#gateways/pictures/job-queue.ts';
import type { Config } from '../config.ts';
import { heroCrop } from './crop-hero.ts';
import { createSizes } from './make-copies.ts';
import { cleanPictures } from './clean-pictures.ts';
import { openResumableUploads } from './resumable-uploads.ts';
import { openUploads } from './uploads.ts';

/** How many answers are remembered. */
const most = 200;

/**
 * Work that is done once for an id, however often it is asked for: while it is under way, and after its answer was
 * lost on the line. What failed may be tried again.
 */
const finishing = <T>(work: (id: string) => Promise<T>): ((id: string) => Promise<T>) => {
  const answers = new Map<string, Promise<T>>();
  return (id) => {
    const known = answers.get(id);
    if (known) return known;
    const answer = work(id);
    answers.set(id, answer);
    answer.catch(() => answers.delete(id));
    const [earliest] = answers.keys();
    if (answers.size > most) answers.delete(earliest!);
    return answer;
  };
};

/** The pictures that came with the build. */
export type BuiltPictures = {
  /** Their files' names, as a photo field holds them. */
  files: readonly string[];
  /** By name without ending. */
  photos: Readonly<Record<string, Photo>>;
};

/** A new picture is used by nothing yet. */
const dayMs = 24 * 60 * 60_000;

export type SitePictures = ReturnType<typeof openSitePictures>;

type Opened = {
  db: Db;
  config: Pick<Config, 'dataDir'>;
  built: BuiltPictures;
  clock: () => Date;
};

/** Every picture that the couple's content can show: those of the build, and those they uploaded. */
export const openSitePictures = ({ db, config, built, clock }: Opened) => {
  const uploads = openUploads(config);
  const abortController = new AbortController();
  const sizes = createSizes({ db, uploads });
  const isUploaded = (id: string) => findSitePicture(db, id) !== undefined;
  const incoming = openResumableUploads({ folder: uploads.folder, address: uploadsAddress });
  const heroFiles = heroCrop({ uploads, built: built.photos, isUploaded });

  const find = (name: string): Photo | undefined => {
    const picture = findSitePicture(db, name);
    return picture && sitePhoto(picture, uploads.isThere);
  };

  const listBuilt = (): ListedPictureView[] =>
    built.files.flatMap((id) => {
      const photo = built.photos[photoName(id)];
      if (!photo) return [];
      const { width, height, webp } = photo;
      return [{ id, url: webp[0]![1], width, height, uploaded: false }];
    });

  const keep = (file: string) =>
    uploads.keep(file, ({ id, width, height, tone }): SitePictureView => {
      recordSitePicture(db, { id, width, height, tone }, clock());
      sizes.notify();
      return { id, url: uploadAddress(firstCopy({ id, width })), width, height };
    });

  return {
    /** @throws DomainError `bad_picture` */
    keep: (body: Request['body']): Promise<SitePictureView> => uploads.receive(body, keep),

    /** Keeps what has arrived in parts. Asked again, it answers the same. @throws DomainError `bad_picture`, `not_found` */
    keepReceived: finishing(async (id) => {
      const file = await incoming.fileOf(id);
      try {
        const picture = await keep(file);
        await incoming.clear(id);
        return picture;
      } catch (error) {
        if (error instanceof DomainError) await incoming.clear(id);
        throw error;
      }
    }),

    /** A request of the protocol by which a picture arrives in parts. */
    arrive: incoming.answer,

    /**
     * Uploaded ones first, the newest at the top; then those of the build, unless the wedding has not begun with its
     * files: a couple that began at /start has nothing to do with the demo's.
     */
    list: (): ListedPictureView[] => [
      ...listSitePictures(db).map(({ id, width, height, ...rest }) => ({
        id,
        url: sitePhoto({ id, width, height, ...rest }, uploads.isThere).webp[0]![1],
        width,
        height,
        uploaded: true,
      })),
      ...(isStartedFromFiles(db) ? listBuilt() : []),
    ],

    /** Whether a photo field may hold this. */
    isPhoto: (photo: string) => built.files.includes(photo) || isUploaded(photo),

    /** An uploaded one as pages write it; undefined for one of the build. */
    find,

    /** The largest copy of a photo, by its name without ending; undefined when it is gone. */
    fileOf: heroFiles.fileOf,

    /** The first screen's photo, cut; null without one. */
    heroOf: async (hero: Photos['hero'], urgency?: Job['urgency']): Promise<HeroPhoto | null> =>
      hero ? heroFiles.crop(hero, urgency) : null,

    /** Deletes what nothing uses, while the site goes on answering. @param shown the first screen's photo */
    cleanup: (shown: Photos['hero']) =>
      cleanPictures({
        db,
        uploads: uploads.folder,
        until: new Date(clock().getTime() - dayMs),
        shownHero: shown && heroFiles.slugOf(shown),
        signal: abortController.signal,
      }),

    /** Makes the copies that are missing, now and after each upload. */
    startResize: sizes.start,
    stop: () => {
      abortController.abort();
      sizes.stop();
    },
  };
};
