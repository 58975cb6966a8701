import type { CDPSession } from '@playwright/test';
import type { Transfer } from '../../e2e/traffic.ts';

/** Chromium's words for them, in ours. */
const kinds: Record<string, Transfer['kind']> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Media: 'film',
  Fetch: 'data',
  XHR: 'data',
};

export type Arrival = {
  path: string;
  kind: Transfer['kind'];
  head: number;
  /** Head and body, as they came over the wire. */
  bytes: number;
};

type Request = Omit<Arrival, 'bytes'> & {
  chunks: { at: number; bytes: number }[];
  done?: { at: number; bytes: number };
  failed?: boolean;
};

/** Listens from now on to what arrives, and when. */
export const watchArrivals = async (cdp: CDPSession) => {
  const requests = new Map<string, Request>();
  let toWallClock = 0;
  let lastChange = performance.now();
  const noted = (requestId: string, note: (request: Request) => void) => {
    const request = requests.get(requestId);
    if (request) note(request);
    lastChange = performance.now();
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    toWallClock ||= wallTime - timestamp;
    const path = new URL(request.url).pathname;
    requests.set(requestId, { path, kind: kinds[type] ?? 'other', head: 0, chunks: [] });
    lastChange = performance.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) =>
    noted(requestId, (request) => {
      request.head = response.encodedDataLength;
      request.chunks.push({ at: timestamp, bytes: request.head });
    }),
  );
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    noted(requestId, ({ chunks }) => chunks.push({ at: timestamp, bytes: encodedDataLength })),
  );
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    noted(requestId, (request) => {
      request.done = { at: timestamp, bytes: encodedDataLength };
    }),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) =>
    noted(requestId, (request) => {
      request.failed = true;
    }),
  );
  await cdp.send('Network.enable');

  const bytesBy = ({ chunks, done }: Request, time: number) =>
    done && done.at <= time
      ? done.bytes
      : chunks.filter(({ at }) => at <= time).reduce((sum, { bytes }) => sum + bytes, 0);

  return {
    /** Everything that had arrived by a time, in milliseconds of the wall clock. */
    by: (wallClock: number): Arrival[] =>
      [...requests.values()].map((request) => ({
        path: request.path,
        kind: request.kind,
        head: request.head,
        bytes: bytesBy(request, wallClock / 1000 - toWallClock),
      })),
    /** Until nothing but a film has been under way for a second. */
    silence: async () => {
      const busy = () =>
        [...requests.values()].some(
          ({ kind, done, failed }) => kind !== 'film' && !done && !failed,
        );
      while (busy() || performance.now() - lastChange < 1000) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
};
