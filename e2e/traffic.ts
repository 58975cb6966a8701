import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export type Transfer = {
  path: string;
  kind: 'document' | 'script' | 'style' | 'font' | 'image' | 'film' | 'data' | 'other';
  /** Bytes of the answer's body as they came over the wire: compressed, without headers. */
  bytes: number;
};

export type Traffic = {
  transfers(): Promise<Transfer[]>;
  /** How many answers are under way, films aside. */
  inProgress(): number;
  /** Requests to other hosts. */
  strangers: string[];
  /** What the browser complained about: errors, and what the content security policy refused. */
  complaints: string[];
};

/** Listens from now on, in the order of the requests. Each address counts once: later the browser has it. */
export const watchTraffic = (page: Page, origin: string): Traffic => {
  const started: Request[] = [];
  const finished = new Map<string, Request>();
  const inProgress = new Set<Request>();
  const strangers: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    started.push(request);
    if (request.resourceType() !== 'media') inProgress.add(request);
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol) && url.origin !== origin) {
      strangers.push(request.url());
    }
  });
  page.on('requestfailed', (request) => inProgress.delete(request));
  page.on('requestfinished', (request) => {
    inProgress.delete(request);
    const key = `${request.method()} ${request.url()}`;
    if (!finished.has(key)) finished.set(key, request);
  });
  page.on('console', (message) => {
    const isReported = ['error', 'warning'].includes(message.type());
    if (isReported && !message.text().endsWith('blocked by Playwright'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    transfers: () => {
      const counted = new Set(finished.values());
      return Promise.all(started.filter((request) => counted.has(request)).map(transferOf));
    },
    inProgress: () => inProgress.size,
    strangers,
    complaints,
  };
};

const transferOf = async (request: Request): Promise<Transfer> => ({
  path: new URL(request.url()).pathname,
  kind: kinds[request.resourceType()] ?? 'other',
  bytes: (await request.sizes()).responseBodySize,
});

const kinds: Record<string, Transfer['kind']> = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
  media: 'film',
  fetch: 'data',
  xhr: 'data',
};

/** The scripts within this page's HTML, packed as if each came alone. */
export const inlineScripts = async (page: Page): Promise<Transfer[]> => {
  const sources = await page
    .locator('script:not([src])')
    .evaluateAll((scripts) =>
      (scripts as HTMLScriptElement[])
        .filter(({ type }) => type === '' || type === 'module' || type.includes('javascript'))
        .map(({ textContent }) => textContent ?? ''),
    );
  return sources.map((source, index) => ({
    path: `${new URL(page.url()).pathname} inline ${index + 1}`,
    kind: 'script',
    bytes: brotliCompressSync(source).length,
  }));
};

export const sumOf = (transfers: Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

export const bytesOf = (transfers: Transfer[], ...expected: Transfer['kind'][]) =>
  sumOf(transfers.filter(({ kind }) => expected.includes(kind)));
