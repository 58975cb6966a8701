import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import type { AdminEventView, EventView } from '#contract/events.ts';
import { adminLogin, demoSite, type Site } from '#tests/support/api.ts';

const rehearsal = {
  name: ' Ensayo ',
  description: 'Vals\ny pasos',
  location: 'Linares',
  date: '2025-12-18T20:00',
};

const setUp = async () => {
  const site = demoSite();
  return { ...site, site, admin: await site.admin() };
};

const copies = ({ file }: Site) => {
  const folder = path.join(path.dirname(file), 'backups');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

describe('a new event', () => {
  test('takes the defaults and shows its times with the wedding’s offset', async () => {
    const { admin } = await setUp();
    const { status, json } = await admin.post('/api/admin/events', rehearsal);
    expect([status, json]).toEqual([
      201,
      {
        id: 51,
        name: 'Ensayo',
        description: 'Vals\ny pasos',
        location: 'Linares',
        date: '2025-12-18T20:00:00-03:00',
        end_date: null,
        image_url: null,
        day_number: 1,
        dresscode: null,
        rsvp_deadline: null,
        delay_minutes: 0,
        version: 1,
      },
    ]);
    const { json: all } = await admin.get('/api/admin/events');
    expect((all as EventView[]).at(-1)).toEqual(json);
    expect((await admin.get('/api/events')).json).toEqual(all);
  });

  test.each([
    ['2025-12-18T20:00', '2025-12-18T20:00:00-03:00'],
    ['2025-06-18T20:00', '2025-06-18T20:00:00-04:00'],
    ['2025-12-18T23:00:00Z', '2025-12-18T20:00:00-03:00'],
    ['2025-12-18T20:00:00-03:00', '2025-12-18T20:00:00-03:00'],
    ['2025-12-19T00:00+01:00', '2025-12-18T20:00:00-03:00'],
  ])('with the date %s is at %s', async (date, shown) => {
    const { admin } = await setUp();
    const { json } = await admin.post('/api/admin/events', { ...rehearsal, date, end_date: date });
    expect(json).toMatchObject({ date: shown, end_date: shown });
  });

  test.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ description: ' ' }, 'description', 'Description is required'],
    [{ location: undefined }, 'location', 'Location is required'],
    [{ date: '' }, 'date', 'Date is required'],
    [{ day_number: 0 }, 'day_number', 'Day number is required'],
    [{ date: '20/12/2025' }, 'date', 'La fecha no es válida'],
    [{ date: '2025-02-30T10:00' }, 'date', 'La fecha no es válida'],
    [{ end_date: 'mañana' }, 'end_date', 'La fecha no es válida'],
    [{ end_date: '2025-12-18T19:59' }, 'end_date', 'El fin debe ser después del inicio'],
    [
      { image_url: 'javascript:alert(1)' },
      'image_url',
      'La imagen debe ser una dirección https o una ruta de este sitio',
    ],
  ])('with %o is told so, and nothing is written', async (change, field, message) => {
    const { admin, raw } = await setUp();
    const before = dump(raw);
    for (const send of [admin.post, admin.put]) {
      const at = send === admin.post ? '/api/admin/events' : '/api/admin/events/45';
      const { status, json } = await send(at, { ...rehearsal, ...change });
      expect([status, json]).toEqual([
        422,
        { code: 'invalid_fields', message, fields: { [field]: message } },
      ]);
    }
    expect(dump(raw)).toEqual(before);
  });
});

describe('a changed event', () => {
  test('keeps its number, invitations and answers', async () => {
    const { admin, raw } = await setUp();
    const before = dump(raw);
    const { status, json } = await admin.put('/api/admin/events/45', {
      ...rehearsal,
      day_number: '2',
      end_date: '2025-12-18T22:00',
      image_url: '/images/ensayo.avif',
      dresscode: 'Elegante',
    });
    expect([status, json]).toMatchObject([
      200,
      {
        id: 45,
        name: 'Ensayo',
        day_number: 2,
        end_date: '2025-12-18T22:00:00-03:00',
        image_url: '/images/ensayo.avif',
        dresscode: 'Elegante',
      },
    ]);
    const { events: _events, changes: _changes, ...rest } = before;
    expect(dump(raw)).toMatchObject(rest);
  });

  test('sent back as it was shown stays as it was', async () => {
    const { admin, raw } = await setUp();
    const before = dump(raw);
    for (const event of (await admin.get('/api/admin/events')).json as EventView[]) {
      expect((await admin.put(`/api/admin/events/${event.id}`, event)).json).toEqual(event);
    }
    expect(dump(raw)).toEqual(before);
  });

  test('with a version that is no longer the stored one is refused with what is stored now', async () => {
    const { admin, site } = await setUp();
    const [seen] = (await admin.get('/api/admin/events')).json as AdminEventView[];
    const at = `/api/admin/events/${seen!.id}`;
    const first = await admin.put(at, { ...seen, location: 'La capilla' });
    expect(first.json).toMatchObject({ location: 'La capilla', version: 2 });
    const before = dump(site.raw);
    const second = await admin.put(at, { ...seen, dresscode: 'Elegante' });
    expect([second.status, second.json]).toEqual([
      409,
      {
        code: 'event_changed',
        message: 'Este evento cambió mientras lo editaban.',
        current: first.json,
      },
    ]);
    expect(dump(site.raw)).toEqual(before);
    const merged = { ...(first.json as AdminEventView), dresscode: 'Elegante' };
    expect((await admin.put(at, merged)).json).toEqual({ ...merged, version: 3 });
  });

  test('without a version is the later write, which wins', async () => {
    const { admin } = await setUp();
    for (const name of ['Primero', 'Después']) {
      const { json } = await admin.put('/api/admin/events/45', { ...rehearsal, name });
      expect(json).toMatchObject({ name });
    }
  });

  test('must exist', async () => {
    const { admin } = await setUp();
    expect((await admin.put('/api/admin/events/999', rehearsal)).status).toBe(404);
  });
});

describe('deleting an event', () => {
  test('with answers asks first, saying how many, and leaves no copy', async () => {
    const { admin, site } = await setUp();
    const before = dump(site.raw);
    const { status, json } = await admin.delete('/api/admin/events/45');
    expect([status, json]).toEqual([
      409,
      {
        code: 'event_has_answers',
        message: 'Este evento tiene 6 respuestas. Confirmen que también se eliminan.',
        answers: 6,
      },
    ]);
    expect(dump(site.raw)).toEqual(before);
    expect(copies(site)).toBe(0);
  });

  test('confirmed takes invitations, answers and seats, after a copy of everything', async () => {
    const { admin, site } = await setUp();
    expect((await admin.delete('/api/admin/events/45?confirm=true')).status).toBe(204);
    expect(copies(site)).toBe(1);
    expect((await admin.get('/api/admin/rsvps/event/45')).status).toBe(404);
    expect(site.raw.pragma('foreign_key_check')).toEqual([]);
    expect((await admin.delete('/api/admin/events/45?confirm=true')).status).toBe(404);
    expect(copies(site)).toBe(1);
  });

  test('needs a password of the last ten minutes', async () => {
    const { admin, site } = await setUp();
    const { json } = await admin.post('/api/admin/events', rehearsal);
    const remove = () => admin.delete(`/api/admin/events/${(json as EventView).id}`);
    site.wait({ minutes: 10, seconds: 1 });
    const rejected = await remove();
    expect([rejected.status, rejected.json]).toMatchObject([
      403,
      { code: 'reauthentication_required' },
    ]);
    expect((await admin.get('/api/admin/events')).status).toBe(200);
    expect((await admin.post('/api/admin/login', adminLogin)).status).toBe(200);
    site.wait({ minutes: 10 });
    expect((await remove()).status).toBe(204);
  });
});
