import { DomainError } from '#domain/errors.ts';

/** What an upload says of its file when it begins. `checksum`: SHA-256, hex. */
export type UploadMetadata = { checksum: string | null; type: string | null };

/**
 * Reads the header `Upload-Metadata`: pairs of a key and a value in base64.
 * @throws DomainError `malformed` for a checksum that is none
 * @see https://tus.io/protocols/resumable-upload#upload-metadata
 */
export const uploadMetadata = (request: Request): UploadMetadata => {
  const pairs = (request.headers.get('Upload-Metadata') ?? '').split(',').map((pair) => {
    const [key = '', value = ''] = pair.trim().split(/\s+/u);
    return [key, Buffer.from(value, 'base64').toString('utf8')] as const;
  });
  const { checksum, filetype } = Object.fromEntries(pairs);
  if (checksum && !/^[\da-f]{64}$/u.test(checksum)) throw new DomainError('malformed');
  return { checksum: checksum || null, type: filetype || null };
};
