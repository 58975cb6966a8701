import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles } from '#content/built-files.ts';
import { emptySite } from '#tests/support/api.ts';
import { folderForTest } from '#tests/support/wedding.ts';
import { publish } from '#db/models/site/site.ts';
import { storedRegion } from './stored-region.ts';

test('a command beside the site speaks in the zone that is published', () => {
  const { db, deps } = emptySite({ isUnbegun: true });
  const { dataDir } = deps.config;
  expect(storedRegion(dataDir)).toBe('America/Santiago CLP es-CL');
  const wedding = {
    ...(builtFiles.parts['wedding'] as object),
    ...{ timeZone: 'Europe/Madrid', country: 'ES' },
  };
  const audit = { by: { kind: 'system' }, at: new Date() } as const;
  publish(db, { ...builtFiles.parts, wedding }, [], audit);
  expect(storedRegion(dataDir)).toBe('Europe/Madrid CLP es-ES');
});

test('where there is no database, or none that can be read, it is the first one', () => {
  const folder = folderForTest();
  expect(storedRegion(folder)).toBe('America/Santiago CLP es-CL');
  writeFileSync(path.join(folder, 'wedding.db'), 'no es una base de datos');
  expect(storedRegion(folder)).toBe('America/Santiago CLP es-CL');
});
