import { signInAdmin } from '#contract/admin-session.ts';
import { signIn } from '#contract/guest-session.ts';
import { requestChange } from '#contract/deadlines/change-requests.ts';
import { changeCompanion, saveCompanion } from '#contract/responding/companions.ts';
import { saveAnswers } from '#contract/responding/questions.ts';
import { linkRequest } from '#contract/link-requests.ts';
import { shownNotices } from '#contract/notices.ts';
import { savePush } from '#contract/push.ts';
import { reportTripPass } from '#contract/trip-passes.ts';
import { saveDiets } from '#contract/diets.ts';
import { saveResponses } from '#contract/responses.ts';
import { adminLogin, loginOf } from '../api.ts';
import { allPeople, groups, invitedOnly, ownOrCouple, type KnownCall } from './known-call.ts';

const answer = {
  isAttending: true,
  dietaryRestriction: 'Other',
  dietaryRestrictionDetails: 'Maní',
};

/** Signing in and out, and what a group answers and reads. */
export const guestCalls: Record<string, KnownCall> = {
  'guest login': {
    route: 'POST /api/rsvp/login',
    body: () => loginOf('Camila y Andrés'),
    schema: signIn,
    statuses: allPeople(200),
  },
  'guest login by link': {
    route: 'POST /api/rsvp/login',
    body: ({ linkToken }) => ({ token: linkToken }),
    schema: signIn,
    statuses: allPeople(200),
  },
  'guest login, renewed link': {
    route: 'POST /api/rsvp/login',
    body: () => ({ token: 'RAMA4T7WXY' }),
    schema: signIn,
    statuses: allPeople(401),
  },
  'guest login, wrong code': {
    route: 'POST /api/rsvp/login',
    body: () => ({ groupName: 'Camila y Andrés', accessCode: 'NOPE' }),
    schema: signIn,
    statuses: allPeople(401),
  },
  'lost link': {
    route: 'POST /api/rsvp/lost-link',
    body: () => ({ phone: '+56 9 5555 0101' }),
    schema: linkRequest,
    statuses: allPeople(202),
  },
  'notices of the couple': { route: 'GET /api/rsvp/notices', statuses: groups() },
  'what guests are told, as it changes': { route: 'GET /api/rsvp/live', statuses: groups() },
  'notices that were seen': {
    route: 'PUT /api/rsvp/notices/seen',
    body: () => ({ ids: [1] }),
    schema: shownNotices,
    limited: true,
    statuses: groups(204),
  },
  'notices that a phone showed': {
    route: 'PUT /api/rsvp/notices/pushed',
    body: () => ({ ids: [1] }),
    schema: shownNotices,
    limited: true,
    statuses: groups(204),
  },
  'phone that wants to be told': {
    route: 'PUT /api/rsvp/push',
    body: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/a-phone',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    schema: savePush,
    limited: true,
    statuses: groups(204),
  },
  'phone that wants no more': {
    route: 'DELETE /api/rsvp/push',
    limited: true,
    statuses: groups(204),
  },
  'pages saved for the road': {
    route: 'PUT /api/rsvp/trip-pass',
    body: () => ({ complete: true, saved_at: '2025-12-17T20:00:00-03:00', bytes: 640_000 }),
    schema: reportTripPass,
    limited: true,
    statuses: groups(200),
  },
  'what the group asked for': { route: 'GET /api/rsvp/change-requests', statuses: groups() },
  'change asked for after the deadline': {
    route: 'POST /api/rsvp/change-requests',
    body: ({ rosa }) => ({ eventId: 50, responses: [{ memberId: rosa, isAttending: true }] }),
    schema: requestChange,
    limited: true,
    statuses: groups(201, 404),
  },
  'somebody brought along': {
    route: 'POST /api/rsvp/companions',
    body: () => ({
      name: 'Pía Godoy',
      dietary_restriction_type: 'Vegan',
      ref: 7,
      responses: [{ eventId: 49, isAttending: true }],
    }),
    schema: saveCompanion,
    limited: true,
    statuses: groups(201),
  },
  'what the couple asks': { route: 'GET /api/rsvp/questions', statuses: groups() },
  'answers to what the couple asks': {
    route: 'PUT /api/rsvp/answers',
    body: ({ question, rosa }) => ({
      answers: [{ questionId: question, memberId: rosa, value: 'Terminal' }],
    }),
    schema: saveAnswers,
    limited: true,
    statuses: groups(200, 422),
  },
  'companion changed': {
    route: 'PUT /api/rsvp/companions/:memberId',
    ids: ({ companion }) => ({ memberId: companion }),
    body: () => ({ name: 'Pía Soto' }),
    schema: changeCompanion,
    limited: true,
    statuses: groups(200, 404),
  },
  'companion who stays away': {
    route: 'DELETE /api/rsvp/companions/:memberId',
    ids: ({ companion }) => ({ memberId: companion }),
    limited: true,
    statuses: groups(204, 404),
  },
  'who is the guest': { route: 'GET /api/rsvp/guest', statuses: groups() },
  'guest logout': { route: 'POST /api/rsvp/logout', statuses: allPeople(204) },
  'own events': { route: 'GET /api/rsvp/events', statuses: groups() },
  'one event': {
    route: 'GET /api/rsvp/events/:id',
    ids: () => ({ id: 45 }),
    statuses: invitedOnly,
  },
  answers: {
    route: 'GET /api/rsvp/responses/:eventId',
    ids: () => ({ eventId: 45 }),
    statuses: invitedOnly,
  },
  answering: {
    limited: true,
    route: 'POST /api/rsvp/responses/:eventId',
    ids: () => ({ eventId: 45 }),
    body: ({ rosa }) => ({ responses: [{ memberId: rosa, ...answer }] }),
    schema: saveResponses,
    statuses: invitedOnly,
  },
  'answering where both are invited': {
    limited: true,
    route: 'POST /api/rsvp/responses/:eventId',
    ids: () => ({ eventId: 49 }),
    body: ({ rosa }) => ({ responses: [{ memberId: rosa, isAttending: true }] }),
    schema: saveResponses,
    statuses: groups(200, 422),
  },
  diets: {
    limited: true,
    route: 'PUT /api/rsvp/guest/dietary',
    body: ({ rosa }) => ({
      members: [
        { id: rosa, dietary_restriction_type: 'Other', dietary_restriction_spec: 'Sin nueces' },
      ],
    }),
    schema: saveDiets,
    statuses: groups(200, 422),
  },
  'tent of a group': {
    route: 'GET /api/guest/:guestId/assignment/:eventId',
    ids: ({ family }) => ({ guestId: family, eventId: 45 }),
    statuses: ownOrCouple(),
  },
  'no tent of a group': {
    route: 'GET /api/guest/:guestId/assignment/:eventId',
    ids: ({ family }) => ({ guestId: family, eventId: 49 }),
    statuses: ownOrCouple(404),
  },
  tent: {
    route: 'GET /api/table-group/:id',
    ids: ({ tent }) => ({ id: tent }),
    statuses: ownOrCouple(),
  },
  'tent mates': {
    route: 'GET /api/table-group/:id/assignments',
    ids: ({ tent }) => ({ id: tent }),
    statuses: ownOrCouple(),
  },
  'admin login': {
    route: 'POST /api/admin/login',
    body: () => adminLogin,
    schema: signInAdmin,
    statuses: allPeople(200),
  },
  'admin login, wrong password': {
    route: 'POST /api/admin/login',
    body: () => ({ username: 'novios', password: 'nope' }),
    schema: signInAdmin,
    statuses: allPeople(401),
  },
  'admin session': { route: 'GET /api/admin/session', statuses: allPeople(200) },
  'admin logout': { route: 'POST /api/admin/logout', statuses: allPeople(204) },
};
