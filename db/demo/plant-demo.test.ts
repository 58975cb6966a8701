import { describe, expect, onTestFinished, test } from 'vitest';
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { groupAttendance } from '#domain/responses/attendance.ts';
import { eventKind } from '#domain/events/event-kind.ts';
import { purchaseStatuses } from '#domain/gifts/purchases.ts';
import { writeBackup } from '../backup.ts';
import { isDemo, markStarted, openDatabase } from '../connection.ts';
import { listEvents } from '../models/events/events.ts';
import { constantWorkLookupByName, listGroups } from '../models/groups/guest-groups.ts';
import { responsesOfGroup } from '../models/responses/responses.ts';
import { couple } from '#tests/support/demo.ts';
import { demoWedding, dump, emptyWedding, type TestWedding } from '#tests/support/wedding.ts';
import { demoGifts } from './gifts.ts';
import { seedDemo } from './plant-demo.ts';

test('two fresh starts give the same people, to the last row, but for links and ids of options', () => {
  const [one, other] = [emptyWedding(), emptyWedding()];
  expect(seedDemo(one.db, couple)).toEqual(seedDemo(other.db, couple));
  const withoutLinks = ({ raw }: TestWedding) => {
    const { guests = [], questions = [], question_answers = [], ...rest } = dump(raw);
    const without = (rows: unknown[], cleared: object) =>
      rows.map((row) => ({ ...(row as object), ...cleared }));
    return {
      ...rest,
      guests: without(guests, { link_token: '' }),
      questions: questions.map((row) => JSON.stringify(row).replace(/id\\":\\"\w+/g, '')),
      question_answers: without(question_answers, { option_id: '' }),
    };
  };
  expect(withoutLinks(one)).toEqual(withoutLinks(other));
  const links = [one, other].flatMap(({ db }) => listGroups(db).map((group) => group.link_token));
  expect(new Set(links).size).toBe(links.length);
});

test('the logins that are shown open their groups', () => {
  const { db } = emptyWedding();
  const credentials = seedDemo(db, couple);
  expect(credentials.map(({ groupName }) => groupName)).toEqual([
    'Familia Peñaloza Ríos',
    'Camila y Andrés',
    'Tía Marta',
  ]);
  for (const { groupName, accessCode } of credentials) {
    expect(constantWorkLookupByName(db, groupName)?.group.access_code).toBe(accessCode);
  }
});

test('its mark outlives a restart and a backup, and ends with the beginning of another wedding', () => {
  const { db, file } = demoWedding();
  const backup = join(dirname(file), 'backup.db');
  const isDemoIn = (copy: string) => {
    const opened = openDatabase(copy);
    onTestFinished(() => opened.close());
    return isDemo(opened.db);
  };
  writeBackup({ database: file, uploads: join(dirname(file), 'uploads') }, backup, new Date());
  expect([isDemo(db), isDemoIn(file), isDemoIn(backup)]).toEqual([true, true, true]);
  markStarted(db);
  expect([isDemo(db), isDemoIn(file), isDemoIn(backup)]).toEqual([false, false, true]);
  expect(isDemo(emptyWedding().db)).toBe(false);
});

test('it cannot be planted over a wedding', () => {
  const { db, raw } = demoWedding();
  const before = dump(raw);
  expect(() => seedDemo(db, couple)).toThrow();
  expect(dump(raw)).toEqual(before);
});

describe('the demo wedding', () => {
  test('has six events of six kinds, the glamping being event 45', () => {
    const events = listEvents(demoWedding().db);
    expect(events.map(({ id, name }) => [id, eventKind(name)])).toEqual([
      [45, 'glamping'],
      [46, 'brasas'],
      [47, 'desayuno'],
      [48, 'ultima-mesa'],
      [49, 'main'],
      [50, 'sobrevivientes'],
    ]);
    for (const { name } of events) expect(name).toMatch(/^\p{Extended_Pictographic}/u);
  });

  test('has groups of all three types, invited by both of the couple', () => {
    const groups = listGroups(demoWedding().db);
    expect(new Set(groups.map(({ guest_type }) => guest_type)).size).toBe(3);
    expect(new Set(groups.map(({ invited_by }) => invited_by))).toEqual(new Set(couple));
  });

  test('has groups that all come, all decline, are silent and are mixed', () => {
    const { db } = demoWedding();
    const statuses = listGroups(db).map(({ id }) =>
      groupAttendance(
        responsesOfGroup(db, id)
          .filter(({ eventId }) => eventId === 49)
          .map(({ isAttending }) => isAttending),
      ),
    );
    expect(new Set(statuses)).toEqual(new Set(['attending', 'not_attending', 'pending', 'mixed']));
  });

  test('has people in both tents, gifts shown and hidden, and a purchase in each status', () => {
    const { raw } = demoWedding();
    const column = (sql: string) => raw.prepare(sql).pluck().all();
    expect(
      column(
        'select distinct name from table_groups t join guest_event_table_assignments a on a.table_group_id = t.id where t.event_id = 45 order by name',
      ),
    ).toEqual(['Achibueno', 'Ancoa']);
    expect(column('select distinct visible from gifts order by 1')).toEqual([0, 1]);
    expect(column('select distinct status from purchases order by 1')).toEqual(
      [...purchaseStatuses].sort(),
    );
  });

  test('has a picture of its own for each gift, light enough for a phone', () => {
    const pictures = demoGifts.map(({ image_url }) => image_url ?? '');
    expect(new Set(pictures).size).toBe(demoGifts.length);
    for (const picture of pictures) {
      const { size } = statSync(join(import.meta.dirname, '../../public', picture));
      expect(size, picture).toBeLessThanOrEqual(30_000);
    }
  });
});
