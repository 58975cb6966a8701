import { describe, expect, test } from 'vitest';
import { dump, groupNamed, invitationTo, auditAt } from '#tests/support/wedding.ts';
import { setUp } from '#tests/support/invited-family.ts';
import { rejection } from '#tests/support/rejection.ts';
import { findGroup } from '../groups/guest-groups.ts';
import { recordBulk, recordResponses } from './recording.ts';
import { responsesOfInvitation, responsesOfGroup } from './responses.ts';

const now = auditAt('2025-11-01T12:00:00Z');

describe('a group’s answers for one event', () => {
  test('are all there before anybody answered, as version 0', () => {
    const { db, dinner } = setUp();
    expect(
      responsesOfInvitation(db, dinner).map(({ name, responseId, isAttending, version }) => [
        name,
        responseId,
        isAttending,
        version,
      ]),
    ).toEqual([
      ['Rosa Peñaloza', null, null, 0],
      ['Tomás Ríos', null, null, 0],
      ['Emilia Ríos', null, null, 0],
      ['Bruno Ríos', null, null, 0],
    ]);
  });

  test('are recorded with their version, and only theirs', () => {
    const { db, dinner, rosa, tomas } = setUp();
    const cells = recordResponses(
      db,
      dinner,
      [
        { memberId: rosa, isAttending: true },
        { memberId: tomas, isAttending: false },
      ],
      now,
    );
    expect(cells.map(({ isAttending, version }) => [isAttending, version])).toEqual([
      [true, 1],
      [false, 1],
      [null, 0],
      [null, 0],
    ]);
    expect(responsesOfInvitation(db, dinner)).toEqual(cells);
  });

  test('said again change nothing, said otherwise make a new version', () => {
    const { db, raw, dinner, rosa } = setUp();
    const say = (isAttending: boolean) =>
      recordResponses(db, dinner, [{ memberId: rosa, isAttending }], now)[0]!.version;
    expect(say(true)).toBe(1);
    const before = dump(raw);
    expect(say(true)).toBe(1);
    expect(dump(raw)).toEqual(before);
    expect(say(false)).toBe(2);
    expect(say(true)).toBe(3);
  });

  test('leave the diet alone unless they carry one', () => {
    const { db, dinner, bruno } = setUp();
    const diet = () => responsesOfInvitation(db, dinner)[3]!.diet;
    recordResponses(db, dinner, [{ memberId: bruno, isAttending: true }], now);
    expect(diet()).toEqual({ type: 'Other', spec: 'Alérgico al maní', severity: null });
    recordResponses(
      db,
      dinner,
      [{ memberId: bruno, isAttending: true, diet: { type: 'Vegan', spec: null } }],
      now,
    );
    expect(diet()).toEqual({ type: 'Vegan', spec: null, severity: null });
  });

  test('are refused as a whole when one is about a member of another group', () => {
    const { db, raw, dinner, rosa, ...wedding } = setUp();
    const marta = groupNamed({ db }, 'Tía Marta').members[0]!.id;
    const before = dump(raw);
    for (const stranger of [marta, 9999]) {
      const { code, details } = rejection(() =>
        recordResponses(
          db,
          dinner,
          [
            { memberId: rosa, isAttending: true, diet: { type: 'Vegan', spec: null } },
            { memberId: stranger, isAttending: true },
          ],
          now,
        ),
      );
      const field = 'responses.1.memberId';
      expect([code, details]).toEqual(['foreign_member', { memberId: stranger, field }]);
    }
    expect(dump(raw)).toEqual(before);
    expect(findGroup(db, wedding.family.id).version).toBe(1);
  });
});

describe('two people editing', () => {
  test('different people’s answers merge', () => {
    const { db, dinner, rosa, tomas } = setUp();
    recordResponses(db, dinner, [{ memberId: rosa, isAttending: true, version: 0 }], now);
    recordResponses(db, dinner, [{ memberId: tomas, isAttending: false, version: 0 }], now);
    expect(responsesOfInvitation(db, dinner).map(({ isAttending }) => isAttending)).toEqual([
      true,
      false,
      null,
      null,
    ]);
  });

  test('a stale version of the same answer is refused whole, with what is stored now', () => {
    const { db, raw, dinner, rosa, tomas } = setUp();
    recordResponses(db, dinner, [{ memberId: rosa, isAttending: true, version: 0 }], now);
    const before = dump(raw);
    const { code, details } = rejection(() =>
      recordResponses(
        db,
        dinner,
        [
          { memberId: tomas, isAttending: true, version: 0 },
          { memberId: rosa, isAttending: false, version: 0 },
        ],
        now,
      ),
    );
    expect(code).toBe('answer_changed');
    expect(details).toEqual({
      isAttending: true,
      current: {
        guestEventId: dinner.guestEventId,
        memberId: rosa,
        isAttending: true,
        version: 1,
      },
    });
    expect(dump(raw)).toEqual(before);
  });

  test('without a version the later write wins', () => {
    const { db, dinner, rosa } = setUp();
    recordResponses(db, dinner, [{ memberId: rosa, isAttending: true, version: 0 }], now);
    recordResponses(db, dinner, [{ memberId: rosa, isAttending: false }], now);
    expect(responsesOfInvitation(db, dinner)[0]).toMatchObject({ isAttending: false, version: 2 });
  });

  test('an answer that went back to pending keeps counting its versions', () => {
    const { db, dinner, rosa } = setUp();
    const cell = { guestEventId: dinner.guestEventId, memberId: rosa };
    recordBulk(db, [{ ...cell, isAttending: true }], now);
    recordBulk(db, [{ ...cell, isAttending: null, version: 1 }], now);
    expect(responsesOfInvitation(db, dinner)[0]).toMatchObject({
      responseId: null,
      isAttending: null,
      version: 2,
    });
    const expired = () => recordBulk(db, [{ ...cell, isAttending: false, version: 0 }], now);
    expect(rejection(expired).details).toMatchObject({
      isAttending: null,
      current: { version: 2 },
    });
    recordBulk(db, [{ ...cell, isAttending: false, version: 2 }], now);
    expect(responsesOfInvitation(db, dinner)[0]).toMatchObject({ isAttending: false, version: 3 });
  });
});

describe('the couple’s changes of many answers', () => {
  test('reach every group and event in one step', () => {
    const { db, family, rosa } = setUp();
    const marta = groupNamed({ db }, 'Tía Marta');
    recordBulk(
      db,
      [
        { guestEventId: invitationTo(family, 45), memberId: rosa, isAttending: true },
        { guestEventId: invitationTo(family, 50), memberId: rosa, isAttending: false },
        {
          guestEventId: invitationTo(marta, 49),
          memberId: marta.members[0]!.id,
          isAttending: true,
        },
      ],
      now,
    );
    const output = responsesOfGroup(db, family.id).filter(
      ({ isAttending }) => isAttending !== null,
    );
    expect(output.map(({ eventId, isAttending }) => [eventId, isAttending])).toEqual([
      [45, true],
      [50, false],
    ]);
  });

  test('pending for a member without a response writes nothing', () => {
    const { db, raw, dinner, rosa } = setUp();
    const before = dump(raw);
    recordBulk(db, [{ guestEventId: dinner.guestEventId, memberId: rosa, isAttending: null }], now);
    expect(dump(raw)).toEqual(before);
  });

  test('are refused whole when invitation, person and answer do not belong together', () => {
    const { db, raw, family, rosa, dinner } = setUp();
    const couple = groupNamed({ db }, 'Camila y Andrés');
    const camila = couple.members[0]!.id;
    const own = { guestEventId: dinner.guestEventId, memberId: rosa };
    const theirs = responsesOfGroup(db, couple.id).find(({ eventId }) => eventId === 49)!;
    const before = dump(raw);
    const mismatches = [
      { ...own, memberId: camila },
      { ...own, guestEventId: invitationTo(couple, 49) },
      { ...own, guestEventId: 99_999 },
      { ...own, memberId: 99_999 },
      { ...own, responseId: theirs.responseId },
      { ...own, responseId: 99_999 },
      { guestEventId: theirs.guestEventId, memberId: camila, responseId: theirs.responseId! + 1 },
    ];
    for (const mismatch of mismatches) {
      const mixed = [
        { guestEventId: invitationTo(family, 45), memberId: rosa, isAttending: true },
        { ...mismatch, isAttending: false },
      ];
      expect(rejection(() => recordBulk(db, mixed, now)).code).toBe('mismatched_answer');
    }
    expect(dump(raw)).toEqual(before);
  });
});
