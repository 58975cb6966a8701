import {
  customizeMessage,
  resolveMessage,
  markChat,
  messagesQuery,
  pauseOutbox,
  previewSending,
  sendMessages,
  sendTemplate,
} from '#contract/messages.ts';
import { cloudConfig, connectBaileys } from '#contract/whatsapp-connection.ts';
import { couple, allPeople, type KnownCall } from './known-call.ts';

const template = 'Hola {{group_name}}';

/** What the couple writes to their guests, by what it leaves, and what Meta says of it. */
export const messageCalls: Record<string, KnownCall> = {
  'whom to write to': { route: 'GET /api/admin/whatsapp/guests', statuses: couple() },
  'message in a group’s words': {
    route: 'POST /api/admin/whatsapp/customize',
    body: ({ family }) => ({ template, guestId: family }),
    schema: customizeMessage,
    statuses: couple(),
  },
  'chat that was opened': {
    route: 'PUT /api/admin/whatsapp/chats/:memberId',
    ids: ({ rosa }) => ({ memberId: rosa }),
    body: () => ({ written: true }),
    schema: markChat,
    statuses: couple(),
  },
  'new round of messages': { route: 'POST /api/admin/whatsapp/rounds', statuses: couple(204) },
  'message to many': {
    route: 'POST /api/admin/whatsapp/send',
    body: ({ family }) => ({ guestIds: [family], template }),
    schema: sendMessages,
    statuses: couple(),
  },
  'message to one whom nobody knows': {
    route: 'POST /api/admin/whatsapp/send',
    body: () => ({ phoneNumber: '+56 9 1234 5678', message: 'Hola' }),
    schema: sendMessages,
    statuses: couple(422),
  },
  'what sending would do': {
    route: 'POST /api/admin/whatsapp/preview',
    body: ({ family }) => ({ guestIds: [family], kind: 'template', skip: ['no_event'] }),
    schema: previewSending,
    statuses: couple(),
  },
  'approved template': {
    route: 'POST /api/admin/whatsapp/send-template',
    body: ({ family }) => ({ guestIds: [family], templateId: 'confirmar_glamping' }),
    schema: sendTemplate,
    statuses: couple(),
  },
  'messages so far': {
    route: 'GET /api/admin/whatsapp/status',
    querySchema: messagesQuery,
    statuses: couple(),
  },
  'how the sending stands': { route: 'GET /api/admin/whatsapp/outbox', statuses: couple() },
  'sending stopped': {
    route: 'PUT /api/admin/whatsapp/outbox',
    body: () => ({ paused: true }),
    schema: pauseOutbox,
    statuses: couple(),
  },
  'queue emptied': { route: 'DELETE /api/admin/whatsapp/outbox/queue', statuses: couple() },
  'message decided about': {
    route: 'POST /api/admin/whatsapp/messages/:id',
    ids: ({ message }) => ({ id: message }),
    body: () => ({ decision: 'given' }),
    schema: resolveMessage,
    statuses: couple(),
  },
  'messages of a group': {
    route: 'GET /api/admin/whatsapp/guests/:id/messages',
    ids: ({ family }) => ({ id: family }),
    statuses: couple(),
  },
  'state of the WhatsApp connection': {
    route: 'GET /api/admin/whatsapp/baileys-status',
    statuses: couple(),
  },
  // Reads its body by `connectBaileys`, in which everything may be left out.
  'connecting WhatsApp': {
    route: 'POST /api/admin/whatsapp/baileys-connect',
    schema: connectBaileys,
    statuses: couple(),
  },
  'disconnecting WhatsApp': {
    route: 'POST /api/admin/whatsapp/baileys-disconnect',
    statuses: couple(),
  },
  'account at Meta': { route: 'GET /api/admin/whatsapp/config', statuses: couple() },
  // Likewise: fields that are left out do not change.
  'changed account at Meta': {
    route: 'POST /api/admin/whatsapp/config',
    schema: cloudConfig,
    statuses: couple(),
  },
  'verification by Meta, wrong word': {
    route: 'GET /api/webhooks/whatsapp',
    query: 'hub.mode=subscribe&hub.verify_token=x&hub.challenge=1',
    statuses: allPeople(403),
  },
  'unsigned notice of Meta': { route: 'POST /api/webhooks/whatsapp', statuses: allPeople(401) },
};
