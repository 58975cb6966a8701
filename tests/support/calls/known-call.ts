import type * as z from 'zod/mini';
import type { Role } from './roles.ts';
import type { Subjects } from './subjects.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call of the API as the tests know it: what it takes, and what it answers to whom. */
export type KnownCall = {
  /** As the API registers it. */
  route: `${Method} /api/${string}`;
  /** What stands in its path. */
  ids?: (subjects: Subjects) => Record<string, string | number>;
  /** Without the question mark. */
  query?: string;
  /** By which the query is read. */
  querySchema?: z.core.$ZodType;
  /** JSON that it takes. */
  body?: (subjects: Subjects) => object;
  /** By which the body is read. */
  schema?: z.core.$ZodType;
  /** Every field of the body may be left out. */
  takesEmpty?: true;
  /** What it takes instead of JSON. */
  file?: { type: string; text: string };
  /** How much it takes, where that is not 64 kB. */
  kilobytes?: number;
  /** An answer that is the same for everybody, and may be kept. */
  isPublic?: true;
  /** By which a group changes something: refused with 429 to one that does so without end. */
  limited?: true;
  /** What it answers where an id can be none; 404 where nothing is said. */
  impossible?: 400;
  statuses: Record<Role, number>;
  /** A 422 that is about what the path names, and about nothing in the body. */
  refusesPath?: true;
};

const statuses = (
  anonymous: number,
  guest: number,
  stranger: number,
  user: number,
  admin: number,
  { helper = anonymous, driver = anonymous, card = anonymous, wall = anonymous } = {},
): KnownCall['statuses'] => ({
  ...{ anonymous, guest, stranger, user, admin },
  ...{ helper, driver, card, wall },
});

export const allPeople = (status: number) => statuses(status, status, status, status, status);

/** Any group, about itself. */
export const groups = (guest = 200, stranger = guest) => statuses(401, guest, stranger, 401, 401);

/** Groups that are invited; the couple, who are not one, are not. */
export const invitedOnly = groups(200, 404);

/** The group it is about, and the couple. */
export const ownOrCouple = (guest = 200, admin = guest) => statuses(401, guest, 404, 401, admin);

export const guestsAndCouple = statuses(401, 200, 200, 401, 200);

/** A confirmation of a third group. */
export const ownerOrCouple = statuses(401, 404, 404, 401, 200);

/** By a helper's link, and by nothing else; a driver's opens the same, of another list. */
export const helpers = (helper = 200, driver = helper) =>
  statuses(401, 401, 401, 401, 401, { helper, driver });

/** By the couple's link for a screen. */
export const screens = statuses(401, 401, 401, 401, 401, { wall: 200 });

/** By any link for photos. */
export const photoLinks = statuses(401, 401, 401, 401, 401, { card: 200, wall: 200 });

/** Groups, and whoever has a card of an event. */
export const senders = (status: number, stranger = status) =>
  statuses(401, status, stranger, 401, 401, { card: stranger });

export const couple = (status = 200) => statuses(401, 403, 403, 403, status);

export const methodOf = ({ route }: KnownCall) => route.split(' ')[0] as Method;

export const pathOf = (
  { route, ids, query }: KnownCall,
  subjects: Subjects,
  rest: Record<string, string> = {},
): string => {
  const values = { ...ids?.(subjects), ...rest };
  const path = route.split(' ')[1]!.replace(/:(\w+)/gu, (_, name: string) => String(values[name]));
  return query === undefined ? path : `${path}?${query}`;
};
