import type { Fields } from '#contract/responding/form-fields.ts';
import { DomainError } from '#domain/errors.ts';
import { crossOrigin } from '../access/guards.ts';
import type { Config } from '../config.ts';

/** As a call of the API in JSON. */
const maxFormSize = 64 * 1024;

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/iu;

/**
 * What a page's own form says.
 * @throws DomainError `foreign_origin`, `malformed`, `too_large`
 */
export const readForm = async (request: Request, config: Config): Promise<Fields> => {
  // To its end: a browser that is still sending would not read the answer.
  const bytes = await readBody(request);
  const header = (name: string) => request.headers.get(name);
  if (crossOrigin(config)(header)) throw new DomainError('foreign_origin');
  if (!formType.test(header('Content-Type') ?? '')) throw new DomainError('malformed');
  if (!bytes) throw new DomainError('too_large');
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
};

/** @returns null for a body over the limit, which is read and not kept */
const readBody = async ({ body }: Request): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size <= maxFormSize) chunks.push(chunk);
    }
  } catch {
    // Cut off, or over the limit of all pages.
    return null;
  }
  return size > maxFormSize ? null : Buffer.concat(chunks);
};
