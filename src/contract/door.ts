import * as z from 'zod/mini';
import { doorTexts as texts } from '#content/texts/door.ts';
import type { SurpriseKind } from '#domain/days/arrivals.ts';
import { id, line, requiredLine } from './text.ts';

/** Made by the phone: sent twice it is one. */
const factId = z.string().check(z.regex(/^[\w-]{1,64}$/u));

const instant = z.iso.datetime({ offset: true, error: texts.invalidTime });

/** PUT /api/door/arrivals. `at`: when the helper tapped, ISO with a zone. */
export const saveArrival = z.strictObject({
  id: z.optional(factId),
  memberId: id,
  eventId: id,
  arrived: z.boolean(),
  at: instant,
});

export type SaveArrival = z.output<typeof saveArrival>;

const surprise = {
  id: factId,
  eventId: id,
  at: instant,
  /** Who brings them, as they say. */
  host: z.nullish(line()),
};

const name = requiredLine(texts.nameMissing);

/** POST /api/door/surprises */
export const saveSurprise = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('unlisted'), ...surprise, name }),
  /** `memberId`: who does not come. */
  z.strictObject({ kind: z.literal('instead_of'), ...surprise, name, memberId: id }),
  z.strictObject({
    kind: z.literal('declined'),
    ...surprise,
    name: z.nullish(line()),
    memberId: id,
  }),
  /** Of a person whom the helper's list does not have only the name is known. */
  z.strictObject({ kind: z.literal('other_event'), ...surprise, name, memberId: z.nullish(id) }),
]);

export type SaveSurprise = z.output<typeof saveSurprise>;

/** POST /api/admin/helpers. `expires_at`: ISO with a zone, or the wedding's local time. */
export const saveHelper = z.strictObject({
  name: requiredLine(texts.helperMissing, 60),
  event_ids: z.optional(z.array(id).check(z.minLength(1, texts.eventMissing), z.maxLength(50))),
  /** Of a driver, in place of events: the question whose options are the stops of the bus. */
  question_id: z.nullish(id),
  expires_at: z
    .string(texts.expiryMissing)
    .check(z.minLength(1, texts.expiryMissing), z.maxLength(40)),
});

/** POST /api/admin/surprises/{id}/seat: without a table they sit with their group, without a group they get one of their own. */
export const seatSurprise = z.strictObject({
  table_group_id: z.nullish(id),
  guestId: z.nullish(id),
});

/** GET /api/admin/helpers (a list). Times: ISO with the wedding's offset. */
export type HelperView = {
  id: number;
  name: string;
  event_ids: number[];
  /** Of a driver: see `saveHelper`. */
  question_id: number | null;
  expires_at: string;
  isExpired: boolean;
};

/** POST /api/admin/helpers: the link is shown this once. */
export type NewHelperView = HelperView & { link: string };

/** What was said of a person, in the order in which it happened; `at` in milliseconds since 1970. */
export type FactView = { id: string; arrived: boolean; at: number };

/** An invited person at one of the helper's events. No phone, code, diet or gift. */
export type DoorPersonView = {
  memberId: number;
  eventId: number;
  name: string;
  groupName: string;
  /** Of the table or tent; null without one. */
  table: string | null;
  companion: boolean;
  /** They had said no. */
  declined: boolean;
  facts: FactView[];
  arrived: boolean;
  /** ISO with the wedding's offset. */
  arrived_at: string | null;
};

/** GET /api/door; with `?version=` that of the answer before, 204 where nothing has changed since. */
export type DoorView = {
  version: string;
  helper: { name: string; expires_at: string };
  /** The name of the bus; null at a door. Of a bus the `events` are its stops, numbered from 1. */
  bus: string | null;
  /** In the order in which they begin. */
  events: { id: number; name: string; date: string; end_date: string | null }[];
  people: DoorPersonView[];
};

export const doorQuery = z.object({ version: z.optional(z.string().check(z.maxLength(64))) });

/** PUT /api/door/arrivals: all that is known of this person. */
export type ArrivalView = Pick<
  DoorPersonView,
  'memberId' | 'eventId' | 'facts' | 'arrived' | 'arrived_at'
>;

/** GET /api/admin/surprises (a list, the oldest first): those that the couple has not decided about. */
export type SurpriseView = {
  id: number;
  kind: SurpriseKind;
  eventId: number;
  eventName: string;
  /** Who came. */
  name: string;
  /** Whom they replace. */
  insteadOf: string | null;
  /** Who brings them, as they said at the door. */
  host: string | null;
  at: string;
  /** Their group, or the one that fits who brings them. */
  guestId: number | null;
  /** The list already has them, in this group. */
  isListed: boolean;
  tables: { id: number; name: string; free: number }[];
};

/** What the door of an event has changed so far, for those who cook and pour. */
export type DoorAtEventView = {
  arrived: number;
  expected: number;
  /** Those that the couple has not decided about. */
  surprises: Pick<SurpriseView, 'kind' | 'name' | 'insteadOf'>[];
};

/** GET /api/admin/boardings (a list, by bus): people who got on at each stop, and who had chosen it. */
export type BoardingCountView = {
  questionId: number;
  name: string;
  stops: { name: string; boarded: number; expected: number }[];
};

/** GET /api/admin/arrivals (a list, by event): people who have arrived, and who were expected. */
export type ArrivalCountView = {
  eventId: number;
  name: string;
  arrived: number;
  expected: number;
};
