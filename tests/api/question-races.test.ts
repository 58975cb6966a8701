import { expect, test } from 'vitest';
import { countsOf } from '#db/models/questions/answering.ts';
import type { QuestionView } from '#contract/responding/questions.ts';
import { demoSite } from '#tests/support/api.ts';
import { bus } from '#tests/support/family-with-questions.ts';

const groups = Array.from({ length: 30 }, (_, at) => `Grupo ${at + 1}`);

/** A bus of ten seats, and thirty groups of one who all come. */
const setUp = async () => {
  const site = demoSite();
  const couple = await site.admin();
  const { json } = await couple.post('/api/admin/questions', {
    ...bus,
    options: ['Terminal'],
    capacity: 10,
  });
  const { id: questionId } = json as QuestionView;
  const travellers = await Promise.all(
    groups.map(async (group_name, at) => {
      const access_code = `BUSX-${1000 + at}`;
      const created = await couple.post('/api/admin/guests', {
        guest: { group_name, access_code },
        members: [{ name: `Persona ${at + 1}` }],
        eventIds: [49],
      });
      const { id: guestId, members } = created.json as { id: number; members: { id: number }[] };
      const guest = site.browser(`10.0.0.${at + 1}`);
      await guest.post('/api/rsvp/login', { groupName: group_name, accessCode: access_code });
      const memberId = members[0]!.id;
      await guest.post('/api/rsvp/responses/49', { responses: [{ memberId, isAttending: true }] });
      return { guest, guestId, memberId };
    }),
  );
  const taken = () => countsOf(site.db, questionId).get('Terminal') ?? 0;
  return { ...site, questionId, travellers, taken };
};

test('30 groups at once for a bus of 10: exactly 10 get a seat, 20 are told that it is full', async () => {
  const { travellers, questionId, taken } = await setUp();
  const answers = await Promise.all(
    travellers.map(({ guest, memberId }) =>
      guest.put('/api/rsvp/answers', {
        answers: [{ questionId, memberId, value: 'Terminal' }],
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const rejected = answers.filter(({ status }) => status === 409);
  expect(rejected).toHaveLength(20);
  for (const { json } of rejected) expect(json).toMatchObject({ code: 'full', left: 0 });
  expect(taken()).toBe(10);
});

test('counted first and written later, as without the transaction, more than 10 take the bus', async () => {
  const { raw, travellers, questionId, taken } = await setUp();
  const careless = async ({ guestId, memberId }: (typeof travellers)[number]) => {
    if (taken() >= 10) return;
    await Promise.resolve();
    raw
      .prepare(
        `insert into question_answers
         (question_id, guest_id, member_id, event_id, value, created_at, updated_at)
         values (?, ?, ?, 49, '"Terminal"', 0, 0)`,
      )
      .run(questionId, guestId, memberId);
  };
  await Promise.all(travellers.map(careless));
  expect(taken()).toBeGreaterThan(10);
});
