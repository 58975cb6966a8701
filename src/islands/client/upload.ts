import { connection } from '#content/texts/connection.ts';
import type { Problem } from '#contract/problem.ts';
import { ApiError } from './api.ts';

/** A large picture takes long on one bar of signal: only a stalled upload is aborted. */
const silenceMs = 60_000;

type Upload = {
  file: File;
  /** In percent; at 100 everything has been sent and the server is at work. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** Sends a file and returns the answer. Not by `fetch`, which reports no upload progress. */
export const upload = <Answer>(path: string, { file, onProgress, signal }: Upload) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new ApiError(0, connection.offline));
    let patience = setTimeout(() => request.abort(), silenceMs);
    const goOn = () => {
      clearTimeout(patience);
      patience = setTimeout(() => request.abort(), silenceMs);
    };
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      goOn();
      if (lengthComputable && total > 0) onProgress(Math.round((100 * loaded) / total));
    });
    request.addEventListener('loadend', () => clearTimeout(patience));
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status < 300) return resolve(answer as Answer);
      const said = request.responseText || request.statusText;
      reject(new ApiError(request.status, `${request.status}: ${said}`, problemOf(answer)));
    });
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    // Some phones do not know the type of their own pictures; the server looks into the file anyway.
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.send(file);
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const problemOf = (answer: unknown): Problem | undefined =>
  typeof (answer as Partial<Problem> | undefined)?.message === 'string'
    ? (answer as Problem)
    : undefined;
