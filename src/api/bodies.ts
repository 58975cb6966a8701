import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { DomainError } from '#domain/errors.ts';
import { sheetLimits } from '#domain/guest-list/sheet.ts';
import { maxPictureSize } from '#domain/pictures/largest-picture.ts';

const kilobyte = 1024;

type BodyKind = { type: RegExp; bytes: number };

const json: BodyKind = { type: /^application\/json\s*(;|$)/iu, bytes: 64 * kilobyte };

/**
 * Calls with a larger body, or another type than JSON: a form that works without scripts, a picture, a
 * seating plan, a spreadsheet.
 */
const overrides: (BodyKind & { path: RegExp })[] = [
  {
    path: /^\/api\/practice-checkout\/[^/]+$/u,
    type: /^application\/x-www-form-urlencoded\s*(;|$)/iu,
    bytes: json.bytes,
  },
  {
    path: /^\/api\/admin\/site\/pictures$/u,
    type: /^image\/[\w.+-]+$/iu,
    bytes: maxPictureSize,
  },
  {
    // A part of a picture; as with plain bytes, no form of another site can send this type.
    path: /^\/api\/(admin\/site\/pictures|photos)\/uploads(\/[^/]+)?$/u,
    type: /^application\/offset\+octet-stream$/iu,
    bytes: maxPictureSize,
  },
  {
    // A complete seating plan in one call.
    path: /^\/api\/admin\/seating\/\d+$/u,
    type: json.type,
    bytes: 512 * kilobyte,
  },
  {
    // A part of the site with all its texts, however long each is.
    path: /^\/api\/admin\/site\/(wedding|home|lodging|photos|privacy|guides\/[^/]+)$/u,
    type: json.type,
    bytes: 2 * kilobyte * kilobyte,
  },
  {
    // Plain bytes or contacts: no form of another site can send these types, nor any page without a preflight.
    path: /^\/api\/admin\/guests\/import$/u,
    type: /^(?:application\/octet-stream|text\/vcard)\s*(;|$)/iu,
    bytes: sheetLimits.bytes,
  },
];

const kindOf = (path: string): BodyKind => overrides.find((other) => other.path.test(path)) ?? json;

export const isBodyType = (path: string, type: string): boolean => kindOf(path).type.test(type);

const onError = () => {
  throw new DomainError('too_large');
};

const limits = new Map(
  [json, ...overrides].map((kind) => [kind, bodyLimit({ maxSize: kind.bytes, onError })]),
);

/** Limits a body while it arrives. GET and HEAD have none, and looking for one is expensive. */
export const limitBody: MiddlewareHandler = (c, next) =>
  ['GET', 'HEAD'].includes(c.req.method) ? next() : limits.get(kindOf(c.req.path))!(c, next);
