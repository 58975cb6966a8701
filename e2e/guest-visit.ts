import type { Page } from '@playwright/test';
import { admin } from './fixtures/template.ts';
import { expect } from './site.ts';

/** Three groups of the demo wedding. */
export const guests = {
  /** A family of four, invited to everything, still silent. */
  family: { groupName: 'Familia Peñaloza Ríos', accessCode: 'RAMA-4T7W' },
  /** A couple without glamping (45) who have answered all but the last breakfast (50). */
  couple: { groupName: 'Camila y Andrés', accessCode: 'ARPA-9K3D' },
  /** One person, invited to the main event (49) alone. */
  aunt: { groupName: 'Tía Marta', accessCode: 'MATE-6H4C' },
};

export type GuestLogin = (typeof guests)[keyof typeof guests];

/** Signed in without the form, which has a journey of its own. */
export const signIn = (page: Page, login: GuestLogin) => post(page, '/api/rsvp/login', login);

export const signInAsCouple = (page: Page) => post(page, '/api/admin/login', admin);

/** A control tapped before its island listens is the plain form's: journeys about React wait for it. */
export const awake = (page: Page) =>
  expect(page.locator('main astro-island').first()).not.toHaveAttribute('ssr');

export const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as unknown;
};
