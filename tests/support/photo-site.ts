import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { demoSite, type Site } from './api.ts';

/** A group of the demo that sends photos. */
export const family = 'Familia Peñaloza Ríos';

export const photoSite = async () => {
  const site = demoSite();
  return { site, guest: await site.guest(family), couple: await site.admin() };
};

/** Where its files lie. */
export const folderOf = ({ deps }: Site, ...more: string[]) =>
  path.join(deps.config.dataDir, 'photos', ...more);

export const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort()
    : [];

/** What has arrived is deleted once its copies are there. */
export const expectNoUploads = (site: Site) =>
  vi.waitFor(() => expect(filesIn(folderOf(site, 'arriving'))).toEqual([]));
