import { Hono } from 'hono';
import { listCampaigns } from '#db/models/messages/campaigns.ts';
import { chatsOfGroup } from '#db/models/messages/opened-chats.ts';
import { findGroup } from '#db/models/groups/guest-groups.ts';
import { membersOf } from '#db/models/groups/members.ts';
import {
  clearQueue,
  countPending,
  resolveMessage as resolve,
  findMessage,
  listMessages,
} from '#db/models/messages/messages.ts';
import { changeOutbox, outboxState } from '#db/models/messages/outbox-state.ts';
import { pauseTexts } from '#content/texts/message-faults.ts';
import { approvedTemplate } from '#content/texts/message-words.ts';
import {
  resolveMessage,
  type GroupMessageLine,
  messagesQuery,
  type OutboxView,
  pauseOutbox,
  previewSending,
  sendMessages,
  type SendResults,
  sendTemplate,
} from '#contract/messages.ts';
import { DomainError } from '#domain/errors.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { liveEvents, noEvents } from '../live/publish-changes.ts';
import { messageView, sendResult } from '../messaging/message-views.ts';
import { queueForGroups, queueForPhone, recipientWithPhone } from '../messaging/queue.ts';
import { sendPreview } from '../messaging/send-preview.ts';
import { body, idempotencyKey, pathId, query } from '../requests.ts';
import { byCouple } from '../audit-context.ts';

const campaignsShown = 50;

/** Messages sent through a channel: the outbox, its state, and the couple's decisions about it. */
export const adminSending = (deps: Deps) => {
  const { db, clock, outbox } = deps;

  const outboxView = (): OutboxView => {
    const { pause_reason: paused } = outboxState(db);
    const nextAt = outbox.nextAt();
    return {
      channel: outbox.connected(),
      waiting: countPending(db),
      paused,
      stopReason: paused && pauseTexts[paused],
      nextAt: nextAt && zonedIso(nextAt),
      lastAt: nextAt && zonedIso(outbox.preview('template', 0)?.last ?? nextAt),
      campaigns: listCampaigns(db, campaignsShown).map(({ at, ...rest }) => ({
        ...rest,
        at: zonedIso(at),
      })),
    };
  };

  return new Hono<AdminEnv>()
    .use(liveEvents(noEvents))
    .post('/send', body(sendMessages), async (c) => {
      const input = c.req.valid('json');
      const audit = byCouple(c, deps);
      const key = idempotencyKey(c);
      if ('guestIds' in input) {
        const campaign = { kind: 'template' as const, text: input.template, key };
        const queued = queueForGroups(db, campaign, input, audit);
        outbox.notify();
        return c.json<SendResults>(queued);
      }
      const member = recipientWithPhone(db, input.phoneNumber);
      const text = { text: input.message, key };
      const { id, campaignId, isNew } = queueForPhone(db, text, member, audit);
      if (isNew) await outbox.sendNow(id);
      return c.json<SendResults>({ campaignId, results: [sendResult(findMessage(db, id))] });
    })
    .post('/send-template', body(sendTemplate), (c) => {
      const input = c.req.valid('json');
      if (input.templateId !== approvedTemplate.id) throw new DomainError('unknown_template');
      const campaign = { kind: 'official' as const, text: null, key: idempotencyKey(c) };
      const queued = queueForGroups(db, campaign, input, byCouple(c, deps));
      outbox.notify();
      return c.json<SendResults>(queued);
    })
    .post('/preview', body(previewSending), (c) => c.json(sendPreview(deps, c.req.valid('json'))))
    .get('/status', query(messagesQuery), (c) => {
      const { campaign } = c.req.valid('query');
      const filter = campaign === undefined ? {} : { campaignId: Number(campaign) };
      return c.json(listMessages(db, filter).map(messageView));
    })
    .get('/outbox', (c) => c.json(outboxView()))
    .put('/outbox', body(pauseOutbox), (c) => {
      const { paused } = c.req.valid('json');
      changeOutbox(db, {
        paused_at: paused ? clock() : null,
        pause_reason: paused ? 'couple' : null,
      });
      outbox.notify();
      return c.json(outboxView());
    })
    .delete('/outbox/queue', (c) => c.json({ removed: clearQueue(db) }))
    .post('/messages/:id', body(resolveMessage), async (c) => {
      const id = pathId(c);
      const { kind } = findMessage(db, id);
      const { decision } = c.req.valid('json');
      resolve(db, id, decision, clock());
      if (decision === 'again' && kind === 'direct') await outbox.sendNow(id);
      else outbox.notify();
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
