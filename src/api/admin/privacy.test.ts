import { describe, expect, test } from 'vitest';
import { eraseAll } from '#db/models/erasures/erasures.ts';
import { groupNamed } from '#tests/support/wedding.ts';
import type { GroupExport } from '#contract/guest-list/group-export.ts';
import type { PrivacyView } from '#contract/privacy.ts';
import type { HistoryLine } from '#contract/history.ts';
import { demoSite, loginOf } from '#tests/support/api.ts';

const at = '/api/admin/privacy';

const setUp = async (name = 'Camila y Andrés') => {
  const site = demoSite();
  const admin = await site.admin();
  const view = async () => (await admin.get(at)).json as PrivacyView;
  return { site, admin, view, group: groupNamed(site, name) };
};

describe('a copy of what is kept of a group', () => {
  test('is a file that anybody reads, with nothing missing and nothing run', async () => {
    const { admin, site, group } = await setUp();
    await site.guest('Camila y Andrés');
    site.raw
      .prepare('update guest_members set phone = ?, email = ? where id = ?')
      .run('<script>+56 9 8765 4321', 'camila@example.com', group.members[0]!.id);
    const answer = await admin.get(`${at}/groups/${group.id}/export.html`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="datos-del-grupo.html"',
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    for (const text of [
      ...['Datos de Camila y Andrés', 'ARPA-9K3D', 'camila@example.com', 'Asistirá'],
      ...['&lt;script&gt;+56 9 8765 4321', 'Regalos', 'Pagado', 'Sesiones abiertas', 'Historial'],
      ...group.members.map((member) => member.name),
    ]) {
      expect(answer.text).toContain(text);
    }
    expect(answer.text).not.toContain('<script>');
  });

  test('is JSON for programs, too', async () => {
    const { admin, group } = await setUp();
    const answer = await admin.get(`${at}/groups/${group.id}/export.json`);
    const full = answer.json as GroupExport;
    expect(full.people.map(({ name }) => name)).toEqual(group.members.map(({ name }) => name));
    expect(full.gifts[0]!.items.length).toBeGreaterThan(0);
    expect(full.records.map(({ table }) => table)).toContain('guest_event_responses');
    expect(answer.text).not.toMatch(/_hash|name_key/u);
  });

  test('tells what the group asked for after a deadline, and what became of it', async () => {
    const { site, admin, group } = await setUp('Tía Marta');
    const rsvp_deadline = new Date(site.now().getTime() - 1000).toISOString();
    await admin.put('/api/admin/settings', { rsvp_deadline });
    const guest = await site.guest('Tía Marta');
    const [member] = group.members;
    await guest.post('/api/rsvp/change-requests', {
      eventId: 49,
      responses: [{ memberId: member!.id, isAttending: true }],
      message: 'Al final <b>puedo</b>',
    });
    const full = (await admin.get(`${at}/groups/${group.id}/export.json`)).json as GroupExport;
    expect(full.requests).toMatchObject([
      {
        event: expect.stringContaining('Main Event'),
        asked: [{ name: member!.name, isAttending: true }],
        message: 'Al final <b>puedo</b>',
        status: 'pending',
        note: null,
      },
    ]);
    const page = (await admin.get(`${at}/groups/${group.id}/export.html`)).text;
    expect(page).toContain('Al final &lt;b&gt;puedo&lt;/b&gt;');
    expect(page).toContain('Sin decidir');
  });

  test('is there for a group in the bin, and for no other', async () => {
    const { admin, group } = await setUp('Tía Marta');
    await admin.delete(`/api/admin/guests/${group.id}`);
    const copy = (await admin.get(`${at}/groups/${group.id}/export.json`)).json as GroupExport;
    expect(copy.group.name).toBe('Tía Marta');
    expect(copy.people.map(({ name }) => name)).toEqual(group.members.map(({ name }) => name));
    expect((await admin.get(`${at}/groups/99999/export.json`)).status).toBe(404);
    expect((await admin.get(`${at}/groups/99999/export.html`)).status).toBe(404);
  });
});

describe('erasing a group', () => {
  test('asks for its name and for a fresh password, and is final', async () => {
    const { site, admin, view, group } = await setUp();
    const guest = await site.guest('Camila y Andrés');
    const erase = (name: string) => admin.post(`${at}/groups/${group.id}/erase`, { name });

    const wrong = await erase('Tía Marta');
    expect([wrong.status, wrong.json]).toMatchObject([
      422,
      { fields: { name: 'No es el nombre de este grupo' } },
    ]);
    site.wait({ minutes: 11 });
    expect((await erase('Camila y Andrés')).json).toMatchObject({
      code: 'reauthentication_required',
    });
    const again = await site.admin();
    const done = await again.post(`${at}/groups/${group.id}/erase`, { name: 'camila y andres' });
    expect(done.status).toBe(200);
    expect((await view()).erasures[0]).toMatchObject({
      kind: 'group',
      people: group.members.length,
      isCleaned: true,
      inBackupsUntil: expect.stringMatching(/^2025-12-2/u),
    });
    expect((await guest.get('/api/rsvp/guest')).status).toBe(401);
    const login = await site.browser().post('/api/rsvp/login', loginOf('Camila y Andrés'));
    expect(login.status).toBe(401);

    // Its gifts are still in the accounts, and the group is in no list.
    const gave = JSON.stringify((await again.get('/api/admin/guests-with-gifts')).json);
    expect(gave).toContain(`Grupo borrado n.º ${group.id}`);
    expect(gave).not.toContain('ARPA');
    for (const list of [
      'guests',
      'rsvps',
      'history',
      'removals',
      'purchases',
      'table-groups/event/45',
    ]) {
      expect((await again.get(`/api/admin/${list}`)).text).not.toContain('Camila');
    }
    for (const call of [
      await again.get(`/api/admin/guests/${group.id}`),
      await again.delete(`/api/admin/guests/${group.id}`),
      await again.post(`${at}/groups/${group.id}/erase`, { name: 'Camila y Andrés' }),
    ]) {
      expect(call.status).toBe(404);
    }
    const [line] = (await again.get('/api/admin/history')).json as HistoryLine[];
    expect(`${line!.who} ${line!.text}`).toBe('novios borró para siempre un grupo, de 2 personas');
  });
});

describe('erasing after the wedding', () => {
  test('is offered with its dates, and off', async () => {
    const { view } = await setUp();
    expect((await view()).timed).toMatchObject([
      { kind: 'contact', day: '2026-01-20T00:00:00-03:00', isOn: false, isPast: false },
      { kind: 'everything', day: '2026-06-19T00:00:00-04:00', isOn: false, isPast: false },
    ]);
  });

  test('is switched on with a fresh password, and off again, and the history tells both', async () => {
    const { site, admin } = await setUp();
    const turn = (isOn: boolean) => admin.put(`${at}/timed/everything`, { isOn });
    const on = await turn(true);
    expect((on.json as PrivacyView).timed[1]).toMatchObject({ isOn: true });
    await turn(true);
    await turn(false);
    const lines = (await admin.get('/api/admin/history?subject=privacy')).json as HistoryLine[];
    expect(lines.map(({ text }) => text)).toEqual([
      'desactivó que se borren solos los datos de todos los invitados',
      'activó que se borren solos los datos de todos los invitados',
    ]);
    expect((await admin.put(`${at}/timed/guests`, { isOn: true })).status).toBe(404);
    site.wait({ minutes: 11 });
    expect((await turn(true)).status).toBe(403);
  });
});

test('once all groups are erased, the login says why it is closed', async () => {
  const { site } = await setUp();
  const numbers = { groups: 12, people: 30, events: [] };
  const by = { by: { kind: 'system' }, at: site.now() } as const;
  eraseAll(site.db, { withoutName: String, numbers }, by);
  const login = await site.browser().post('/api/rsvp/login', loginOf('Tía Marta'));
  expect([login.status, login.json]).toMatchObject([
    422,
    { code: 'everybody_erased', message: expect.stringContaining('¡Gracias por acompañarnos!') },
  ]);
});
