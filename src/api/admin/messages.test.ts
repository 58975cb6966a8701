import { describe, expect, test, vi } from 'vitest';
import { groupNamed } from '#tests/support/wedding.ts';
import type { MessagingGuests } from '#contract/messages.ts';
import { demoSite, loginOf, type Site } from '#tests/support/api.ts';

const family = 'Familia Peñaloza Ríos';

const guestsOf = async (site: Site): Promise<MessagingGuests> =>
  (await (await site.admin()).get('/api/admin/whatsapp/guests')).json;

const named = ({ groups }: MessagingGuests, name: string) =>
  groups.find(({ group_name }) => group_name === name)!;

describe('whom the couple may write to', () => {
  test('every group with its people, their phones and what they answered, event by event', async () => {
    const guests = await guestsOf(demoSite());
    expect(guests.total).toBe(guests.groups.length);
    expect(named(guests, 'Camila y Andrés')).toMatchObject({
      access_code: 'ARPA-9K3D',
      opened: true,
      members: [
        { name: 'Camila Arancibia', phone: '+56 9 8765 4323', dietary_restriction_type: 'Celiac' },
        { name: 'Andrés Bascuñán', writtenAt: null },
      ],
      events: [
        { id: 46, responses: [true, true] },
        { id: 47, responses: [true, false] },
        { id: 48, responses: [true, true] },
        { id: 49, responses: [true, true] },
        { id: 50, responses: [null, null] },
      ],
    });
  });

  test('a group has opened its invitation once it has signed in, with a wrong code not', async () => {
    const site = demoSite();
    const opened = async () => named(await guestsOf(site), 'Tía Marta').opened;
    expect(await opened()).toBe(false);
    await site.browser().post('/api/rsvp/login', { ...loginOf('Tía Marta'), accessCode: 'NO-ES' });
    expect(await opened()).toBe(false);
    await site.guest('Tía Marta');
    expect(await opened()).toBe(true);
  });

  test('only the first time counts, and it makes no new version of the group', async () => {
    const site = demoSite();
    const when = () => groupNamed(site, 'Tía Marta');
    const before = when();
    await site.guest('Tía Marta');
    const first = when();
    site.wait({ days: 1 });
    await site.guest('Tía Marta');
    expect(first.first_signed_in_at).not.toBeNull();
    expect(when()).toEqual(first);
    expect(first.version).toBe(before.version);
  });
});

describe('a message in a group’s own words', () => {
  const customize = async (site: Site, template: string, guestId: number) =>
    (await site.admin()).post('/api/admin/whatsapp/customize', { template, guestId });

  test('names the group, its code, its link, its diets and its answers', async () => {
    const site = demoSite();
    const { id, link_token } = groupNamed(site, 'Camila y Andrés');
    const { status, json } = await customize(
      site,
      '{{group_name}}\n{{access_code}}\n{{personal_link}}\n{{dietary_preferences}}\n{{confirmation_status}}',
      id,
    );
    expect([status, json]).toEqual([
      200,
      {
        message: [
          'Camila y Andrés',
          'ARPA-9K3D',
          `http://localhost:4321/i#${link_token}`,
          'Camila Arancibia: Celíaco (Sin Gluten)',
          '🔥 Noche de Brasas: asistirán',
          '🥐 Desayuno de Campeones: asistirá 1 de 2',
          '🍷 Última Mesa de Solteros: asistirán',
          '💍 Main Event: ceremonia y celebración: asistirán',
          '🌅 Desayuno de los Sobrevivientes: falta responder',
        ].join('\n'),
      },
    ]);
  });

  test('says how many days are left for what is still to be answered, and nothing without a deadline', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { id } = groupNamed(site, 'Tía Marta');
    const deadlineText = async () =>
      ((await customize(site, '«{{deadline}}»', id)).json as { message: string }).message;
    expect(await deadlineText()).toBe('«»');
    const inDays = (days: number) => new Date(site.now().getTime() + days * 86_400_000);
    const set = async (at: Date) => {
      const { version } = (await admin.get('/api/admin/settings')).json as { version: number };
      await admin.put('/api/admin/settings', { rsvp_deadline: at.toISOString(), version });
    };
    await set(inDays(3));
    expect(await deadlineText()).toMatch(
      /^«Para responder faltan 3 días: hasta el \d+ de \w+ de \d{4}\.»$/u,
    );
    await set(inDays(1));
    expect(await deadlineText()).toContain('falta 1 día');
    await set(site.now());
    expect(await deadlineText()).toBe('«Hoy es el último día para responder.»');
    site.wait({ days: 1 });
    expect(await deadlineText()).toBe('«»');
  });

  test('is substituted once: a group named like a variable stays text', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const created = await admin.post('/api/admin/guests', {
      guest: { group_name: '{{access_code}}' },
      members: [{ name: '{{group_name}}', dietary_restriction_type: 'Vegan' }],
    });
    const { id } = created.json as { id: number };
    const { json } = await customize(site, '{{group_name}} {{dietary_preferences}} &+% 🌿', id);
    expect(json).toEqual({ message: '{{access_code}} {{group_name}}: Vegano &+% 🌿' });
  });

  test('needs a text, and a group that is there', async () => {
    const site = demoSite();
    const empty = await customize(site, '  ', groupNamed(site, family).id);
    expect([empty.status, empty.json]).toMatchObject([
      422,
      { fields: { template: 'Primero escribe un mensaje en la plantilla' } },
    ]);
    expect((await customize(site, 'Hola', 999)).status).toBe(404);
  });
});

describe('a chat that was opened', () => {
  const rosaOf = async (site: Site) => named(await guestsOf(site), family).members[0]!;

  test('is ticked, with its time, until the tick is taken back', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { id } = await rosaOf(site);
    const path = `/api/admin/whatsapp/chats/${id}`;
    expect((await admin.put(path, { written: true })).json).toEqual({
      writtenAt: '2025-11-20T12:00:00-03:00',
    });
    expect((await rosaOf(site)).writtenAt).toBe('2025-11-20T12:00:00-03:00');
    await admin.put(path, { written: false });
    expect((await rosaOf(site)).writtenAt).toBeNull();
  });

  test('is told in the group’s history once, however often it is opened', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { id } = await rosaOf(site);
    const path = `/api/admin/whatsapp/chats/${id}`;
    for (const written of [true, true, false, false]) await admin.put(path, { written });
    const { json } = await admin.get('/api/admin/history?subject=message');
    expect((json as { text: string }[]).map(({ text }) => text)).toEqual([
      `quitó la marca de «Escrito» de Rosa Peñaloza, de ${family}`,
      `abrió el chat de Rosa Peñaloza, de ${family}`,
    ]);
  });

  test('belongs to its round: in the next one no group has been written to', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { id } = await rosaOf(site);
    await admin.put(`/api/admin/whatsapp/chats/${id}`, { written: true });
    site.wait({ minutes: 1 });
    expect((await admin.post('/api/admin/whatsapp/rounds')).status).toBe(204);
    expect((await rosaOf(site)).writtenAt).toBeNull();
    await admin.put(`/api/admin/whatsapp/chats/${id}`, { written: true });
    await admin.put(`/api/admin/whatsapp/chats/${id}`, { written: false });
    expect(site.raw.prepare('select count(*) from opened_chats').pluck().get()).toBe(1);
  });

  test('goes with its person, and comes back with them', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { id } = await rosaOf(site);
    const count = () => site.raw.prepare('select count(*) from opened_chats').pluck().get();
    await admin.put(`/api/admin/whatsapp/chats/${id}`, { written: true });
    await admin.delete(`/api/admin/members/${id}`);
    expect(count()).toBe(0);
    await admin.post(`/api/admin/removals/member/${id}/restore`);
    expect((await rosaOf(site)).writtenAt).not.toBeNull();
  });
});

test('no code, phone or text of a message is ever logged', async () => {
  const output: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => void output.push(words.join(' ')));
  }
  const site = demoSite();
  const admin = await site.admin();
  const { id, members } = groupNamed(site, family);
  await admin.get('/api/admin/whatsapp/guests');
  await admin.post('/api/admin/whatsapp/customize', {
    template: 'canario {{access_code}}',
    guestId: id,
  });
  await admin.put(`/api/admin/whatsapp/chats/${members[0]!.id}`, { written: true });
  // A fault is reported with its place, and without the data that was being processed.
  site.raw.exec('drop table opened_chats');
  expect((await admin.get('/api/admin/whatsapp/guests')).status).toBe(500);
  await admin.put(`/api/admin/whatsapp/chats/${members[0]!.id}`, { written: true });
  vi.restoreAllMocks();
  expect(output.join('\n')).toContain('Fault');
  for (const canary of ['canario', 'RAMA', '8765', 'Peñaloza', 'Rosa']) {
    expect(output.join('\n')).not.toContain(canary);
  }
});
