import { vi } from 'vitest';

import { groupNamed } from '#tests/support/wedding.ts';
import { demoSite } from './api.ts';

export const fire = 46;

type Cut = 'before' | 'after' | undefined;

/** A phone on which a family has signed in: the real API, over a line that may be cut, or slow. */
export const familyPhone = async () => {
  const site = demoSite();
  const family = groupNamed(site, 'Familia Peñaloza Ríos');
  const guest = await site.guest(family.group_name);
  const requests: string[] = [];
  const line: {
    cut: (path: string) => Cut;
    browser: typeof guest;
    /** What is asked from now on is not answered before this. */
    until: Promise<void>;
  } = { cut: () => undefined, browser: guest, until: Promise.resolve() };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const cut = line.cut(path);
    const { until } = line;
    if (cut === 'before') throw new TypeError('Failed to fetch');
    requests.push(`${method} ${path}`);
    const json = body ? (JSON.parse(body as string) as unknown) : undefined;
    const sent = Object.fromEntries(new Headers(headers));
    const answer = await line.browser.request(method, path, { json, headers: sent });
    await until;
    if (cut === 'after') throw new TypeError('Failed to fetch');
    // An empty answer has no body, not an empty one.
    const served = new Response(answer.text || null, answer);
    // Written by the process that listens, which is not here.
    served.headers.set('date', new Date().toUTCString());
    return served;
  });
  const [rosa, tomas] = family.members.map(({ id }) => id) as [number, number];
  const stored = async () => {
    const { json } = await guest.get(`/api/rsvp/responses/${fire}`);
    const { responses } = json as { responses: { isAttending: boolean; version: number }[] };
    return responses.slice(0, 2).map(({ isAttending, version }) => [isAttending, version]);
  };
  return { site, guest, family, line, requests, rosa, tomas, stored };
};
