import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Site } from '../site.ts';

export const visit = async (page: Page) => {
  await page.goto('/admin/guests');
  await expect(page.getByRole('button', { name: 'Add New Guest' })).toBeEnabled();
};

/** The row of a group; on phones it looks like a card. */
export const lineOf = (page: Page, groupName: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: groupName, exact: true }) });

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

export type Group = {
  id: number;
  group_name: string;
  access_code: string;
  link_token: string;
  guest_type: string;
  invited_by: string;
  version: number;
  eventIds: number[];
  members: { id: number; name: string; phone: string | null; dietary_restriction_type: string }[];
};

export const stored = async (request: APIRequestContext, groupName: string): Promise<Group> => {
  const groups = (await (await request.get('/api/admin/guests')).json()) as Group[];
  return groups.find(({ group_name }) => group_name === groupName)!;
};

/** What another administrator saves meanwhile. */
export const saveElsewhere = async (
  site: Site,
  request: APIRequestContext,
  group: Group,
  change: object,
) => {
  const { group_name, access_code, guest_type, invited_by, members, eventIds, version } = group;
  const answer = await request.put(`/api/admin/guests/${group.id}`, {
    data: {
      guest: { group_name, access_code, guest_type, invited_by, ...change },
      members,
      eventIds,
      version,
    },
    headers: { Origin: site.url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
};
