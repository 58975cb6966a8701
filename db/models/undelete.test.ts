import { describe, expect, test } from 'vitest';
import { dump, groupNamed, invitationTo } from '#tests/support/wedding.ts';
import { catrileo, daysLater, demoWedding, inputOf, now } from '#tests/support/trash.ts';
import { rejection } from '#tests/support/rejection.ts';
import { removeEvent } from './events/remove-event.ts';
import { createGroup, findGroup, removeGroup, updateGroup } from './groups/guest-groups.ts';
import { removeMember } from './groups/members.ts';
import { listTrash } from './groups/trash.ts';
import { findGuestSession, startGuestSession } from './access/sessions.ts';
import { undelete } from './undelete.ts';

type Dump = ReturnType<typeof dump>;

/** All rows except records of the change: the history, removals and versions. */
const substance = (rows: Dump): Dump => {
  const { changes: _changes, trashItems: _removals, guest_sessions: _sessions, ...rest } = rows;
  const guests = rest['guests']!.map((row) => ({ ...(row as object), version: 0 }));
  return { ...rest, guests };
};

const sorted = (rows: Dump): Dump =>
  Object.fromEntries(
    Object.entries(rows).map(([table, all]) => [
      table,
      all.map((row) => JSON.stringify(row)).sort(),
    ]),
  );

describe('what was removed comes back just as it was, with its numbers', () => {
  test.each(['Familia Catrileo Vera', 'Nicolás Bravo', 'Tía Marta'])('the group %s', (name) => {
    const wedding = demoWedding();
    const { db, raw } = wedding;
    const { id } = groupNamed(wedding, name);
    const before = dump(raw);
    removeGroup(db, id, now);
    expect(raw.prepare('select count(*) from guests where id = ?').pluck().get(id)).toBe(0);
    undelete(db, 'group', id, daysLater(29));
    expect(sorted(substance(dump(raw)))).toEqual(sorted(substance(before)));
    expect(raw.pragma('foreign_key_check')).toEqual([]);
    expect(listTrash(db, now.at)).toEqual([]);
  });

  test('a group that a version without parsed phones removed has them parsed', () => {
    const { db, raw } = demoWedding();
    const marta = groupNamed({ db }, 'Tía Marta');
    removeGroup(db, marta.id, now);
    const saved = raw.prepare('select rows from removals').pluck().get() as string;
    const older = saved.replace(/,"phone_(e164|doubtful)":("[^"]*"|\w+)/gu, '');
    expect(older).not.toBe(saved);
    raw.prepare('update removals set rows = ?').run(older);
    undelete(db, 'group', marta.id, now);
    expect(findGroup(db, marta.id).members).toEqual(marta.members);
  });

  test('a person, with the answers', () => {
    const wedding = demoWedding();
    const { members, id, version } = groupNamed(wedding, catrileo);
    const before = dump(wedding.raw);
    removeMember(wedding.db, members[0]!.id, now);
    undelete(wedding.db, 'member', members[0]!.id, now);
    expect(sorted(substance(dump(wedding.raw)))).toEqual(sorted(substance(before)));
    // The group's open form gets a conflict after each of both changes.
    expect(findGroup(wedding.db, id).version).toBe(version + 2);
  });

  test('an event, with invitations, answers, tents and seats', () => {
    const wedding = demoWedding();
    const before = dump(wedding.raw);
    const { id, version } = groupNamed(wedding, catrileo);
    removeEvent(wedding.db, 45, { withAnswers: true }, now);
    expect(findGroup(wedding.db, id).version).toBe(version + 1);
    undelete(wedding.db, 'event', 45, now);
    expect(sorted(substance(dump(wedding.raw)))).toEqual(sorted(substance(before)));
    expect(findGroup(wedding.db, id).version).toBe(version + 2);
  });

  test('an invitation that took answers and a seat along', () => {
    const wedding = demoWedding();
    const before = dump(wedding.raw);
    const { id, invitations, ...group } = groupNamed(wedding, catrileo);
    const eventIds = invitations.map(({ event_id }) => event_id).filter((event) => event !== 45);
    updateGroup(wedding.db, id, { group: inputOf(group), eventIds }, now);
    const invitation = invitationTo({ id, invitations, ...group }, 45);
    expect(listTrash(wedding.db, now.at)).toMatchObject([
      { kind: 'invitation', subjectId: invitation, guestId: id, eventId: 45, answers: 3 },
    ]);
    undelete(wedding.db, 'invitation', invitation, now);
    const { guests: _after, ...after } = substance(dump(wedding.raw));
    const { guests: _before, ...rest } = substance(before);
    expect(sorted(after)).toEqual(sorted(rest));
  });

  test('a group whose own purchases went along, but not who was signed in', () => {
    const wedding = demoWedding();
    const { db, raw } = wedding;
    const { id } = groupNamed(wedding, 'Nicolás Bravo');
    startGuestSession(db, {
      ...{ token_hash: 'a', guest_id: id },
      ...{ created_at: now.at, expires_at: daysLater(60).at },
    });
    const purchases = () =>
      raw.prepare('select count(*) from purchases where guest_id = ?').pluck().get(id);
    expect(purchases()).toBe(1);
    removeGroup(db, id, now);
    expect(purchases()).toBe(0);
    undelete(db, 'group', id, now);
    expect(purchases()).toBe(1);
    expect(findGuestSession(db, 'a', now.at)).toBeUndefined();
  });
});

describe('it is refused whole', () => {
  const rejectedEntirely = (wedding: ReturnType<typeof demoWedding>, work: () => unknown) => {
    const before = dump(wedding.raw);
    const error = rejection(work);
    expect(dump(wedding.raw)).toEqual(before);
    return [error.code, error.details];
  };

  test('when the name was taken meanwhile', () => {
    const wedding = demoWedding();
    const { id, ...group } = groupNamed(wedding, 'Tía Marta');
    removeGroup(wedding.db, id, now);
    const namesake = { ...inputOf(group), group_name: 'tia marta' };
    createGroup(wedding.db, { group: namesake }, now);
    expect(rejectedEntirely(wedding, () => undelete(wedding.db, 'group', id, now))).toEqual([
      'restore_name_taken',
      { name: 'tia marta' },
    ]);
  });

  test('when the group is invited again', () => {
    const wedding = demoWedding();
    const full = groupNamed(wedding, catrileo);
    const all = full.invitations.map(({ event_id }) => event_id);
    const others = all.filter((id) => id !== 45);
    for (const eventIds of [others, all]) {
      updateGroup(wedding.db, full.id, { group: inputOf(full), eventIds }, now);
    }
    const lost = invitationTo(full, 45);
    expect(rejectedEntirely(wedding, () => undelete(wedding.db, 'invitation', lost, now))[0]).toBe(
      'restore_invited_again',
    );
  });

  test('when an event went later, until that is back', () => {
    const wedding = demoWedding();
    const { db } = wedding;
    const { id } = groupNamed(wedding, catrileo);
    const before = dump(wedding.raw);
    removeGroup(db, id, now);
    removeEvent(db, 49, { withAnswers: true }, now);
    const [code, details] = rejectedEntirely(wedding, () => undelete(db, 'group', id, now));
    expect([code, details]).toMatchObject(['restore_other_first', { kind: 'event' }]);
    undelete(db, 'event', 49, now);
    undelete(db, 'group', id, now);
    expect(sorted(substance(dump(wedding.raw)))).toEqual(sorted(substance(before)));
  });

  test('when the group or a person went later, until they are back', () => {
    const wedding = demoWedding();
    const { db } = wedding;
    const { id, members } = groupNamed(wedding, catrileo);
    const before = dump(wedding.raw);
    removeEvent(db, 49, { withAnswers: true }, now);
    removeMember(db, members[0]!.id, now);
    removeGroup(db, id, now);
    for (const [kind, subject] of [
      ['event', 49],
      ['member', members[0]!.id],
    ] as const) {
      expect(rejectedEntirely(wedding, () => undelete(db, kind, subject, now))).toEqual([
        'restore_other_first',
        { kind: 'group', name: catrileo },
      ]);
    }
    undelete(db, 'group', id, now);
    expect(rejectedEntirely(wedding, () => undelete(db, 'event', 49, now))).toEqual([
      'restore_other_first',
      { kind: 'member', name: members[0]!.name },
    ]);
    undelete(db, 'member', members[0]!.id, now);
    undelete(db, 'event', 49, now);
    expect(sorted(substance(dump(wedding.raw)))).toEqual(sorted(substance(before)));
  });

  test('a second time, and once its days are over', () => {
    const wedding = demoWedding();
    const { id } = groupNamed(wedding, 'Tía Marta');
    removeGroup(wedding.db, id, now);
    const late = daysLater(30);
    expect(rejectedEntirely(wedding, () => undelete(wedding.db, 'group', id, late))[0]).toBe(
      'not_found',
    );
    undelete(wedding.db, 'group', id, now);
    expect(rejectedEntirely(wedding, () => undelete(wedding.db, 'group', id, now))[0]).toBe(
      'not_found',
    );
  });
});

test('an answer to an event that the group lost meanwhile would have gone with it', () => {
  const wedding = demoWedding();
  const { db, raw } = wedding;
  const full = groupNamed(wedding, catrileo);
  const [ana] = full.members;
  removeMember(db, ana!.id, now);
  const eventIds = full.invitations.map(({ event_id }) => event_id).filter((id) => id !== 45);
  updateGroup(db, full.id, { group: inputOf(full), eventIds }, now);
  raw.exec("delete from removals where kind = 'invitation'");
  undelete(db, 'member', ana!.id, now);
  expect(findGroup(db, full.id).members.map(({ id }) => id)).toContain(ana!.id);
  expect(raw.pragma('foreign_key_check')).toEqual([]);
});
