import { describe, expect, test } from 'vitest';
import { dump, groupNamed, invitationTo } from '#tests/support/wedding.ts';
import type { EventGroupView } from '#contract/rsvps.ts';
import { fullEvent } from '#islands/admin/rsvps/event-responses.ts';
import { demoSite } from '#tests/support/api.ts';
import { firstEventResponses } from '../views/admin.ts';

const setUp = async () => {
  const site = demoSite();
  const admin = await site.admin();
  const couple = groupNamed(site, 'Camila y Andrés');
  const [camila, andres] = couple.members.map(({ id }) => id) as [number, number];
  const cellsAt = async (eventId: number) => {
    const { json } = await admin.get(`/api/admin/rsvps/event/${eventId}`);
    return (json as EventGroupView[]).find(({ guestId }) => guestId === couple.id)!.members;
  };
  const save = (responses: object[]) => admin.post('/api/admin/rsvps/bulk-update', { responses });
  return { ...site, site, admin, couple, camila, andres, cellsAt, save };
};

describe('the answers of an event', () => {
  test('are grouped by group, diets in lower case, silence as null', async () => {
    const { admin, site, couple, camila, andres } = await setUp();
    const { json } = await admin.get('/api/admin/rsvps/event/47');
    const groups = json as EventGroupView[];
    const invitation = invitationTo(couple, 47);
    expect(groups.find(({ guestId }) => guestId === couple.id)).toEqual({
      guestId: couple.id,
      groupName: 'Camila y Andrés',
      guestType: 'pareja',
      members: [
        {
          memberId: camila,
          name: 'Camila Arancibia',
          is_companion: false,
          responseId: expect.any(Number),
          guestEventId: invitation,
          isAttending: true,
          version: 1,
          dietaryRestriction: 'celiac',
          dietaryRestrictionDetails: null,
          dietarySeverity: null,
        },
        {
          memberId: andres,
          name: 'Andrés Bascuñán',
          is_companion: false,
          responseId: expect.any(Number),
          guestEventId: invitation,
          isAttending: false,
          version: 1,
          dietaryRestriction: 'none',
          dietaryRestrictionDetails: null,
          dietarySeverity: null,
        },
      ],
    });
    const family = groupNamed(site, 'Familia Peñaloza Ríos');
    expect(groups.find(({ guestId }) => guestId === family.id)!.members[3]).toEqual({
      memberId: family.members[3]!.id,
      name: 'Bruno Ríos',
      is_companion: false,
      responseId: null,
      guestEventId: invitationTo(family, 47),
      isAttending: null,
      version: 0,
      dietaryRestriction: 'other',
      dietaryRestrictionDetails: 'Alérgico al maní',
      dietarySeverity: null,
    });
  });

  test('of an event that is not there are not found', async () => {
    const { admin } = await setUp();
    expect((await admin.get('/api/admin/rsvps/event/999')).status).toBe(404);
    expect((await admin.get('/api/admin/rsvps/event/999/export')).status).toBe(404);
  });

  test('come with the page in part, with the sum of all of them', async () => {
    const { site, admin } = await setUp();
    for (const id of [45, 49]) {
      const all = fullEvent((await admin.get(`/api/admin/rsvps/event/${id}`)).json as never);
      const first = firstEventResponses(site.db, id, 2);
      expect(first).toEqual({ ...all, groups: all.groups.slice(0, 2) });
      expect(first.total).toBeGreaterThan(2);
    }
  });

  test('are downloaded as a spreadsheet with its name', async () => {
    const { admin } = await setUp();
    const { status, headers, text } = await admin.get('/api/admin/rsvps/event/45/export');
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="event-45-rsvps.xlsx"');
    expect(headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(text.slice(0, 2)).toBe('PK');
  });
});

test('the list of all answers names group, member and event', async () => {
  const { admin, couple, camila } = await setUp();
  const rows = (await admin.get('/api/admin/rsvps')).json as Record<string, unknown>[];
  expect(rows.find((row) => row['member_id'] === camila && row['event_id'] === 47)).toEqual({
    id: expect.any(Number),
    guest_event_id: invitationTo(couple, 47),
    member_id: camila,
    is_attending: true,
    version: 1,
    guest_id: couple.id,
    event_id: 47,
    group_name: 'Camila y Andrés',
    member_name: 'Camila Arancibia',
    event_name: '🥐 Desayuno de Campeones',
  });
});

describe('the couple’s changes', () => {
  test('set each of the three answers in one call', async () => {
    const { couple, camila, andres, cellsAt, save, site } = await setUp();
    const [first, second] = await cellsAt(47);
    const marta = groupNamed(site, 'Tía Marta');
    const { status, json } = await save([
      { ...first, isAttending: false },
      { ...second, isAttending: null },
      {
        responseId: null,
        guestEventId: invitationTo(couple, 50),
        memberId: camila,
        isAttending: true,
      },
      {
        guestEventId: invitationTo(marta, 49),
        memberId: marta.members[0]!.id,
        isAttending: false,
      },
    ]);
    expect([status, json]).toEqual([200, { updated: 4 }]);
    const storedAt = async (eventId: number) =>
      (await cellsAt(eventId)).map(({ isAttending, responseId }) => [
        isAttending,
        responseId !== null,
      ]);
    expect(await storedAt(47)).toEqual([
      [false, true],
      [null, false],
    ]);
    expect(await storedAt(50)).toEqual([
      [true, true],
      [null, false],
    ]);
    const guest = await site.guest('Camila y Andrés');
    const { json: seen } = await guest.get('/api/rsvp/responses/47');
    expect(seen).toMatchObject({
      responses: [
        { memberId: camila, isAttending: false, responded: true },
        { memberId: andres, isAttending: false, responded: false, responseId: null },
      ],
    });
  });

  test('need something to change', async () => {
    const { save } = await setUp();
    const { status, json } = await save([]);
    expect([status, json]).toEqual([
      422,
      {
        code: 'invalid_fields',
        message: 'No hay respuestas para actualizar',
        fields: { responses: 'No hay respuestas para actualizar' },
      },
    ]);
  });

  test('that do not belong together are refused whole', async () => {
    const { couple, camila, cellsAt, save, site, raw } = await setUp();
    const [first, second] = await cellsAt(47);
    const marta = groupNamed(site, 'Tía Marta');
    const own = { guestEventId: invitationTo(couple, 50), memberId: camila, isAttending: true };
    const before = dump(raw);
    for (const mismatch of [
      { ...first, memberId: marta.members[0]!.id },
      { ...first, guestEventId: invitationTo(marta, 49) },
      { ...first, responseId: second!.responseId },
      { ...first, guestEventId: invitationTo(couple, 48) },
      { ...own, responseId: first!.responseId },
      { ...own, guestEventId: 999_999 },
      { ...own, memberId: 999_999 },
    ]) {
      const { status, json } = await save([own, mismatch]);
      expect([mismatch, status, json]).toMatchObject([
        mismatch,
        422,
        { code: 'mismatched_answer' },
      ]);
    }
    expect(dump(raw)).toEqual(before);
  });

  test('of an answer that the group changed meanwhile are refused whole, with its value now', async () => {
    const { site, camila, cellsAt, save, raw } = await setUp();
    const [first, second] = await cellsAt(47);
    const guest = await site.guest('Camila y Andrés');
    await guest.post('/api/rsvp/responses/47', {
      responses: [{ memberId: camila, isAttending: false }],
    });
    const before = dump(raw);
    const { status, json } = await save([
      { ...second, isAttending: true },
      { ...first, isAttending: null },
    ]);
    expect([status, json]).toEqual([
      409,
      {
        code: 'answer_changed',
        message: 'Esta respuesta cambió mientras la editabas.',
        isAttending: false,
        current: {
          guestEventId: first!.guestEventId,
          memberId: camila,
          isAttending: false,
          version: 2,
        },
      },
    ]);
    expect(dump(raw)).toEqual(before);
  });
});
