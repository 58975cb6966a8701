import { saveSitePart } from '#contract/site/site.ts';
import { leaveDemo } from '#contract/site/start.ts';
import { couple, type KnownCall } from './known-call.ts';
import { ownWedding } from './start-calls.ts';

const privacy = () => ({ version: 0, content: { title: 'Privacidad' } });

/** The couple's own content. */
export const siteCalls: Record<string, KnownCall> = {
  'state of the site': { route: 'GET /api/admin/site', statuses: couple() },
  'changes of the site': { route: 'GET /api/admin/site/changes', statuses: couple() },
  'part of the site': {
    route: 'GET /api/admin/site/:part',
    ids: () => ({ part: 'home' }),
    statuses: couple(),
  },
  'part of the site written': {
    route: 'PUT /api/admin/site/:part',
    ids: () => ({ part: 'privacy' }),
    body: privacy,
    schema: saveSitePart,
    kilobytes: 2048,
    statuses: couple(),
  },
  'pictures of the site': { route: 'GET /api/admin/site/pictures', statuses: couple() },
  'picture of the site that is none': {
    route: 'POST /api/admin/site/pictures',
    file: { type: 'image/png', text: 'hola' },
    kilobytes: 20 * 1024,
    statuses: couple(422),
  },
  'upload begun against the protocol': {
    route: 'POST /api/admin/site/pictures/uploads',
    file: { type: 'application/offset+octet-stream', text: 'hola' },
    kilobytes: 20 * 1024,
    statuses: couple(400),
  },
  'part of an upload against the protocol': {
    route: 'PATCH /api/admin/site/pictures/uploads/:id',
    ids: () => ({ id: 'ninguna' }),
    file: { type: 'application/offset+octet-stream', text: 'hola' },
    kilobytes: 20 * 1024,
    statuses: couple(400),
  },
  'what has arrived of a picture': {
    route: 'GET /api/admin/site/pictures/uploads/:id',
    ids: () => ({ id: 'ninguna' }),
    statuses: couple(404),
  },
  'picture kept that never arrived': {
    route: 'POST /api/admin/site/pictures/uploads/:id',
    ids: () => ({ id: 'ninguna' }),
    file: { type: 'application/offset+octet-stream', text: '' },
    kilobytes: 20 * 1024,
    statuses: couple(404),
  },
  'guide of an event': {
    route: 'GET /api/admin/site/guides/:id',
    ids: () => ({ id: 45 }),
    statuses: couple(),
  },
  'guide of an event written': {
    route: 'PUT /api/admin/site/guides/:id',
    ids: () => ({ id: 45 }),
    body: () => ({ version: 0, content: { dresscode: 'De campo' } }),
    schema: saveSitePart,
    kilobytes: 2048,
    statuses: couple(),
  },
  'publications of the site': { route: 'GET /api/admin/site/publications', statuses: couple() },
  'earlier publication brought back': {
    route: 'POST /api/admin/site/publications/:id/restore',
    ids: () => ({ id: 1 }),
    statuses: couple(204),
  },
  'site published': { route: 'POST /api/admin/site/publish', statuses: couple(201) },
  'demo left for a wedding of their own': {
    route: 'POST /api/admin/site/begin',
    body: () => ({ ...ownWedding(), word: 'BORRAR' }),
    schema: leaveDemo,
    statuses: couple(201),
  },
  'draft of the site discarded': { route: 'DELETE /api/admin/site/draft', statuses: couple(204) },
};
