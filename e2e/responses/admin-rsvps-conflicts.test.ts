import type { APIRequestContext } from '@playwright/test';
import { signInAsAdmin, signInAsGuest } from '../admin-visit.ts';
import { expect, type Site, test } from '../site.ts';
import {
  bulk,
  breakfast,
  brasas,
  couple,
  dialogOf,
  edit,
  answer,
  save,
  stateOf,
  stored,
} from './rsvps-visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, site }) => signInAsAdmin(site, page.request));

/** The group answers the breakfast as a phone would, one word for each member. */
const answerAsGuest = async (site: Site, request: APIRequestContext, words: boolean[]) => {
  await signInAsGuest(site, request, couple);
  const guest = (await (await request.get('/api/rsvp/guest')).json()) as {
    members: { id: number }[];
  };
  const sent = await request.post('/api/rsvp/responses/47', {
    data: {
      responses: guest.members.map(({ id }, at) => ({ memberId: id, isAttending: words[at] })),
    },
    headers: { Origin: site.url },
  });
  expect(sent.ok()).toBe(true);
};

test('a save whose response got lost is not taken for another person’s change', async ({
  page,
}) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await page.route(bulk, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expect(page.getByText(/No se pudieron actualizar las respuestas/)).toBeVisible();
  await page.unroute(bulk);
  await save(page);
  await expect(page.getByText('Respuestas actualizadas')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});

test('what a guest answered meanwhile is shown beside the choice, and the couple decides', async ({
  page,
  site,
  request,
}) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answer(page, 'Andrés Bascuñán', breakfast, 'Pendiente').click();
  await answer(page, 'Camila Arancibia', brasas, 'No asistirá').click();
  await answerAsGuest(site, request, [false, true]);
  await save(page);

  const conflicts = dialogOf(page).getByRole('region', { name: /Alguien cambió/ });
  await expect(conflicts).toBeFocused();
  await expect(conflicts.getByRole('listitem')).toHaveText([
    /Camila Arancibia, 🥐 Desayuno de Campeones\. Ahora está guardado «No asistirá» y ustedes eligieron «Pendiente»/,
    /Andrés Bascuñán, 🥐 Desayuno de Campeones\. Ahora está guardado «Asistirá» y ustedes eligieron «Pendiente»/,
  ]);
  expect(await stored(page, 'Camila Arancibia', brasas)).toBe(true);

  await conflicts.getByRole('button', { name: 'Dejar «No asistirá»' }).click();
  await save(page);
  await expect(conflicts).toBeFocused();
  await conflicts.getByRole('button', { name: 'Cambiar a «Pendiente»' }).click();
  await expect(conflicts).toBeHidden();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBe(false);
  expect(await stored(page, 'Andrés Bascuñán', breakfast)).toBeNull();
  expect(await stored(page, 'Camila Arancibia', brasas)).toBe(false);
});

test('two administrators who change different answers lose neither’s', async ({
  page,
  browser,
  site,
}) => {
  const other = await browser.newPage({ baseURL: site.url });
  await signInAsAdmin(site, other.request);
  await edit(page);
  await edit(other);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answer(other, 'Andrés Bascuñán', breakfast, 'Asistirá').click();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  await save(other);
  await expect(dialogOf(other)).toBeHidden();
  await expect(stateOf(other, 'Camila Arancibia', breakfast)).toHaveText('Pendiente');
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBeNull();
  expect(await stored(page, 'Andrés Bascuñán', breakfast)).toBe(true);
  await other.close();
});

test('two administrators who change the same answer: the second sees the first’s', async ({
  page,
  browser,
  site,
}) => {
  const other = await browser.newPage({ baseURL: site.url });
  await signInAsAdmin(site, other.request);
  await edit(page);
  await edit(other);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answer(other, 'Camila Arancibia', breakfast, 'No asistirá').click();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  await save(other);
  await expect(dialogOf(other)).toContainText(
    'Ahora está guardado «Pendiente» y ustedes eligieron «No asistirá»',
  );
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBeNull();
  await other.close();
});

test('control: without the versions the second of two saves would win unseen', async ({
  page,
  site,
  request,
}) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answerAsGuest(site, request, [false, true]);
  await page.route(bulk, (route) => {
    const { responses } = route.request().postDataJSON() as { responses: object[] };
    return route.continue({
      postData: { responses: responses.map((cell) => ({ ...cell, version: undefined })) },
    });
  });
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(await stored(page, 'Camila Arancibia', breakfast)).toBeNull();
});

test('a person who left the group meanwhile is told and leaves the dialog', async ({
  page,
  site,
}) => {
  await edit(page);
  await answer(page, 'Camila Arancibia', breakfast, 'Pendiente').click();
  await answer(page, 'Andrés Bascuñán', breakfast, 'Pendiente').click();
  const groups = (await (await page.request.get('/api/admin/guests')).json()) as {
    group_name: string;
    members: { id: number }[];
  }[];
  const camila = groups.find(({ group_name }) => group_name === couple.groupName)?.members[0]?.id;
  const gone = await page.request.delete(`/api/admin/members/${camila}`, {
    headers: { Origin: site.url },
  });
  expect(gone.ok()).toBe(true);
  await save(page);
  await expect(page.getByText(/no corresponde a su grupo y evento/)).toBeVisible();
  await expect(dialogOf(page).getByText('Camila Arancibia')).toHaveCount(0);
  await expect(dialogOf(page).getByText('1 cambio sin guardar')).toBeVisible();
  await save(page);
  await expect(dialogOf(page)).toBeHidden();
  expect(await stored(page, 'Andrés Bascuñán', breakfast)).toBeNull();
});
