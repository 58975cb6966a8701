import type { APIRequestContext } from '@playwright/test';
import { admin } from './fixtures/template.ts';
import { expect, type Site } from './site.ts';

/** Signs in without the form; the session belongs to the cookies of `request`. */
export const signInAsAdmin = async (site: Site, request: APIRequestContext) => {
  const answer = await request.post('/api/admin/login', {
    data: admin,
    headers: { Origin: site.url },
  });
  expect(answer.status()).toBe(200);
};

export const signInAsGuest = async (
  site: Site,
  request: APIRequestContext,
  login = { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' },
) => {
  const answer = await request.post('/api/rsvp/login', {
    data: login,
    headers: { Origin: site.url },
  });
  expect(answer.status()).toBe(200);
};
