import { type APIRequestContext, expect, type Page, request } from '@playwright/test';

/** A browser of its own: to sign in again where one is signed in already would end that session. */
export const elsewhere = async <Result>(
  page: Page,
  work: (there: APIRequestContext) => Promise<Result>,
): Promise<Result> => {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  return from(origin, work);
};

/** A browser without pages that speaks to this address. */
export const from = async <Result>(
  origin: string,
  work: (there: APIRequestContext) => Promise<Result>,
): Promise<Result> => {
  const there = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Origin: origin },
  });
  try {
    return await work(there);
  } finally {
    await there.dispose();
  }
};

/** A write that is expected to succeed. */
export const send = async (
  there: APIRequestContext,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) => {
  const answer = await there.fetch(path, { method, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
};

export const read = async <View>(there: APIRequestContext, path: string) =>
  (await (await there.get(path)).json()) as View;
