import { describe, expect, test } from 'vitest';
import { dump, groupNamed } from '#tests/support/wedding.ts';
import { catrileo, daysLater, demoWedding, inputOf, now } from '#tests/support/trash.ts';
import { createEvent } from '../events/events.ts';
import { removeGroup, updateGroup } from './guest-groups.ts';
import { invitedEvent } from '../events/invitations.ts';
import { findTrashItem, purgeOldTrash, listTrash } from './trash.ts';
import { recordResponses } from '../responses/recording.ts';
import { undelete } from '../undelete.ts';
import { references } from './child-rows.ts';

test('an invitation that nothing hangs on is not kept', () => {
  const wedding = demoWedding();
  const { id } = createEvent(
    wedding.db,
    { name: 'Ensayo', date: now.at, location: 'Linares', description: 'Vals' },
    now,
  );
  const marta = groupNamed(wedding, 'Tía Marta');
  for (const eventIds of [[49, id], [49]]) {
    updateGroup(wedding.db, marta.id, { group: inputOf(marta), eventIds }, now);
  }
  expect(listTrash(wedding.db, now.at)).toEqual([]);
});

describe('after thirty days', () => {
  const removedFamily = () => {
    const wedding = demoWedding();
    const family = groupNamed(wedding, catrileo);
    const dinner = invitedEvent(wedding.db, family.id, 49);
    const answer = { memberId: family.members[0]!.id, isAttending: false };
    recordResponses(wedding.db, dinner, [answer], now);
    removeGroup(wedding.db, family.id, now);
    return { ...wedding, family };
  };

  test('nothing of a group is left but the line that there was one', () => {
    const { db, raw, family } = removedFamily();
    expect(purgeOldTrash(db, daysLater(29).at)).toBe(0);
    expect(findTrashItem(db, 'group', family.id, daysLater(29).at)).toBeDefined();
    expect(purgeOldTrash(db, daysLater(30).at)).toBe(1);
    const full = JSON.stringify(dump(raw));
    for (const name of [catrileo, family.access_code, ...family.members.map((m) => m.name)]) {
      expect(full).not.toContain(name);
    }
    const lines = raw.prepare('select subject, action, details from changes where guest_id = ?');
    expect(lines.all(family.id)).toEqual([
      { subject: 'group', action: 'removed', details: '{"people":3}' },
    ]);
  });

  test('a restored one keeps its whole history', () => {
    const { db, raw, family } = removedFamily();
    const lines = () =>
      raw.prepare('select count(*) from changes where guest_id = ?').pluck().get(family.id);
    const before = Number(lines());
    undelete(db, 'group', family.id, daysLater(1));
    purgeOldTrash(db, daysLater(40).at);
    expect(lines()).toBe(before + 1);
  });
});

test('every table that hangs on people or events is known by the file itself', () => {
  const { db } = demoWedding();
  const children = (parent: string) =>
    new Set(references(db).flatMap((pointer) => (pointer.parent === parent ? pointer.child : [])));
  for (const table of ['guest_members', 'guest_events', 'purchases', 'idempotency_keys']) {
    expect(children('guests')).toContain(table);
  }
  for (const table of ['guest_events', 'table_groups']) expect(children('events')).toContain(table);
});
