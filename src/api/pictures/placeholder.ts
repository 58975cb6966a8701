import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { drawLandscape } from './placeholder-landscape.ts';

const max = 2000;

const readSide = (text: string): number => {
  const side = /^[1-9]\d{0,3}$/u.test(text) ? Number(text) : 0;
  if (side === 0 || side > max) throw new DomainError('malformed');
  return side;
};

/** `GET /api/placeholder/{w}/{h}`: the picture of an event without its own. */
export const placeholder = new Hono().get('/:width/:height', (c) => {
  const size = { width: readSide(c.req.param('width')), height: readSide(c.req.param('height')) };
  c.header('Content-Type', 'image/svg+xml; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  return c.body(drawLandscape(size));
});
