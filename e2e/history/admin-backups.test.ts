import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBackup } from '#db/backup.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';

// A process of its own makes it: on a busy machine that takes a while.
const patiently = { timeout: 30_000 };

test('the couple is told that a backup failed, makes one, and takes it along', async ({
  page,
  site,
}) => {
  await signInAsAdmin(site, page.request);
  const backups = join(site.dataDir, 'backups');
  // In the folder's place: no backup can be written.
  writeFileSync(backups, '');
  await page.goto('/admin/data');
  await expect(page.getByText('Todavía no hay ningún respaldo.')).toBeVisible();
  const make = page.getByRole('button', { name: 'Respaldar ahora' });
  const state = page.getByRole('main').getByRole('status');
  await make.click();
  await expect(state).toContainText('no puede escribir en la carpeta', patiently);
  await page.goto('/admin');
  await expect(page.getByText('El último respaldo no resultó.')).toBeVisible();
  rmSync(backups);
  mkdirSync(backups);

  await page.getByRole('link', { name: 'Ver los respaldos' }).click();
  await make.click();
  await expect(page.getByText('Respaldo listo')).toBeVisible(patiently);
  await expect(state).toContainText('El último quedó bien');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Descargar respaldo del / }).click(),
  ]);
  expect(checkBackup(await download.path()).pictures).toBe(0);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('El último respaldo')).toHaveCount(0);
});
