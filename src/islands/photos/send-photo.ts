import type { DetailedError } from 'tus-js-client';
import { groupHeader } from '#contract/headers.ts';
import type { ErrorBody } from '#contract/problem.ts';
import { photoUploadsAddress } from '#domain/photos/guest-photo.ts';
import { ApiError, messageOf, rejectionOf } from '#islands/client/api.ts';
import { sendInParts } from '#islands/client/send-in-parts.ts';
import type { PhotoOwner } from './photo-store.ts';
import type { Sending, SendResult } from './photo-sender.ts';

/** Smaller than the couple's: at a party many share the line. */
const partBytes = 256 * 1024;

const headersOf = (owner: PhotoOwner): Record<string, string> =>
  'token' in owner
    ? { Authorization: `Bearer ${owner.token}` }
    : { [groupHeader]: `${owner.groupId}` };

/** Sends a photo in parts, from where it was. */
export const sendPhoto = async ({
  photo: { bytes, checksum, type, owner, address },
  ...sending
}: Sending): Promise<SendResult> => {
  try {
    await sendInParts({
      ...sending,
      ...{ file: bytes, endpoint: photoUploadsAddress, partBytes },
      options: {
        headers: headersOf(owner),
        metadata: { ...(checksum && { checksum }), ...(type && { filetype: type }) },
        uploadUrl: address || null,
        onShouldRetry: mayPass,
      },
    });
    return { state: 'sent' };
  } catch (error) {
    return resultOf(error);
  }
};

/** What another attempt in a second may change. */
const mayPass = (error: Error | DetailedError): boolean => {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return true;
  const { status, errorBody } = rejectionOf(answer.getStatus(), answer.getBody());
  return canRetry(status, errorBody);
};

const canRetry = (status: number, body: ErrorBody | undefined) =>
  status === 0 || status >= 500 || status === 429 || body?.code === 'upload_busy';

const resultOf = (error: unknown): SendResult => {
  if (!(error instanceof ApiError)) throw error;
  const { status, errorBody } = error;
  if (errorBody?.code === 'already_here') return { state: 'known' };
  const message = messageOf(error) ?? '';
  // Without a sentence of this site it is the line, or what stands between.
  if (status === 0 || message === '') return { state: 'failed' };
  if (canRetry(status, errorBody)) return { state: 'failed', message };
  const isLocked = ['not_signed_in', 'wrong_photo_link', 'other_group', 'photos_full'].includes(
    errorBody!.code,
  );
  return { state: isLocked ? 'locked' : 'rejected', message };
};
