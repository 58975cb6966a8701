import { describe, expect, test } from 'vitest';
import { dump, invitationTo } from '#tests/support/wedding.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import type { Browser } from '#tests/support/browser.ts';
import { lines, setUp, reported } from '#tests/support/history.ts';
import { family } from '#tests/support/sessions.ts';

/** The body that the group's form sends, with some values changed. */
const formOf = async (admin: Browser, id: number, change: Partial<GroupView> = {}) => {
  const group = { ...((await admin.get(`/api/admin/guests/${id}`)).json as GroupView), ...change };
  const { group_name, access_code, guest_type, invited_by } = group;
  return { ...group, guest: { group_name, access_code, guest_type, invited_by } };
};

describe('the history', () => {
  test('says who changed what, in words, the latest first', async () => {
    const { site, admin, group } = await setUp();
    const guest = await site.guest(family);
    const [rosa, tomas] = group.members;
    await guest.post('/api/rsvp/responses/49', {
      responses: [
        { memberId: rosa!.id, isAttending: true, dietaryRestriction: 'Vegan' },
        { memberId: tomas!.id, isAttending: false },
      ],
    });
    await admin.post('/api/admin/rsvps/bulk-update', {
      responses: [
        { guestEventId: invitationTo(group, 49), memberId: rosa!.id, isAttending: null },
        { guestEventId: invitationTo(group, 45), memberId: rosa!.id, isAttending: true },
      ],
    });
    const form = await formOf(admin, group.id);
    const members = form.members.map((member) =>
      member.id === rosa!.id ? { ...member, phone: '+56 9 1234 5678' } : member,
    );
    await admin.put(`/api/admin/guests/${group.id}`, {
      ...form,
      guest: { ...form.guest, access_code: 'NUEVO-2025', guest_type: 'pareja' },
      members: [...members, { name: 'Abuela Inés' }],
      eventIds: form.eventIds.filter((id) => id !== 45),
    });
    expect(await reported(admin, `?guestId=${group.id}`)).toEqual([
      'novios editó el grupo Familia Peñaloza Ríos: cambió el tipo de Familia a Pareja; ' +
        'cambió el código de acceso; agregó a Abuela Inés; cambió el teléfono de Rosa Peñaloza; ' +
        'quitó la invitación a «⛺ Glamping bajo los aromos», con 1 respuesta',
      'novios cambió las respuestas de Familia Peñaloza Ríos a «⛺ Glamping bajo los aromos»: ' +
        'Rosa Peñaloza asistirá',
      expect.stringMatching(/^novios cambió las respuestas .*: Rosa Peñaloza queda pendiente$/u),
      'Familia Peñaloza Ríos cambió la alimentación de Rosa Peñaloza',
      expect.stringMatching(
        /^Familia Peñaloza Ríos respondió a «.*»: Rosa Peñaloza asistirá, Tomás Ríos no asistirá$/u,
      ),
      'El sitio pidió mantener juntos a Familia Peñaloza Ríos y Tía Marta',
      'El sitio sentó a Familia Peñaloza Ríos en «Achibueno»',
      'El sitio creó el grupo Familia Peñaloza Ríos, con 4 personas',
    ]);
  });

  test('folds what one author changes again and again within a minute into one line', async () => {
    const { site, admin, group } = await setUp();
    const guest = await site.guest(family);
    const [rosa, tomas] = group.members;
    const answer = (memberId: number, isAttending: boolean) =>
      guest.post('/api/rsvp/responses/49', { responses: [{ memberId, isAttending }] });
    const byCouple = (isAttending: boolean) =>
      admin.post('/api/admin/rsvps/bulk-update', {
        responses: [{ guestEventId: invitationTo(group, 49), memberId: rosa!.id, isAttending }],
      });
    await answer(rosa!.id, false);
    site.wait({ minutes: 1 });
    await answer(rosa!.id, true);
    site.wait({ seconds: 30 });
    await answer(rosa!.id, false);
    await answer(tomas!.id, true);
    await answer(rosa!.id, true);
    await byCouple(false);
    await answer(rosa!.id, true);
    site.wait({ seconds: 30 });
    await answer(rosa!.id, false);
    site.wait({ seconds: 31 });
    await answer(rosa!.id, true);
    const lines = (await reported(admin, `?guestId=${group.id}&subject=answer`)).map((line) =>
      line.replace(/^(\S+) .*»: /u, '$1: '),
    );
    expect(lines).toEqual([
      'Familia: Rosa Peñaloza asistirá',
      'Familia: Rosa Peñaloza no asistirá (2 cambios en un minuto)',
      'novios: Rosa Peñaloza no asistirá',
      'Familia: Rosa Peñaloza asistirá, Tomás Ríos asistirá (4 cambios en un minuto)',
      // Responses before the folded series keep their own line.
      'Familia: Rosa Peñaloza no asistirá',
    ]);
  });

  test('holds no code, phone, mail or diet', async () => {
    const { site, admin, group } = await setUp();
    const form = await formOf(admin, group.id);
    await admin.put(`/api/admin/guests/${group.id}`, {
      ...form,
      guest: { ...form.guest, access_code: 'SECRETO-99' },
      members: form.members.map((member) => ({
        ...member,
        email: 'rosa@example.com',
        phone: '+56 9 8765 4321',
        dietary_restriction_type: 'Other',
        dietary_restriction_spec: 'Sin maní',
      })),
    });
    const written = JSON.stringify(dump(site.raw)['changes']);
    for (const secret of ['SECRETO', 'RAMA-4T7W', 'example.com', '8765', 'maní', 'Other']) {
      expect(written).not.toContain(secret);
    }
    expect(await reported(admin, `?guestId=${group.id}`)).toContainEqual(
      expect.stringContaining('cambió la alimentación, el correo y el teléfono de Tomás Ríos'),
    );
  });

  test('tells what became of an event', async () => {
    const { admin } = await setUp();
    const event = { name: 'Ensayo', description: 'Vals', location: 'Granero' };
    const { json } = await admin.post('/api/admin/events', { ...event, date: '2025-12-18T20:00' });
    const at = `/api/admin/events/${(json as { id: number }).id}`;
    const moved = { ...event, location: 'Capilla', description: 'Pasos' };
    await admin.put(at, { ...moved, date: '2025-12-18T21:00' });
    await admin.put(at, { ...moved, date: '2025-12-18T21:00' });
    await admin.delete(at);
    expect((await reported(admin)).slice(0, 3)).toEqual([
      'novios eliminó el evento «Ensayo»',
      'novios editó el evento «Ensayo»: cambió la fecha de 18 de diciembre de 2025 • 8:00 pm a ' +
        '18 de diciembre de 2025 • 9:00 pm; cambió el lugar de «Granero» a «Capilla»; ' +
        'cambió la descripción',
      'novios creó el evento «Ensayo»',
    ]);
  });

  test('is found by group, by what it is about and by who did it, page by page', async () => {
    const { site, admin, group } = await setUp();
    const guest = await site.guest(family);
    for (let time = 0; time < 60; time += 1) {
      const isAttending = time % 2 === 0;
      const responses = [{ memberId: group.members[0]!.id, isAttending }];
      await guest.post('/api/rsvp/responses/49', { responses });
    }
    await admin.delete(`/api/admin/members/${group.members[3]!.id}`);
    const all = await lines(admin);
    expect(all).toHaveLength(50);
    const older = await lines(admin, `?before=${all.at(-1)!.id}`);
    expect(older[0]!.id).toBeLessThan(all.at(-1)!.id);
    const byGuests = await lines(admin, '?group=penaloza&actor=guest');
    expect(new Set(byGuests.map(({ who: person }) => person))).toEqual(new Set([family]));
    expect(await reported(admin, '?subject=member')).toEqual([
      'novios eliminó a Bruno Ríos, de Familia Peñaloza Ríos',
    ]);
    expect(await reported(admin, '?group=nadie')).toEqual([]);
    expect(await reported(admin, '?group=!!!')).toEqual([]);
  });

  test.each(['?before=0', '?before=abc', '?subject=money', '?actor=root', '?guestId=-1'])(
    'is not asked with %s',
    async (query) => {
      const { admin } = await setUp();
      expect((await admin.get(`/api/admin/history${query}`)).status).toBe(400);
    },
  );
});
