import type { Page } from '@playwright/test';
import { expect } from '../site.ts';

export const bulk = '**/api/admin/rsvps/bulk-update';

export const breakfast = '🥐 Desayuno de Campeones';

export const brasas = '🔥 Noche de Brasas';

export const couple = { groupName: 'Camila y Andrés', accessCode: 'ARPA-9K3D' };

export const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Editar respuestas RSVP' });

export const edit = async (page: Page, groupName = couple.groupName) => {
  await page.goto('/admin/rsvps?tab=by-guest');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: groupName }) })
    .getByRole('button', { name: 'Editar grupo' })
    .click();
  await expect(dialogOf(page)).toContainText(groupName);
};

export const answer = (page: Page, name: string, event: string, label: string) =>
  dialogOf(page)
    .getByRole('group', { name: `${name}, ${event}` })
    .getByRole('button', { name: label, exact: true });

export const save = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Guardar todos los cambios' }).click();

export const stateOf = (page: Page, name: string, event: string) =>
  page
    .getByRole('table', { name: `Respuestas de ${couple.groupName}` })
    .getByRole('row')
    .filter({ hasText: name })
    .filter({ hasText: event })
    .getByRole('cell')
    .nth(2);

export type Row = { member_name: string; event_name: string; is_attending: boolean | null };

/** What the site has stored, whatever a screen says. */
export const stored = async (page: Page, name: string, event: string) => {
  const rows = (await (await page.request.get('/api/admin/rsvps')).json()) as Row[];
  return rows.find((row) => row.member_name === name && row.event_name === event)?.is_attending;
};
