import { orderGifts, saveGift, saveThanks } from '#contract/gifts.ts';
import {
  couple,
  allPeople,
  groups,
  guestsAndCouple,
  ownerOrCouple,
  ownOrCouple,
  type KnownCall,
} from './known-call.ts';

const gift = {
  name: 'Paseo',
  description: 'En bote',
  price: 10_000,
  image_url: '/paseo.jpg',
  visible: true,
};

const given = {
  items: [{ giftId: 1, quantity: 2 }],
  messageForCouple: 'Que sean felices',
};

/** What is given, paid and thanked for. */
export const giftCalls: Record<string, KnownCall> = {
  'gifts to choose from': { route: 'GET /api/gifts', statuses: guestsAndCouple },
  'own purchases': { route: 'GET /api/guest-purchases', statuses: groups() },
  'bank details': { route: 'GET /api/bank-details', statuses: groups() },
  'paying online': {
    limited: true,
    route: 'POST /api/create-preference',
    body: () => given,
    schema: orderGifts,
    statuses: groups(),
  },
  'giving by transfer': {
    limited: true,
    route: 'POST /api/transfers',
    body: () => given,
    schema: orderGifts,
    statuses: groups(201),
  },
  'confirmation of another group': {
    route: 'GET /api/purchase-confirmation/:code',
    ids: () => ({ code: 'demo-a1f0c3e59b7d42688e13aa0467d9f2b1' }),
    statuses: ownerOrCouple,
  },
  'own confirmation': {
    route: 'GET /api/purchase-confirmation/:code',
    ids: ({ confirmation }) => ({ code: confirmation }),
    statuses: ownOrCouple(),
  },
  'confirmation of nobody': {
    route: 'GET /api/purchase-confirmation/:code',
    ids: () => ({ code: 'nope' }),
    statuses: ownOrCouple(404),
  },
  'way back from a checkout of nobody': {
    route: 'GET /api/payments/return',
    query: 'external_reference=nope&status=approved',
    statuses: allPeople(303),
  },
  'practice checkout of nobody': {
    route: 'POST /api/practice-checkout/:id',
    ids: () => ({ id: 'nope' }),
    file: { type: 'application/x-www-form-urlencoded', text: 'decision=approve' },
    kilobytes: 64,
    statuses: allPeople(404),
  },
  'unsigned notice of Mercado Pago': {
    route: 'POST /api/webhooks/mercadopago',
    query: 'data.id=1&type=payment',
    statuses: allPeople(401),
  },
  'guests with gifts': { route: 'GET /api/admin/guests-with-gifts', statuses: couple() },
  'all gifts': { route: 'GET /api/admin/all-gifts', statuses: couple() },
  'new gift': {
    route: 'POST /api/admin/gifts',
    body: () => gift,
    schema: saveGift,
    statuses: couple(201),
  },
  'changed gift': {
    route: 'PUT /api/admin/gifts/:id',
    ids: () => ({ id: 1 }),
    body: () => gift,
    schema: saveGift,
    statuses: couple(),
  },
  'gift removed': {
    route: 'DELETE /api/admin/gifts/:id',
    ids: () => ({ id: 1 }),
    statuses: couple(204),
  },
  'gift that was bought removed': {
    route: 'DELETE /api/admin/gifts/:id',
    ids: () => ({ id: 2 }),
    statuses: couple(409),
  },
  'uploaded picture': {
    route: 'GET /api/uploads/:name',
    ids: ({ picture }) => ({ name: picture }),
    isPublic: true,
    statuses: allPeople(200),
  },
  'picture in the place of one': {
    route: 'GET /api/placeholder/:width/:height',
    ids: () => ({ width: 40, height: 30 }),
    isPublic: true,
    impossible: 400,
    statuses: allPeople(200),
  },
  'all purchases': { route: 'GET /api/admin/purchases', statuses: couple() },
  'whom to thank': { route: 'GET /api/admin/thanks', statuses: couple() },
  'list of thanks': { route: 'GET /api/admin/purchases/export', statuses: couple() },
  'purchase asked about': {
    route: 'POST /api/admin/purchases/:id/refresh',
    ids: ({ online }) => ({ id: online }),
    statuses: couple(),
  },
  'transfer confirmed': {
    route: 'POST /api/admin/purchases/:id/confirm',
    ids: ({ transfer }) => ({ id: transfer }),
    statuses: couple(),
  },
  'transfer rejected': {
    route: 'POST /api/admin/purchases/:id/reject',
    ids: ({ transfer }) => ({ id: transfer }),
    statuses: couple(),
  },
  'online payment confirmed by hand': {
    route: 'POST /api/admin/purchases/:id/confirm',
    ids: ({ online }) => ({ id: online }),
    refusesPath: true,
    statuses: couple(422),
  },
  'thanks written down': {
    route: 'PUT /api/admin/purchases/:id/thanks',
    ids: ({ transfer }) => ({ id: transfer }),
    body: () => ({ sent: true }),
    schema: saveThanks,
    statuses: couple(),
  },
  'alerts about purchases': { route: 'GET /api/admin/purchase-alerts', statuses: couple() },
  'alert ticked off': {
    route: 'POST /api/admin/purchase-alerts/:id/dismiss',
    ids: () => ({ id: 999 }),
    statuses: couple(404),
  },
};
