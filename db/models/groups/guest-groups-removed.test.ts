import { describe, expect, test } from 'vitest';
import { demoWedding, dump, groupNamed, auditAt } from '#tests/support/wedding.ts';
import { findGroup, constantWorkLookupByName, removeGroup } from './guest-groups.ts';
import { removeMember } from './members.ts';
import { responsesOfGroup } from '../responses/responses.ts';
import { startGuestSession } from '../access/sessions.ts';

const now = auditAt('2025-11-01T12:00:00Z');
const later = auditAt('2025-11-01T13:00:00Z');

describe('a removed group', () => {
  test('takes with it all that is its own, and nothing of others', () => {
    const { db, raw } = demoWedding();
    const group = groupNamed({ db }, 'Nicolás Bravo');
    startGuestSession(db, {
      token_hash: 'a',
      guest_id: group.id,
      created_at: now.at,
      expires_at: later.at,
    });
    const before = dump(raw);
    removeGroup(db, group.id, now);
    const after = dump(raw);
    const own = { guests: 'id', purchases: 'guest_id' } as Record<string, string>;
    for (const [table, rows] of Object.entries(before)) {
      // History and removals are kept for a while: see removals.test.ts.
      if (['purchase_items', 'changes', 'removals'].includes(table)) continue;
      const keys = [own[table] ?? 'guest_id', 'other_id'];
      const rest = rows.filter(
        (row) => !keys.some((key) => (row as Record<string, unknown>)[key] === group.id),
      );
      expect([table, after[table]]).toEqual([table, rest]);
    }
    expect(raw.pragma('foreign_key_check')).toEqual([]);
    expect(() => findGroup(db, group.id)).toThrow('not_found');
  });

  test.each(['Camila y Andrés', 'Los Montecinos'])(
    'has no approved or pending purchase: %s stays',
    (name) => {
      const { db, raw } = demoWedding();
      const before = dump(raw);
      expect(() => removeGroup(db, groupNamed({ db }, name).id, now)).toThrow(
        'group_has_purchases',
      );
      expect(dump(raw)).toEqual(before);
    },
  );

  test.each(['Javiera Oyarce', 'Nicolás Bravo', 'Felipe y Renata'])(
    'may have had one that came to nothing: %s goes',
    (name) => {
      const { db } = demoWedding();
      removeGroup(db, groupNamed({ db }, name).id, now);
      expect(constantWorkLookupByName(db, name)?.isNamed).toBe(false);
    },
  );

  test('must exist', () => {
    expect(() => removeGroup(demoWedding().db, 9999, now)).toThrow('not_found');
  });
});

describe('a removed member', () => {
  test('takes its answers along and makes a new version of the group', () => {
    const { db } = demoWedding();
    const group = groupNamed({ db }, 'Camila y Andrés');
    const [camila, andres] = group.members;
    removeMember(db, camila!.id, now);
    expect(findGroup(db, group.id)).toMatchObject({ members: [andres], version: 2 });
    expect(new Set(responsesOfGroup(db, group.id).map(({ memberId }) => memberId))).toEqual(
      new Set([andres!.id]),
    );
  });

  test('is never the last one', () => {
    const { db, raw } = demoWedding();
    const before = dump(raw);
    const marta = groupNamed({ db }, 'Tía Marta').members[0]!;
    expect(() => removeMember(db, marta.id, now)).toThrow('last_member');
    expect(dump(raw)).toEqual(before);
  });

  test('must exist', () => {
    expect(() => removeMember(demoWedding().db, 9999, now)).toThrow('not_found');
  });
});
