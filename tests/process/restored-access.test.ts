import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoGroups } from '#db/demo/groups.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import { signIn, type Visitor } from '../../bench/durability/visitor.ts';
import { backUp, runCommand } from '../../e2e/fixtures/command.ts';
import { startServer, type Server } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

// Each command is a process of its own: a busy machine is no failure.
vi.setConfig({ testTimeout: 240_000 });

let folder: ReturnType<typeof copyTemplate>;
let site: Server | undefined;

beforeEach(() => {
  folder = copyTemplate();
});

afterEach(async () => {
  await site?.stop('SIGKILL');
  site = undefined;
  folder.remove();
});

const codeOf = (name: string) => demoGroups.find((group) => group.name === name)?.code ?? '';
const marta = { groupName: 'Tía Marta', accessCode: codeOf('Tía Marta') };
const camila = { groupName: 'Camila y Andrés', accessCode: codeOf('Camila y Andrés') };
const family = {
  groupName: 'Familia Peñaloza Ríos',
  accessCode: codeOf('Familia Peñaloza Ríos'),
};
const newCode = 'OTRO-2026';
const newPassword = 'otra-clave-de-prueba';

const statusOf = async (visitor: Visitor, at: string) =>
  (await fetch(`${site?.url}${at}`, { headers: { Cookie: visitor.cookie } })).status;
const login = async (at: string, credentials: object) => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(credentials);
  return (await fetch(`${site?.url}${at}`, { method: 'POST', headers, body })).status;
};

/** Everybody signs in, a backup is made, and then a code, a password and a session end. */
const endAfterBackup = async () => {
  site = await startServer({ DATA_DIR: folder.dataDir });
  const address = site;
  const enter = (group: typeof marta) => signIn(address, '/api/rsvp/login', group);
  const couple = await signIn(site, '/api/admin/login', admin);
  const visitors = {
    couple,
    stays: await enter(family),
    leaves: await enter(marta),
    losesPhone: await enter(camila),
  };
  const backup = await backUp({ dataDir: folder.dataDir });
  await visitors.leaves.send('POST', '/api/rsvp/logout', {});
  const groups = await couple.get<GroupView[]>('/api/admin/guests');
  const lost = groups.find(({ group_name }) => group_name === camila.groupName)!;
  const { group_name, guest_type, invited_by, members, eventIds, version } = lost;
  await couple.send('PUT', `/api/admin/guests/${lost.id}`, {
    guest: { group_name, guest_type, invited_by, access_code: newCode },
    ...{ members, eventIds, version },
  });
  await site.stop();
  const changed = await runCommand('admin', [], {
    dataDir: folder.dataDir,
    env: { ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: newPassword },
  });
  expect(changed.code).toBe(0);
  return { backup, visitors };
};

test('a restored backup revives no session, code or password that ended since the backup', async () => {
  const { backup, visitors } = await endAfterBackup();
  const { output } = await runCommand('restore', [backup], { dataDir: folder.dataDir });
  expect(output).toContain('con la contraseña que tenían hasta ahora');
  expect(output).toContain('Valen los códigos de hasta ahora: 1 grupo cambió el suyo');
  site = await startServer({ DATA_DIR: folder.dataDir });
  expect(await statusOf(visitors.couple, '/api/admin/guests')).toBe(401);
  expect(await login('/api/admin/login', admin)).toBe(401);
  expect(await login('/api/admin/login', { ...admin, password: newPassword })).toBe(200);
  expect(await statusOf(visitors.leaves, '/api/rsvp/guest')).toBe(401);
  expect(await statusOf(visitors.losesPhone, '/api/rsvp/guest')).toBe(401);
  expect(await login('/api/rsvp/login', camila)).toBe(401);
  expect(await login('/api/rsvp/login', { ...camila, accessCode: newCode })).toBe(200);
  expect(await statusOf(visitors.stays, '/api/rsvp/guest')).toBe(200);
});

test('where the old file cannot be read, all come in by the backup’s passwords and codes, and it says so', async () => {
  const { backup, visitors } = await endAfterBackup();
  writeFileSync(join(folder.dataDir, 'wedding.db'), 'no database at all');
  const { output } = await runCommand('restore', [backup], { dataDir: folder.dataDir });
  expect(output).toContain('las contraseñas y los códigos son los del respaldo');
  site = await startServer({ DATA_DIR: folder.dataDir });
  expect(await login('/api/admin/login', admin)).toBe(200);
  expect(await login('/api/rsvp/login', camila)).toBe(200);
  for (const visitor of [visitors.stays, visitors.leaves, visitors.losesPhone]) {
    expect(await statusOf(visitor, '/api/rsvp/guest')).toBe(401);
  }
  expect(await statusOf(visitors.couple, '/api/admin/guests')).toBe(401);
});
