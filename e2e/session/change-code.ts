import type { APIRequestContext } from '@playwright/test';
import { read, send } from '../elsewhere.ts';
import { admin } from '../fixtures/template.ts';

type Group = { id: number; group_name: string; members: { id: number; name: string }[] };

/** The couple gives a group another code: every session of it ends. */
export const changeCode = async (there: APIRequestContext, groupName: string) => {
  await send(there, 'POST', '/api/admin/login', admin);
  const groups = await read<Group[]>(there, '/api/admin/guests');
  const { id, members } = groups.find(({ group_name }) => group_name === groupName)!;
  const guest = { group_name: groupName, access_code: 'OTRO-C0DE' };
  await send(there, 'PUT', `/api/admin/guests/${id}`, { guest, members });
};
