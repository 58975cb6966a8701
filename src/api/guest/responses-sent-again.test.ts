import { describe, expect, test } from 'vitest';
import { dump } from '#tests/support/wedding.ts';
import { answered, setUp } from '#tests/support/responding-family.ts';

describe('an answer that is sent again', () => {
  const key = { 'Idempotency-Key': 'a2f1c0de-0000-4000-8000-000000000001' };

  test('with its key has one effect and the first answer', async () => {
    const { guest, raw, rosa } = await setUp();
    const send = (isAttending: boolean, headers: Record<string, string>) =>
      guest.post(
        '/api/rsvp/responses/49',
        { responses: [{ memberId: rosa, isAttending }] },
        headers,
      );
    const first = await send(true, key);
    await send(false, { 'Idempotency-Key': 'another' });
    const before = dump(raw);
    const again = await send(true, key);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(dump(raw)).toEqual(before);
  });

  test('with its key and another body or call is refused, and nothing is written', async () => {
    const { guest, raw, rosa } = await setUp();
    const body = { responses: [{ memberId: rosa, isAttending: true }] };
    await guest.post('/api/rsvp/responses/49', body, key);
    const before = dump(raw);
    const diets = { members: [{ id: rosa, dietary_restriction_type: 'Vegan' }] };
    const answers = [
      await guest.post('/api/rsvp/responses/48', body, key),
      await guest.post(
        '/api/rsvp/responses/49',
        { responses: [{ memberId: rosa, isAttending: false }] },
        key,
      ),
      await guest.put('/api/rsvp/guest/dietary', diets, key),
    ];
    for (const { status, json } of answers) {
      expect([status, json]).toMatchObject([422, { code: 'key_reused' }]);
    }
    expect(dump(raw)).toEqual(before);
  });

  test('after a refusal may use its key again', async () => {
    const { guest, answersOf, rosa } = await setUp();
    const say = (version: number) =>
      guest.post(
        '/api/rsvp/responses/49',
        { responses: [{ memberId: rosa, isAttending: true, version }] },
        key,
      );
    expect((await say(7)).status).toBe(409);
    expect((await say(0)).status).toBe(200);
    expect(answered(await answersOf(49))[0]).toBe(true);
  });

  test('twenty times at once has one effect', async () => {
    const { guest, raw, rosa } = await setUp();
    const body = { responses: [{ memberId: rosa, isAttending: true, version: 0 }] };
    const sent = Array.from({ length: 20 }, () => guest.post('/api/rsvp/responses/49', body, key));
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(200);
    const count = 'select count(*), max(version) from guest_event_responses where member_id = ?';
    expect(raw.prepare(count).raw().get(rosa)).toEqual([1, 1]);
    // The control: without the key all but one are refused as conflicts.
    const other = { responses: [{ memberId: rosa, isAttending: false, version: 1 }] };
    const unkeyed = await Promise.all(
      Array.from({ length: 20 }, () => guest.post('/api/rsvp/responses/49', other)),
    );
    expect(unkeyed.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test.each(['', 'á', 'con espacio', 'a'.repeat(201)])(
    'needs a key that is one: %o',
    async (invalid) => {
      const { guest, rosa } = await setUp();
      const body = { responses: [{ memberId: rosa, isAttending: true }] };
      const { status } = await guest.post('/api/rsvp/responses/49', body, {
        'Idempotency-Key': invalid,
      });
      expect(status).toBe(400);
    },
  );
});
