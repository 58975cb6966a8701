import { expect, test, vi } from 'vitest';
import { listMessages, nextQueued } from '#db/models/messages/messages.ts';
import { removeGroup } from '#db/models/groups/guest-groups.ts';
import { undelete } from '#db/models/undelete.ts';
import { demoWedding, groupNamed, auditAt } from '#tests/support/wedding.ts';
import { channelForTests } from '#tests/support/messaging/channel.ts';
import {
  family,
  openOutbox,
  queueMessages,
  settle,
  statesOf,
  timeAtHand,
} from '#tests/support/messaging/outbox.ts';

timeAtHand();

test('a code that was changed meanwhile is sent in its new form', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  queueMessages(wedding, 1, '{{access_code}}');
  wedding.raw
    .prepare('update guests set access_code = ? where group_name = ?')
    .run('NEW-CODE', family);
  const outbox = openOutbox(wedding, channel);
  await settle();
  expect(channel.taken[0]?.text).toBe('NEW-CODE');
  outbox.stop();
});

test('a member without a phone any more gets no message', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  queueMessages(wedding, 1);
  wedding.raw.exec('update guest_members set phone = null, phone_e164 = null');
  const outbox = openOutbox(wedding, channel);
  await settle();
  expect([channel.taken, listMessages(wedding.db)[0]]).toMatchObject([
    [],
    { state: 'failed', failure: 'no_phone' },
  ]);
  outbox.stop();
});

test('a phone that was changed while its message waited is the one that is written to', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  queueMessages(wedding, 2);
  wedding.raw.exec(
    `update guest_members set phone_e164 = '+56976543210' where name = 'Rosa Peñaloza'`,
  );
  wedding.raw.exec(`update guest_members set phone_e164 = null where name = 'Tomás Ríos'`);
  const outbox = openOutbox(wedding, channel);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(channel.taken.map(({ phone }) => phone)).toEqual(['56976543210']);
  expect(listMessages(wedding.db)).toMatchObject([
    { state: 'failed', failure: 'no_phone' },
    { state: 'accepted' },
  ]);
  outbox.stop();
});

test('a group that is removed while its message is under way comes back with it uncertain', async () => {
  const wedding = demoWedding();
  const channel = channelForTests();
  channel.answerWith(() => new Promise(() => undefined));
  queueMessages(wedding, 1);
  const outbox = openOutbox(wedding, channel);
  await settle();
  const { id } = groupNamed(wedding, family);
  removeGroup(wedding.db, id, auditAt(Date.now()));
  undelete(wedding.db, 'group', id, auditAt(Date.now()));
  expect(statesOf(wedding)).toEqual(['uncertain']);
  outbox.stop();
});

test('a deleted group gets no message, not even after it is undeleted', () => {
  const wedding = demoWedding();
  queueMessages(wedding, 1);
  const { id } = groupNamed(wedding, family);
  removeGroup(wedding.db, id, auditAt(Date.now()));
  undelete(wedding.db, 'group', id, auditAt(Date.now()));
  expect(nextQueued(wedding.db)).toBeUndefined();
});
