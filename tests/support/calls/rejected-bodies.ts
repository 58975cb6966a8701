import type { DomainErrorCode } from '#domain/errors.ts';
import type { Site } from '../api.ts';
import type { Browser, Call } from '../browser.ts';
import { metadataOf } from '../photos.ts';
import { groupNamed } from '../wedding.ts';
import type { Subjects } from './subjects.ts';

/** A body that a rule refuses for one of its values. */
type RejectedBody = {
  by: (site: Site) => Promise<Browser>;
  call: `${'POST' | 'PUT'} /api/${string}`;
  body: (subjects: Subjects) => Call;
  code: DomainErrorCode;
  /** The value's dotted path. */
  field: string;
};

const family = (site: Site) => site.guest('Familia Peñaloza Ríos');
const couple = (site: Site) => site.admin();
const nobody = 999_999;

const groupBody = (member: object, eventIds: number[] = []) => ({
  guest: { group_name: 'Los Soto', access_code: 'ABCD' },
  members: [{ name: 'Ana' }, { name: 'Luis', ...member }],
  eventIds,
});

const gift = { name: 'Vals', description: 'En la plaza.', price: 5 };

export const rejectedBodies: Record<string, RejectedBody> = {
  'a response of somebody else': {
    by: family,
    call: 'POST /api/rsvp/responses/49',
    body: ({ rosa }) => ({
      json: {
        responses: [
          { memberId: rosa, isAttending: true },
          { memberId: nobody, isAttending: true },
        ],
      },
    }),
    code: 'foreign_member',
    field: 'responses.1.memberId',
  },
  'an answer to a question that there is not': {
    by: family,
    call: 'PUT /api/rsvp/answers',
    body: ({ question, rosa }) => ({
      json: {
        answers: [
          { questionId: question, memberId: rosa, value: 'Terminal' },
          { questionId: nobody, memberId: rosa, value: 'Terminal' },
        ],
      },
    }),
    code: 'unknown_question',
    field: 'answers.1.questionId',
  },
  'an answer that is no option': {
    by: family,
    call: 'PUT /api/rsvp/answers',
    body: ({ question, rosa }) => ({
      json: { answers: [{ questionId: question, memberId: rosa, value: 'Curicó' }] },
    }),
    code: 'bad_answer',
    field: 'answers.0.value',
  },
  'an answer of a person who has declined': {
    by: async (site) => {
      const guest = await family(site);
      const { members } = groupNamed(site, 'Familia Peñaloza Ríos');
      const responses = [{ memberId: members[0]!.id, isAttending: false }];
      await guest.post('/api/rsvp/responses/45', { responses });
      return guest;
    },
    call: 'PUT /api/rsvp/answers',
    body: ({ question, rosa }) => ({
      json: { answers: [{ questionId: question, memberId: rosa, value: 'Terminal' }] },
    }),
    code: 'not_asked',
    field: 'answers.0.questionId',
  },
  'a diet of somebody else': {
    by: family,
    call: 'PUT /api/rsvp/guest/dietary',
    body: () => ({ json: { members: [{ id: nobody, dietary_restriction_type: 'None' }] } }),
    code: 'foreign_member',
    field: 'members.0.id',
  },
  'a gift that there is not': {
    by: family,
    call: 'POST /api/transfers',
    body: () => ({
      json: {
        items: [
          { giftId: 1, quantity: 1 },
          { giftId: nobody, quantity: 1 },
        ],
      },
    }),
    code: 'gift_unavailable',
    field: 'items.1.giftId',
  },
  'a gift that there is not, paid online': {
    by: family,
    call: 'POST /api/create-preference',
    body: () => ({ json: { items: [{ giftId: nobody, quantity: 1 }] } }),
    code: 'gift_unavailable',
    field: 'items.0.giftId',
  },
  'less than the minimum of a gift': {
    by: family,
    call: 'POST /api/transfers',
    body: ({ openGift }) => ({ json: { items: [{ giftId: openGift, amount: 4999 }] } }),
    code: 'bad_amount',
    field: 'items.0.amount',
  },
  'an amount for a gift with a price': {
    by: family,
    call: 'POST /api/transfers',
    body: () => ({ json: { items: [{ giftId: 1, quantity: 1, amount: 4999 }] } }),
    code: 'amount_not_asked',
    field: 'items.0.amount',
  },
  'a gift in no number of shares': {
    by: couple,
    call: 'POST /api/admin/gifts',
    body: () => ({ json: { ...gift, kind: 'shares' } }),
    code: 'shares_missing',
    field: 'shares',
  },
  'a price that is too low for so many shares': {
    by: couple,
    call: 'POST /api/admin/gifts',
    body: () => ({ json: { ...gift, kind: 'shares', shares: 4 } }),
    code: 'price_too_low_for_shares',
    field: 'price',
  },
  'another kind of a gift that was sold': {
    by: couple,
    call: 'PUT /api/admin/gifts/2',
    body: () => ({ json: { ...gift, kind: 'open' } }),
    code: 'gift_sold',
    field: 'kind',
  },
  'a group with a member of another': {
    by: couple,
    call: 'POST /api/admin/guests',
    body: ({ rosa }) => ({ json: groupBody({ id: rosa }) }),
    code: 'foreign_member',
    field: 'members.1.id',
  },
  'a group invited to an event that there is not': {
    by: couple,
    call: 'POST /api/admin/guests',
    body: () => ({ json: groupBody({}, [45, nobody]) }),
    code: 'unknown_event',
    field: 'eventIds.1',
  },
  'a table without an event': {
    by: couple,
    call: 'POST /api/admin/table-groups',
    body: () => ({ json: { name: 'Mesa 1' } }),
    code: 'invalid_fields',
    field: 'event_id',
  },
  'a table of an event that there is not': {
    by: couple,
    call: 'POST /api/admin/table-groups',
    body: () => ({ json: { name: 'Mesa 1', event_id: nobody } }),
    code: 'unknown_event',
    field: 'event_id',
  },
  'a table that there is not, in the room': {
    by: couple,
    call: 'PUT /api/admin/seating/45/positions',
    body: ({ tent }) => ({
      json: {
        positions: [
          { id: tent, x: 1, y: 1 },
          { id: nobody, x: 1, y: 1 },
        ],
      },
    }),
    code: 'unknown_table',
    field: 'positions.1.id',
  },
  'a seat at a table that there is not': {
    by: couple,
    call: 'POST /api/admin/table-assignments',
    body: ({ family }) => ({ json: { table_group_id: nobody, guest_id: family } }),
    code: 'unknown_table',
    field: 'table_group_id',
  },
  'a seat for a group that is not invited': {
    by: couple,
    call: 'POST /api/admin/table-assignments',
    body: ({ tent, other }) => ({ json: { table_group_id: tent, guest_id: other } }),
    code: 'not_invited',
    field: 'guest_id',
  },
  'a move of a group that is not invited': {
    by: couple,
    call: 'PUT /api/admin/seating/45',
    body: ({ tent, family, other }) => ({
      json: {
        moves: [
          { guest_id: family, to: tent },
          { guest_id: other, to: tent },
        ],
      },
    }),
    code: 'not_invited',
    field: 'moves.1.guest_id',
  },
  'a move to a table that there is not': {
    by: couple,
    call: 'PUT /api/admin/seating/45',
    body: ({ family }) => ({ json: { moves: [{ guest_id: family, to: nobody }] } }),
    code: 'unknown_table',
    field: 'moves.0.to',
  },
  'a seat of somebody else': {
    by: couple,
    call: 'PUT /api/admin/seating/45',
    body: ({ family, rosa, tent }) => ({
      json: {
        moves: [
          {
            guest_id: family,
            to: [
              { member_id: rosa, table_group_id: tent },
              { member_id: nobody, table_group_id: tent },
            ],
          },
        ],
      },
    }),
    code: 'foreign_member',
    field: 'moves.0.to.1.member_id',
  },
  'one seat at a table that there is not': {
    by: couple,
    call: 'PUT /api/admin/seating/45',
    body: ({ family, rosa }) => ({
      json: {
        moves: [{ guest_id: family, to: [{ member_id: rosa, table_group_id: nobody }] }],
      },
    }),
    code: 'unknown_table',
    field: 'moves.0.to.0.table_group_id',
  },
  'a wish of one group for itself': {
    by: couple,
    call: 'POST /api/admin/seating-wishes',
    body: ({ family }) => ({ json: { guest_id: family, other_id: family, kind: 'together' } }),
    code: 'own_wish',
    field: 'other_id',
  },
  'a response for an event of another group': {
    by: couple,
    call: 'POST /api/admin/rsvps/bulk-update',
    body: ({ invitation, rosa }) => ({
      json: {
        responses: [
          { guestEventId: invitation, memberId: rosa, isAttending: true },
          { guestEventId: nobody, memberId: rosa, isAttending: true },
        ],
      },
    }),
    code: 'mismatched_answer',
    field: 'responses.1.memberId',
  },
  'a response under another’s number': {
    by: couple,
    call: 'POST /api/admin/rsvps/bulk-update',
    body: ({ invitation, rosa }) => ({
      json: {
        responses: [
          { responseId: nobody, guestEventId: invitation, memberId: rosa, isAttending: true },
        ],
      },
    }),
    code: 'mismatched_answer',
    field: 'responses.0.responseId',
  },
  'a message to a group that there is not': {
    by: couple,
    call: 'POST /api/admin/whatsapp/send',
    body: ({ family }) => ({ json: { guestIds: [family, nobody], template: 'Hola' } }),
    code: 'unknown_group',
    field: 'guestIds.1',
  },
  'a message to a phone that no guest has': {
    by: couple,
    call: 'POST /api/admin/whatsapp/send',
    body: () => ({ json: { phoneNumber: '+56 9 1234 5678', message: 'Hola' } }),
    code: 'unknown_phone',
    field: 'phoneNumber',
  },
  'a picture that is none': {
    by: couple,
    call: 'POST /api/admin/site/pictures',
    body: () => ({ body: 'hola', headers: { 'Content-Type': 'image/png' } }),
    code: 'bad_picture',
    field: 'body',
  },
  'a photo that is a video': {
    by: family,
    call: 'POST /api/photos/uploads',
    body: () => ({
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Length': '9',
        'Upload-Metadata': metadataOf({ filetype: 'video/mp4' }),
      },
    }),
    code: 'bad_photo',
    field: 'body',
  },
  'a list that is none': {
    by: couple,
    call: 'POST /api/admin/guests/import',
    body: () => ({ body: '%PDF-1.7', headers: { 'Content-Type': 'application/octet-stream' } }),
    code: 'unreadable_file',
    field: 'body',
  },
};
