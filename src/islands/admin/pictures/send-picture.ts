import type { DetailedError, HttpRequest, Upload } from 'tus-js-client';
import { connection } from '#content/texts/connection.ts';
import { type SitePictureView, uploadsAddress } from '#contract/site/pictures.ts';
import { api, ApiError, call, rejectionOf, statusOf } from '#islands/client/api.ts';
import { loadPart } from '#islands/client/load-part.ts';

const { uploads } = api.api.admin.site.pictures;

/** What a line that breaks has to send again, at most. */
const partBytes = 512 * 1024;

/** For one part: at 64 kbit/s it takes a minute. */
const timeoutMs = 120_000;

/** After the last of them the couple is told; each part that arrives begins them anew. */
const retryDelays = [0, 1000, 3000, 8000];

/** Asked for before the first picture is chosen: browsers remember that a script could not be loaded. */
export const loadProtocol = () => loadPart(() => import('tus-js-client'), { isOptional: true });

type Sending = { file: File; onProgress: (percent: number) => void; signal: AbortSignal };

/**
 * Sends a picture in parts. After a break, and when the same file is chosen again, only what is missing is sent.
 * @throws ApiError
 */
export const sendPicture = async (sending: Sending): Promise<SitePictureView> => {
  const address = await sendParts(sending);
  sending.onProgress(100);
  try {
    return await keepReceived(address);
  } catch (error) {
    // What has arrived was swept, or kept for an earlier asking.
    if (statusOf(error) === 404) return keepReceived(await sendParts(sending));
    throw error;
  }
};

/** @returns the address of the file on the server */
const sendParts = async ({ file, onProgress, signal }: Sending): Promise<string> => {
  const protocol = await loadProtocol();
  if (!protocol) throw new ApiError(0, connection.offline);
  return new Promise((resolve, reject) => {
    const upload: Upload = new protocol.Upload(file, {
      endpoint: uploadsAddress,
      chunkSize: partBytes,
      retryDelays,
      removeFingerprintOnSuccess: true,
      onBeforeRequest: limitTime,
      onProgress: (sent, total) => onProgress(Math.floor((100 * sent) / total)),
      onError: (error) => reject(rejection(error)),
      onSuccess: () => resolve(upload.url!),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new ApiError(0, connection.offline));
    });
    void resume(upload);
  });
};

const resume = async (upload: Upload) => {
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
};

/** A line that is silent counts as broken. */
const limitTime = (request: HttpRequest) => {
  const xhr = request.getUnderlyingObject() as XMLHttpRequest;
  xhr.timeout = timeoutMs;
  xhr.ontimeout = (event) => xhr.onerror?.(event);
};

const rejection = (error: Error | DetailedError): ApiError => {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  return answer
    ? rejectionOf(answer.getStatus(), answer.getBody())
    : new ApiError(0, connection.offline);
};

const keepReceived = async (address: string): Promise<SitePictureView> => {
  const id = address.split('/').pop()!;
  for (const delay of retryDelays) {
    try {
      return await call<SitePictureView>(uploads[':id'].$post({ param: { id } }));
    } catch (error) {
      if (statusOf(error) !== 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return call<SitePictureView>(uploads[':id'].$post({ param: { id } }));
};
