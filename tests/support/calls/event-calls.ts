import { resolveRequest } from '#contract/deadlines/change-requests.ts';
import { delayEvent, saveEvent } from '#contract/events.ts';
import { historyQuery } from '#contract/history.ts';
import { saveSettings } from '#contract/deadlines/settings.ts';
import { saveRehearsal } from '#contract/rehearsal.ts';
import { saveNotice } from '#contract/notices.ts';
import { saveQuestion } from '#contract/responding/save-question.ts';
import { bulkUpdate } from '#contract/rsvps.ts';
import { couple, type KnownCall } from './known-call.ts';

const event = {
  name: 'Ensayo',
  description: 'Vals',
  location: 'Linares',
  date: '2025-12-18T20:00',
  end_date: '2025-12-18T22:00',
  image_url: '/ensayo.jpg',
  day_number: 2,
  dresscode: 'Cómodo',
};

const question = {
  text: '¿Desde dónde toman el bus?',
  help: 'Sale a las 16:00',
  kind: 'choice',
  options: ['Plaza', 'Terminal'],
  scope: 'member',
  event_id: 49,
  required: false,
  position: 1,
  capacity: 40,
};

const notice = {
  text: 'El bus sale a las 18:10',
  event_id: 49,
  starts_at: '2025-12-20T17:00',
  ends_at: '2025-12-20T19:00',
  urgent: true,
};

/** The couple's events, the answers to them, and what was changed. */
export const eventCalls: Record<string, KnownCall> = {
  stats: { route: 'GET /api/admin/stats/attendance', statuses: couple() },
  'what changes, as it changes': { route: 'GET /api/admin/live', statuses: couple() },
  'lost links': { route: 'GET /api/admin/lost-links', statuses: couple() },
  'lost link settled': {
    route: 'DELETE /api/admin/lost-links/:id',
    ids: () => ({ id: 1 }),
    statuses: couple(404),
  },
  notices: { route: 'GET /api/admin/notices', statuses: couple() },
  'new notice': {
    route: 'POST /api/admin/notices',
    body: () => notice,
    schema: saveNotice,
    statuses: couple(201),
  },
  'changed notice': {
    route: 'PUT /api/admin/notices/:id',
    ids: () => ({ id: 1 }),
    body: () => notice,
    schema: saveNotice,
    statuses: couple(404),
  },
  'deleted notice': {
    route: 'DELETE /api/admin/notices/:id',
    ids: () => ({ id: 1 }),
    statuses: couple(404),
  },
  'whom a notice has reached': {
    route: 'GET /api/admin/notices/:id/reach',
    ids: () => ({ id: 1 }),
    statuses: couple(404),
  },
  'groups ready for the road': { route: 'GET /api/admin/trip-passes', statuses: couple() },
  'what waits for the couple': { route: 'GET /api/admin/stats/waiting', statuses: couple() },
  search: { route: 'GET /api/admin/search', query: 'q=rosa', statuses: couple() },
  'all events': { route: 'GET /api/admin/events', statuses: couple() },
  'all events, for the planner': { route: 'GET /api/events', statuses: couple() },
  'new event': {
    route: 'POST /api/admin/events',
    body: () => event,
    schema: saveEvent,
    statuses: couple(201),
  },
  'changed event': {
    route: 'PUT /api/admin/events/:id',
    ids: () => ({ id: 45 }),
    body: () => event,
    schema: saveEvent,
    statuses: couple(),
  },
  'delayed event': {
    route: 'POST /api/admin/events/:id/delay',
    ids: () => ({ id: 45 }),
    body: () => ({ minutes: 30, following: true }),
    schema: delayEvent,
    statuses: couple(),
  },
  'delay taken back': {
    route: 'DELETE /api/admin/events/:id/delay',
    ids: () => ({ id: 45 }),
    query: 'following=true',
    statuses: couple(),
  },
  'event with answers removed': {
    route: 'DELETE /api/admin/events/:id',
    ids: () => ({ id: 45 }),
    statuses: couple(409),
  },
  'event removed, answers and all': {
    route: 'DELETE /api/admin/events/:id',
    ids: () => ({ id: 45 }),
    query: 'confirm=true',
    statuses: couple(204),
  },
  'moment of the demo': { route: 'GET /api/admin/rehearsal', statuses: couple() },
  'demo at another moment': {
    route: 'PUT /api/admin/rehearsal',
    body: () => ({ at: '2025-12-20T18:30' }),
    schema: saveRehearsal,
    statuses: couple(),
  },
  settings: { route: 'GET /api/admin/settings', statuses: couple() },
  'deadline for all': {
    route: 'PUT /api/admin/settings',
    body: () => ({ rsvp_deadline: '2025-12-01T23:59' }),
    schema: saveSettings,
    statuses: couple(),
  },
  questions: { route: 'GET /api/admin/questions', statuses: couple() },
  'who has answered a question': {
    route: 'GET /api/admin/questions/:id/answers',
    ids: ({ question }) => ({ id: question }),
    statuses: couple(),
  },
  'answers to a question as a file': {
    route: 'GET /api/admin/questions/:id/export',
    ids: ({ question }) => ({ id: question }),
    statuses: couple(),
  },
  'new question': {
    route: 'POST /api/admin/questions',
    body: () => question,
    schema: saveQuestion,
    statuses: couple(201),
  },
  'changed question': {
    route: 'PUT /api/admin/questions/:id',
    ids: ({ question: id }) => ({ id }),
    query: 'confirm=true',
    body: () => question,
    schema: saveQuestion,
    statuses: couple(),
  },
  'question removed': {
    route: 'DELETE /api/admin/questions/:id',
    ids: ({ question: id }) => ({ id }),
    statuses: couple(204),
  },
  'what groups ask for': { route: 'GET /api/admin/change-requests', statuses: couple() },
  'request accepted': {
    route: 'POST /api/admin/change-requests/:id/accept',
    ids: ({ request }) => ({ id: request }),
    body: () => ({ version: 0, note: 'Claro' }),
    schema: resolveRequest,
    statuses: couple(),
  },
  'request declined': {
    route: 'POST /api/admin/change-requests/:id/decline',
    ids: ({ request }) => ({ id: request }),
    body: () => ({ version: 0 }),
    schema: resolveRequest,
    statuses: couple(),
  },
  'all answers': { route: 'GET /api/admin/rsvps', statuses: couple() },
  'all answers, cell by cell': {
    route: 'GET /api/admin/rsvps',
    query: 'view=cells',
    statuses: couple(),
  },
  'answers of an event': {
    route: 'GET /api/admin/rsvps/event/:id',
    ids: () => ({ id: 45 }),
    statuses: couple(),
  },
  'spreadsheet of an event': {
    route: 'GET /api/admin/rsvps/event/:id/export',
    ids: () => ({ id: 45 }),
    statuses: couple(),
  },
  'many answers': {
    route: 'POST /api/admin/rsvps/bulk-update',
    body: ({ rosa, invitation, common }) => ({
      responses: [
        { responseId: null, guestEventId: invitation, memberId: rosa, isAttending: true },
        { guestEventId: common, memberId: rosa, isAttending: null },
      ],
    }),
    schema: bulkUpdate,
    statuses: couple(),
  },
  history: { route: 'GET /api/admin/history', querySchema: historyQuery, statuses: couple() },
  'what was removed': { route: 'GET /api/admin/removals', statuses: couple() },
  'bringing back what was never removed': {
    route: 'POST /api/admin/removals/:kind/:id/restore',
    ids: ({ family }) => ({ kind: 'group', id: family }),
    statuses: couple(404),
  },
};
