import type { Page, Request } from '@playwright/test';

import { expect } from '../site.ts';

export const weekend = [45, 46, 47, 48, 49, 50];

export type Stored = {
  memberId: number;
  name: string;
  isAttending: boolean;
  responded: boolean;
  version: number;
  dietaryRestriction: string;
  dietaryRestrictionDetails: string | null;
};

/** The stored responses to one event of the signed-in group. */
export const storedResponses = async (page: Page, eventId: number): Promise<Stored[]> => {
  const answer = await page.request.get(`/api/rsvp/responses/${eventId}`);
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { responses: Stored[] }).responses;
};

/** In one word a person: 'sí', 'no' or '-'. */
export const inWords = (answers: Stored[]) =>
  answers.map(({ responded, isAttending }) => (responded ? (isAttending ? 'sí' : 'no') : '-'));

export const answerFor = async (
  page: Page,
  eventId: number,
  name: string,
  isAttending: boolean,
) => {
  const member = (await storedResponses(page, eventId)).find((stored) => stored.name === name);
  const answer = await page.request.post(`/api/rsvp/responses/${eventId}`, {
    data: { responses: [{ memberId: member?.memberId, isAttending }] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};

export type Post = { eventId: number; key: string | undefined; body: unknown };

/** Every attempt to send answers, in order, whatever became of it. */
export const watchPosts = (page: Page): Post[] => {
  const posts: Post[] = [];
  page.on('request', (request: Request) => {
    const [, eventId] = /\/api\/rsvp\/responses\/(\d+)$/.exec(request.url()) ?? [];
    if (request.method() !== 'POST' || !eventId) return;
    posts.push({
      eventId: Number(eventId),
      key: request.headers()['idempotency-key'],
      body: request.postDataJSON(),
    });
  });
  return posts;
};
