import { strToU8 } from 'fflate';
import { expect } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import type { ImportPreview, ImportResult } from '#contract/guest-list/guest-import.ts';
import type { Site } from './api.ts';
import type { Browser } from './browser.ts';

export type ImportSettings = Record<string, string>;

export const sendList = async (
  admin: Browser,
  file: Uint8Array | string,
  settings: ImportSettings = {},
) =>
  admin.request('POST', `/api/admin/guests/import?${String(new URLSearchParams(settings))}`, {
    body: (typeof file === 'string' ? strToU8(file) : file) as BodyInit,
    headers: { 'Content-Type': 'application/octet-stream' },
  });

export const previewList = async (
  admin: Browser,
  file: Uint8Array | string,
  settings?: ImportSettings,
) => {
  const answer = await sendList(admin, file, settings);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.json as ImportPreview;
};

/** As the screen does: what was previewed, with the token that it came with. */
export const importList = async (
  admin: Browser,
  file: Uint8Array | string,
  settings: ImportSettings = {},
) => {
  const { token } = await previewList(admin, file, settings);
  const answer = await sendList(admin, file, { ...settings, token });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.json as ImportResult;
};

export const exportList = async ({ api, origin }: Site, admin: Browser): Promise<Uint8Array> => {
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await api.request('/api/admin/guests/export', {
    headers: { Cookie: cookie, Origin: origin },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

export const statesOf = ({ rows }: ImportPreview) =>
  Object.fromEntries(rows.map(({ row, state }) => [row, state]));

export const notesOf = ({ rows }: ImportPreview, row: number) =>
  rows.find((other) => other.row === row)?.notes.map(({ text }) => text);

export const rowsOfWedding = (site: Site) => {
  const { admin_sessions: _admins, ...rest } = dump(site.raw);
  return rest;
};
