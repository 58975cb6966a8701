import { Hono } from 'hono';
import { chatsOfGroup } from '#db/models/opened-chats.ts';
import { findGroup } from '#db/models/guest-groups.ts';
import { membersOf } from '#db/models/members.ts';
import {
  clearQueue,
  countWaiting,
  decideMessage as decide,
  findMessage,
  listMessages,
} from '#db/models/messages.ts';
import { changeOutbox, outboxState } from '#db/models/outbox-state.ts';
import { pauseTexts } from '#content/texts/message-faults.ts';
import { officialTemplate } from '#content/texts/message-words.ts';
import {
  decideMessage,
  type GroupMessageLine,
  type OutboxView,
  pauseOutbox,
  sendMessages,
  type SendResults,
  sendTemplate,
} from '#contract/messages.ts';
import { DomainError } from '#domain/errors.ts';
import { zonedIso } from '#domain/wedding-clock.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../guards.ts';
import { messageView, sendResult } from '../messaging/message-views.ts';
import { memberWithPhone, queueForGroups, queueForPhone } from '../messaging/queue.ts';
import { body, idempotencyKey, pathId } from '../requests.ts';
import { byCouple } from '../stamps.ts';

/** What goes out by a connection: the outbox, how it stands, and what the couple decides about it. */
export const adminSending = (deps: Deps) => {
  const { db, clock, outbox } = deps;

  const outboxView = (): OutboxView => {
    const { pause_reason: reason } = outboxState(db);
    const nextAt = outbox.nextAt();
    return {
      channel: outbox.connected(),
      waiting: countWaiting(db),
      pausedWhy: reason && pauseTexts[reason],
      nextAt: nextAt && zonedIso(nextAt),
    };
  };

  return new Hono<AdminEnv>()
    .post('/send', body(sendMessages), async (c) => {
      const wanted = c.req.valid('json');
      const stamp = byCouple(c, deps);
      const key = idempotencyKey(c);
      if ('guestIds' in wanted) {
        const campaign = { kind: 'template' as const, text: wanted.template, key };
        const results = queueForGroups(db, campaign, wanted.guestIds, stamp);
        outbox.wake();
        return c.json<SendResults>({ results });
      }
      const member = memberWithPhone(db, wanted.phoneNumber);
      const { id, isNew } = queueForPhone(db, { text: wanted.message, key }, member, stamp);
      if (isNew) await outbox.sendNow(id);
      return c.json<SendResults>({ results: [sendResult(findMessage(db, id))] });
    })
    .post('/send-template', body(sendTemplate), (c) => {
      const { guestIds, templateId } = c.req.valid('json');
      if (templateId !== officialTemplate.id) throw new DomainError('unknown_template');
      const campaign = { kind: 'official' as const, text: null, key: idempotencyKey(c) };
      const results = queueForGroups(db, campaign, guestIds, byCouple(c, deps));
      outbox.wake();
      return c.json<SendResults>({ results });
    })
    .get('/status', (c) => c.json(listMessages(db).map(messageView)))
    .get('/outbox', (c) => c.json(outboxView()))
    .put('/outbox', body(pauseOutbox), (c) => {
      const { paused } = c.req.valid('json');
      changeOutbox(db, {
        paused_at: paused ? clock() : null,
        pause_reason: paused ? 'couple' : null,
      });
      outbox.wake();
      return c.json(outboxView());
    })
    .delete('/outbox/queue', (c) => c.json({ removed: clearQueue(db) }))
    .post('/messages/:id', body(decideMessage), async (c) => {
      const id = pathId(c);
      const { kind } = findMessage(db, id);
      const { decision } = c.req.valid('json');
      decide(db, id, decision, clock());
      if (decision === 'again' && kind === 'direct') await outbox.sendNow(id);
      else outbox.wake();
      return c.json(messageView(findMessage(db, id)));
    })
    .get('/guests/:id/messages', (c) => {
      const { id } = findGroup(db, pathId(c));
      return c.json(groupMessages(deps, id));
    });
};

const groupMessages = ({ db }: Deps, guestId: number): GroupMessageLine[] => {
  const names = new Map(membersOf(db, guestId).map(({ id, name }) => [id, name]));
  const chats = chatsOfGroup(db, guestId).map(({ member_id, opened_at }) => ({
    time: opened_at,
    line: { recipientName: names.get(member_id) ?? '', what: 'chat', error: null, template: null },
  }));
  const sent = listMessages(db, { guestId }).map((message) => {
    const { recipientName, state, error } = messageView(message);
    const template = message.kind === 'template' ? message.text : null;
    return {
      time: message.leftAt ?? message.queuedAt,
      line: { recipientName, what: state, error, template },
    };
  });
  return [...chats, ...sent]
    .sort((one, other) => other.time.getTime() - one.time.getTime())
    .map(({ time, line }) => ({ at: zonedIso(time), ...line }) as GroupMessageLine);
};
