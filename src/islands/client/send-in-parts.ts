import type { DetailedError, HttpRequest, Upload, UploadOptions } from 'tus-js-client';
import { connection } from '#content/texts/connection.ts';
import { ApiError, rejectionOf } from './api.ts';
import { loadPart } from './load-part.ts';

/** For one part: at 64 kbit/s half a megabyte takes a minute. */
const timeoutMs = 120_000;

/** After the last of them it is told that the line is gone; each part that arrives begins them anew. */
export const retryDelays = [0, 1000, 3000, 8000];

/** Asked for before the first file is chosen: browsers remember that a script could not be loaded. */
export const loadProtocol = () => loadPart(() => import('tus-js-client'), { isOptional: true });

type Sending = {
  file: Blob;
  /** Where it is begun. */
  endpoint: string;
  /** What a line that breaks has to send again, at most; in bytes. */
  partBytes: number;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  /** Is told where it goes on. */
  onStarted?: (address: string) => void;
  options?: Partial<UploadOptions>;
  /** Finds an upload of the same file that was begun before by the browser's memory of its name. */
  canResume?: boolean;
};

/**
 * Sends a file in parts by the tus protocol. After a break only what is missing is sent.
 * @returns the address of the file on the server
 * @throws ApiError; of status 0 without a line, or when it is aborted
 */
export const sendInParts = async ({
  file,
  endpoint,
  partBytes,
  onProgress,
  signal,
  onStarted,
  options,
  canResume = false,
}: Sending): Promise<string> => {
  const protocol = await loadProtocol();
  if (!protocol) throw new ApiError(0, connection.offline);
  return new Promise((resolve, reject) => {
    const upload: Upload = new protocol.Upload(file, {
      endpoint,
      chunkSize: partBytes,
      retryDelays,
      removeFingerprintOnSuccess: true,
      storeFingerprintForResuming: canResume,
      onBeforeRequest: limitTime,
      onProgress: (sent, total) => onProgress(Math.floor((100 * sent) / total)),
      onError: (error) => reject(rejection(error)),
      onUploadUrlAvailable: () => onStarted?.(upload.url!),
      onSuccess: () => resolve(upload.url!),
      ...options,
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new ApiError(0, connection.offline));
    });
    if (canResume) void resume(upload);
    else upload.start();
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
