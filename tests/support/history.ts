import type { HistoryLine } from '#contract/history.ts';
import { demoSite } from './api.ts';
import type { Browser } from './browser.ts';
import { family } from './sessions.ts';
import { groupNamed } from './wedding.ts';

export const setUp = async () => {
  const site = demoSite();
  return { site, admin: await site.admin(), group: groupNamed(site, family) };
};

export const lines = async (admin: Browser, query = '') =>
  (await admin.get(`/api/admin/history${query}`)).json as HistoryLine[];

export const reported = async (admin: Browser, query = '') =>
  (await lines(admin, query)).map(({ who: person, text }) => `${person} ${text}`);
