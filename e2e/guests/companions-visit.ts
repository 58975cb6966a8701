import type { APIRequestContext, Page } from '@playwright/test';
import type { GroupView } from '#contract/guest-groups.ts';
import { elsewhere, read, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';
import type { GuestLogin } from '../guest-visit.ts';

const asCouple = (
  page: Page,
  { accessCode }: GuestLogin,
  work: (couple: APIRequestContext, group: GroupView) => Promise<void>,
) =>
  elsewhere(page, async (couple) => {
    await send(couple, 'POST', '/api/admin/login', admin);
    const groups = await read<GroupView[]>(couple, '/api/admin/guests');
    await work(
      couple,
      groups.find(({ access_code }) => access_code === accessCode)!,
    );
  });

/** The couple asks guests for ages and needs, or no longer. */
export const askPeople = (page: Page, ask_people: boolean) =>
  elsewhere(page, async (couple) => {
    await send(couple, 'POST', '/api/admin/login', admin);
    await send(couple, 'PUT', '/api/admin/settings', { ask_people });
  });

/** The couple lets a group bring so many. */
export const givePlaces = (page: Page, login: GuestLogin, extra_places: number) =>
  asCouple(page, login, async (couple, group) => {
    const { group_name, guest_type, invited_by, members } = group;
    await send(couple, 'PUT', `/api/admin/guests/${group.id}`, {
      guest: { group_name, guest_type, invited_by, extra_places },
      members,
    });
  });

/** The couple lets a group bring nobody, and removes whom it has brought. */
export const takePlaces = async (page: Page, login: GuestLogin) => {
  await givePlaces(page, login, 0);
  await asCouple(page, login, async (couple, { members }) => {
    for (const { id, is_companion } of members) {
      if (is_companion) await send(couple, 'DELETE', `/api/admin/members/${id}`);
    }
  });
};

/** The controls for companions by the words on them. */
export const companions = (page: Page) => {
  const section = page.getByRole('region', { name: 'Acompañantes' });
  return {
    section,
    name: section.getByLabel('Acompañante', { exact: true }),
    add: section.getByRole('button', { name: 'Agregar' }),
    /** Their name, to be corrected. */
    nameOf: (name: string) => section.getByLabel(`Nombre de ${name}`),
    diet: (name: string) => section.getByRole('combobox', { name }),
    remove: (name: string) => section.getByRole('button', { name: `Quitar a ${name}` }),
  };
};
