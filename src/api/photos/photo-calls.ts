import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { StatusCode } from 'hono/utils/http-status';
import { linkOfToken, type PhotoLink } from '#db/models/photos/photo-links.ts';
import { findPhoto, type Sender } from '#db/models/photos/photos.ts';
import { albumQuery } from '#contract/photos.ts';
import { DomainError } from '#domain/errors.ts';
import { isOpenFile } from '#domain/photos/guest-photo.ts';
import type { LinkPurpose } from '#domain/photos/photo-link.ts';
import { type CallEnv, ownGroup, requireGuest } from '../access/guards.ts';
import type { WriteLimit } from '../access/mutation-limit.ts';
import type { Deps } from '../deps.ts';
import { liveEvents, photosChange } from '../live/publish-changes.ts';
import { pathId, query } from '../requests.ts';
import { albumViews, openedLinkView, ownPhotoViews, wallViews } from '../views/photos.ts';

/** The link that came as `Authorization: Bearer`; undefined without one. @throws DomainError `wrong_photo_link` */
const linkIn = ({ db }: Pick<Deps, 'db'>, c: Context): PhotoLink | undefined => {
  const header = c.req.header('Authorization');
  if (header === undefined) return undefined;
  const [, token] = /^Bearer ([\w-]{20,100})$/u.exec(header) ?? [];
  const link = token && linkOfToken(db, token);
  if (!link) throw new DomainError('wrong_photo_link');
  return link;
};

type LinkEnv = CallEnv & { Variables: { link: PhotoLink } };

const requireLink = (deps: Deps, purpose?: LinkPurpose) =>
  createMiddleware<LinkEnv>(async (c, next) => {
    const link = linkIn(deps, c);
    if (!link || (purpose && link.purpose !== purpose)) throw new DomainError('wrong_photo_link');
    c.set('link', link);
    await next();
  });

type SenderEnv = CallEnv & { Variables: { sender: Sender } };

/** A group by its session, or whoever has a card of an event. */
const requireSender = (deps: Deps) =>
  createMiddleware<SenderEnv>(async (c, next) => {
    const link = linkIn(deps, c);
    const { guest } = c.var.sessions;
    if (link?.purpose === 'upload') c.set('sender', { eventId: link.event_id! });
    else if (link) throw new DomainError('wrong_photo_link');
    else c.set('sender', { guestId: ownGroup(c, guest).id });
    await next();
  });

/** Photos that arrive in parts: an upload goes on from where it is, so that a part sent twice is there once. */
export const photoUploads = (deps: Deps) => {
  const receive = async (c: Context<SenderEnv>) => {
    const { status, headers } = await deps.photos.receive(c.var.sender, c.req.raw);
    return c.body(null, status as StatusCode, Object.fromEntries(headers));
  };
  return new Hono<SenderEnv>()
    .use(requireSender(deps))
    .post('/', receive)
    .patch('/:id', receive)
    .get('/:id', (c) => {
      // HEAD tells how much has arrived; the bytes themselves are not handed out.
      if (c.req.raw.method !== 'HEAD') throw new DomainError('not_found');
      return receive(c);
    });
};

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };

/** The files of photos: see `isOpenFile`; the couple sees all of them, and a group those that it has sent. */
const photoFileCall = ({ photos }: Deps) =>
  new Hono<CallEnv>().get('/:name', async (c) => {
    const name = c.req.param('name');
    const { photo, bytes } = await photos.read(name);
    const { guest, user } = c.var.sessions;
    const isOwn = guest !== undefined && photo.guest_id === guest.id;
    const mayLook = user?.is_admin || isOwn || isOpenFile(photo.status, name);
    if (!mayLook) throw new DomainError('not_found');
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': types[name.split('.').pop()!]!,
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'",
    });
  });

/** The album, and what a group has sent. */
export const guestPhotos = (deps: Deps, limit: WriteLimit) =>
  new Hono<CallEnv>()
    .route('/files', photoFileCall(deps))
    .get('/link', requireLink(deps), (c) => c.json(openedLinkView(deps, c.var.link)))
    .get('/wall', requireLink(deps, 'wall'), (c) => c.json(wallViews(deps)))
    .get('/', requireGuest, query(albumQuery), (c) => {
      const { before } = c.req.valid('query');
      return c.json(albumViews(deps, before === undefined ? undefined : Number(before)));
    })
    .get('/own', requireGuest, (c) => c.json(ownPhotoViews(deps, c.var.group.id)))
    .delete('/:id', requireGuest, limit, liveEvents(photosChange), async (c) => {
      const photo = findPhoto(deps.db, pathId(c));
      if (photo.guest_id !== c.var.group.id) throw new DomainError('not_found');
      await deps.photos.remove(photo.id);
      return c.body(null, 204);
    });
