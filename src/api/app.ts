import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readSettings } from '#db/models/settings.ts';
import { useAdminWords } from '#domain/admin-words.ts';
import { DomainError } from '#domain/errors.ts';
import { adminBackups } from './admin/backups.ts';
import { adminChangeRequests } from './admin/change-requests.ts';
import { adminEvents } from './admin/events.ts';
import { adminGifts } from './admin/gifts.ts';
import { guestFiles } from './admin/guest-files.ts';
import { adminGuests, adminMembers } from './admin/guests.ts';
import { adminQuestions } from './admin/questions.ts';
import { adminPurchaseCalls } from './admin/purchases.ts';
import { adminLinkRequests } from './admin/link-requests.ts';
import { adminLive } from './admin/live.ts';
import { adminTripPasses } from './admin/trip-passes.ts';
import { adminArrivals, adminBoardings, adminHelpers, adminSurprises } from './admin/door.ts';
import { adminKitchenSheets } from './admin/kitchen/kitchen-sheets.ts';
import { adminPhotos } from './admin/photos.ts';
import { adminNotices } from './admin/notices.ts';
import { adminRehearsal } from './admin/rehearsal.ts';
import { adminMessages } from './admin/messages.ts';
import { adminSeating, adminWishes } from './admin/seating.ts';
import { adminAssignments, adminTables } from './admin/tables.ts';
import { adminHistory, adminTrash } from './admin/history.ts';
import { adminPrivacy } from './admin/privacy.ts';
import { adminRsvps, adminStats } from './admin/rsvps.ts';
import { adminSearch } from './admin/search.ts';
import { adminSending } from './admin/sending.ts';
import { adminSite } from './admin/site.ts';
import { adminSession } from './admin/session.ts';
import { adminSettings } from './admin/settings.ts';
import { whatsAppConnection } from './admin/whatsapp-connection.ts';
import { limitBody } from './bodies.ts';
import type { Deps } from './deps.ts';
import { doorCalls } from './door/door.ts';
import { answerRepeats } from './idempotency.ts';
import { ownOriginOnly, requireAdmin, withUser, type CallEnv } from './access/guards.ts';
import { giftQueries, guestGifts } from './guest/gifts.ts';
import { guestCompanions } from './guest/companions.ts';
import { guestNotices } from './guest/notices.ts';
import { guestQuestions } from './guest/questions.ts';
import { guestResponses } from './guest/responses.ts';
import { guestSession } from './guest/session.ts';
import { linkRequestCalls } from './guest/link-request.ts';
import { guestTents } from './guest/tents.ts';
import { guestPush } from './guest/push.ts';
import { guestTripPass } from './guest/trip-pass.ts';
import { publishChanges } from './live/publish-changes.ts';
import { practiceCheckoutCalls } from './payments/practice.ts';
import { checkoutReturn } from './payments/return.ts';
import { guestPhotos, photoUploads } from './photos/photo-calls.ts';
import { sitePictures, uploadedPictures } from './pictures/pictures.ts';
import { placeholder } from './pictures/placeholder.ts';
import { startCalls } from './start/start.ts';
import { answerError } from './problems.ts';
import { allEventViews } from './views/admin.ts';
import { paymentWebhook } from './webhooks/mercadopago.ts';
import { whatsAppWebhook } from './webhooks/whatsapp.ts';
import { createWriteLimiter } from './access/write-gate.ts';
import { limitMutations } from './access/mutation-limit.ts';

/** Answers of the API are private to the caller and never pages; a route may override these headers. */
const defaultTo = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Set beforehand: adding a header to a finished answer would rebuild it completely. */
const closedAnswers = createMiddleware((c, next) => {
  for (const [name, value] of Object.entries(defaultTo)) c.header(name, value);
  return next();
});

/** What the couple is told, in the words that it has chosen. */
const inDeskWords = ({ db }: Deps) =>
  createMiddleware((_, next) => {
    useAdminWords(readSettings(db).desk_words);
    return next();
  });

const notFound = () => {
  throw new DomainError('not_found');
};

/** Every call of the product under /api. */
export const createApi = (deps: Deps) => {
  const limiter = createWriteLimiter();
  const admin = new Hono<CallEnv>()
    .use(requireAdmin)
    .route('/live', adminLive(deps))
    .route('/stats', adminStats(deps))
    .route('/events', adminEvents(deps))
    .route('/settings', adminSettings(deps))
    .route('/search', adminSearch(deps))
    .route('/lost-links', adminLinkRequests(deps))
    .route('/trip-passes', adminTripPasses(deps))
    .route('/notices', adminNotices(deps))
    .route('/helpers', adminHelpers(deps))
    .route('/surprises', adminSurprises(deps))
    .route('/arrivals', adminArrivals(deps))
    .route('/boardings', adminBoardings(deps))
    .route('/photos', adminPhotos(deps))
    .route('/rehearsal', adminRehearsal(deps))
    .route('/change-requests', adminChangeRequests(deps))
    .route('/questions', adminQuestions(deps))
    .route('/guests', guestFiles(deps, limiter))
    .route('/guests', adminGuests(deps))
    .route('/members', adminMembers(deps))
    .route('/rsvps', adminRsvps(deps))
    .route('/table-groups', adminTables(deps))
    .route('/table-assignments', adminAssignments(deps))
    .route('/seating', adminSeating(deps))
    .route('/seating-wishes', adminWishes(deps))
    .route('/kitchen-sheets', adminKitchenSheets(deps))
    .route('/whatsapp', adminMessages(deps))
    .route('/whatsapp', adminSending(deps))
    .route('/history', adminHistory(deps))
    .route('/removals', adminTrash(deps))
    .route('/backups', adminBackups(deps))
    .route('/site', adminSite(deps))
    .route('/privacy', adminPrivacy(deps))
    .route('/whatsapp', whatsAppConnection(deps))
    .route('/', adminGifts(deps))
    .route('/', adminPurchaseCalls(deps));

  // Notices of the practice checkout arrive at the same route as Mercado Pago's.
  const notices = new Hono<CallEnv>()
    .basePath('/api/webhooks')
    .route('/', paymentWebhook(deps))
    .onError(answerError);
  // One counter per group for all its writes.
  const mutations = limitMutations(deps);
  const deliver = async (notice: Request) => notices.fetch(notice);

  return (
    new Hono<CallEnv>()
      .basePath('/api')
      .use(closedAnswers, ownOriginOnly(deps.config))
      .use(limitBody, limiter.pass)
      // Before the session is read: a picture that may be cached forever sets no cookie.
      .route('/placeholder', placeholder)
      .route('/uploads', uploadedPictures(deps))
      .route('/webhooks', paymentWebhook(deps))
      .route('/webhooks', whatsAppWebhook(deps))
      .route('/payments', checkoutReturn(deps))
      .route('/practice-checkout', practiceCheckoutCalls(deps, deliver))
      .use('/admin/*', inDeskWords(deps))
      .use(withUser(deps))
      // Before changes are announced: a part of a photo is none.
      .route('/photos/uploads', photoUploads(deps))
      .use(publishChanges(deps))
      .route('/start', startCalls(deps))
      // What a phone at the door says has an id of its own: sent twice it is there once.
      .route('/door', doorCalls(deps))
      .route('/rsvp', guestSession(deps))
      .route('/rsvp/lost-link', linkRequestCalls(deps))
      .route('/admin', adminSession(deps))
      // A picture is called by its content, and an upload goes on from where it is: sent twice they are there once.
      .route('/admin/site/pictures', sitePictures(deps))
      .use(answerRepeats(deps))
      .route('/rsvp', guestResponses(deps, mutations))
      .route('/rsvp', guestQuestions(deps, mutations))
      .route('/rsvp/companions', guestCompanions(deps, mutations))
      .route('/rsvp/trip-pass', guestTripPass(deps, mutations))
      .route('/rsvp', guestNotices(deps, mutations))
      .route('/rsvp/push', guestPush(deps, mutations))
      .route('/photos', guestPhotos(deps, mutations))
      .route('/', guestTents(deps))
      .route('/', giftQueries(deps))
      .route('/', guestGifts(deps, mutations))
      .route('/admin', admin)
      .get('/events', requireAdmin, (c) => c.json(allEventViews(deps.db)))
      .all('*', notFound)
      .onError(answerError)
  );
};

export type Api = ReturnType<typeof createApi>;
