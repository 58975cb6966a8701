import { adminPhotosQuery, albumQuery, reviewPhotos, savePhotoLink } from '#contract/photos.ts';
import {
  allPeople,
  couple,
  groups,
  type KnownCall,
  photoLinks,
  screens,
  senders,
} from './known-call.ts';

const part = { type: 'application/offset+octet-stream', text: 'hola' };

/** Photos of guests, and what the couple makes of them. */
export const photoCalls: Record<string, KnownCall> = {
  album: { route: 'GET /api/photos', querySchema: albumQuery, statuses: groups() },
  'own photos': { route: 'GET /api/photos/own', statuses: groups() },
  'photos for a screen': { route: 'GET /api/photos/wall', statuses: screens },
  'link for photos': { route: 'GET /api/photos/link', statuses: photoLinks },
  'own photo taken back': {
    route: 'DELETE /api/photos/:id',
    ids: ({ photo }) => ({ id: photo }),
    limited: true,
    statuses: groups(204, 404),
  },
  'file of a photo that is not on this disk': {
    route: 'GET /api/photos/files/:name',
    ids: () => ({ name: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f.jpg' }),
    statuses: allPeople(404),
  },
  'photo begun against the protocol': {
    route: 'POST /api/photos/uploads',
    file: part,
    kilobytes: 20 * 1024,
    statuses: senders(400),
  },
  'part of a photo that was never begun': {
    route: 'PATCH /api/photos/uploads/:id',
    ids: () => ({ id: 'ninguna' }),
    file: part,
    kilobytes: 20 * 1024,
    statuses: senders(404),
  },
  'what has arrived of a photo': {
    route: 'GET /api/photos/uploads/:id',
    ids: () => ({ id: 'ninguna' }),
    statuses: senders(404),
  },
  'photos of guests': {
    route: 'GET /api/admin/photos',
    querySchema: adminPhotosQuery,
    statuses: couple(),
  },
  'how many photos': { route: 'GET /api/admin/photos/summary', statuses: couple() },
  'photos in one file': { route: 'GET /api/admin/photos/zip', statuses: couple() },
  'links for photos': { route: 'GET /api/admin/photos/links', statuses: couple() },
  'new link for photos': {
    route: 'POST /api/admin/photos/links',
    body: () => ({ purpose: 'upload', event_id: 49 }),
    schema: savePhotoLink,
    statuses: couple(201),
  },
  'link for photos taken back': {
    route: 'DELETE /api/admin/photos/links/:id',
    ids: ({ photoLink }) => ({ id: photoLink }),
    statuses: couple(204),
  },
  'photos approved': {
    route: 'POST /api/admin/photos/approve',
    body: ({ photo }) => ({ ids: [photo] }),
    schema: reviewPhotos,
    statuses: couple(),
  },
  'photos hidden': {
    route: 'POST /api/admin/photos/hide',
    body: ({ photo }) => ({ ids: [photo] }),
    schema: reviewPhotos,
    statuses: couple(),
  },
  'photo approved': {
    route: 'POST /api/admin/photos/:id/approve',
    ids: ({ photo }) => ({ id: photo }),
    statuses: couple(),
  },
  'photo hidden': {
    route: 'POST /api/admin/photos/:id/hide',
    ids: ({ photo }) => ({ id: photo }),
    statuses: couple(),
  },
  'photo deleted': {
    route: 'DELETE /api/admin/photos/:id',
    ids: ({ photo }) => ({ id: photo }),
    statuses: couple(204),
  },
};
