import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import { setUp } from '#tests/support/seating.ts';
import type { PlanView, TableView } from '#contract/seating-views.ts';

describe('tables', () => {
  test('are made with the defaults and shown in the order in which they were made', async () => {
    const { admin } = await setUp();
    const created = await admin.post('/api/admin/table-groups', { name: ' Mesa 1 ', event_id: 49 });
    expect([created.status, created.json]).toMatchObject([
      201,
      { name: 'Mesa 1', type: 'mesa', capacity: 10, color: '#DDDDDD', position_x: 0, version: 1 },
    ]);
    const { json } = await admin.get('/api/admin/table-groups/event/49');
    expect((json as TableView[]).at(-1)).toEqual(created.json);
  });

  test.each([
    [{ name: ' ' }, 'name', 'El nombre de la mesa/carpa es obligatorio.'],
    [{ type: 'carpa 9m' }, 'type', 'Elijan un tipo de la lista'],
    [{ capacity: 0 }, 'capacity', 'La capacidad va de 1 a 1000'],
    [{ capacity: 'muchos' }, 'capacity', 'La capacidad va de 1 a 1000'],
    [{ color: 'red' }, 'color', 'Elijan un color'],
  ])('with %o are refused and nothing is written', async (change, field, message) => {
    const { site, admin, ancoa } = await setUp();
    const before = dump(site.raw);
    const table = { name: 'Mesa 1', type: 'mesa', capacity: 10, color: '#DDDDDD', ...change };
    for (const { status, json } of [
      await admin.post('/api/admin/table-groups', { ...table, event_id: 45 }),
      await admin.put(`/api/admin/table-groups/${ancoa}`, table),
    ]) {
      expect([status, json]).toMatchObject([422, { fields: { [field]: message } }]);
    }
    expect(dump(site.raw)).toEqual(before);
  });

  test('of an event that is gone are not made', async () => {
    const { admin } = await setUp();
    const { status, json } = await admin.post('/api/admin/table-groups', {
      name: 'Mesa',
      event_id: 999,
    });
    expect([status, json]).toMatchObject([422, { code: 'unknown_event' }]);
    expect((await admin.get('/api/admin/table-groups/event/999')).status).toBe(404);
    expect((await admin.get('/api/admin/seating/999')).status).toBe(404);
  });

  test('that changed meanwhile are told of with what is stored now', async () => {
    const { admin, tables } = await setUp();
    const seen = tables[1]!;
    const at = `/api/admin/table-groups/${seen.id}`;
    const first = await admin.put(at, { ...seen, capacity: 6 });
    expect(first.json).toMatchObject({ capacity: 6, version: 2 });
    const late = await admin.put(at, { ...seen, name: 'Otra' });
    expect([late.status, late.json]).toEqual([
      409,
      {
        code: 'table_changed',
        message: 'Esta mesa o carpa cambió mientras la editaban.',
        current: first.json,
      },
    ]);
    expect((await admin.delete(`${at}?version=1`)).status).toBe(409);
    expect((await admin.delete(`${at}?version=2`)).status).toBe(204);
    expect((await admin.delete(at)).status).toBe(404);
  });

  test('stand where they were dragged to, which disturbs no open form', async () => {
    const { admin, plan, tables, ancoa } = await setUp();
    const positions = [{ id: ancoa, x: 120.5, y: 40 }];
    const put = await admin.put('/api/admin/seating/45/positions', { positions });
    const stored = put.json as PlanView;
    expect(stored.tables[1]).toMatchObject({
      position_x: 120.5,
      position_y: 40,
      version: tables[1]!.version,
    });
    // A table of another event refuses the whole request.
    const wrong = [
      { id: ancoa, x: 5, y: 5 },
      { id: 99_999, x: 1, y: 1 },
    ];
    const rejected = await admin.put('/api/admin/seating/45/positions', { positions: wrong });
    expect([rejected.status, rejected.json]).toMatchObject([422, { code: 'unknown_table' }]);
    expect((await plan()).tables).toEqual(stored.tables);
  });
});

test('a table that is made, moved or removed is told to the open planners', async () => {
  const { site, admin, ancoa, family } = await setUp();
  for (const write of [
    () => admin.post('/api/admin/table-groups', { name: 'Mesa', event_id: 49 }),
    () => admin.post('/api/admin/table-assignments', { table_group_id: ancoa, guest_id: family }),
    () => admin.delete(`/api/admin/table-groups/${ancoa}`),
  ]) {
    const mark = site.live.mark();
    expect((await write()).status).toBeLessThan(300);
    expect(site.live.mark()).not.toBe(mark);
  }
});
