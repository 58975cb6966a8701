import type { InvariantViolations } from './invariant-violation.ts';

/** Groups, their people, and who runs the wedding. */
export const impossiblePeople: InvariantViolations = {
  'a group without people': {
    query: `select id from guests
      where erased_at is null and id not in (select guest_id from guest_members)`,
    planted: `delete from guest_members where guest_id = 5`,
  },
  'a phone without what is parsed from it, or the reverse': {
    query: `select id from guest_members where (phone is null) <> (phone_doubtful is null)
      or phone_e164 is not null and (phone is null or phone_e164 not glob '+[1-9]*'
        or substr(phone_e164, 2) glob '*[^0-9]*' or length(phone_e164) > 16)`,
    planted: `update guest_members set phone = null where id = (
      select min(id) from guest_members where phone is not null)`,
  },
  'a code that is too short': {
    query: `select id from guests where length(access_code) < 4`,
    planted: `update guests set access_code = 'abc' where id = 5`,
  },
  'an inviter who is neither of the couple': {
    query: `select id from guests where invited_by not in ('Violeta', 'Lautaro')`,
    planted: `update guests set invited_by = 'Rosa' where id = 5`,
  },
  'somebody else of the couple': {
    query: `select id from users where username not in ('novios', 'pareja', 'ayudante')`,
    planted: `insert into users (username, password, is_admin) values ('otro', '$argon2id$x', 1)`,
  },
  'somebody who made himself one of the couple': {
    query: `select id from users where username = 'ayudante' and is_admin <> 0`,
    planted: `insert into users (username, password, is_admin) values ('ayudante', '$argon2id$x', 1)`,
  },
  'a password kept as it is': {
    query: `select id from users where password not like '$argon2id$%'`,
    planted: `insert into users (username, password) values ('pareja', 'abcdefgh')`,
  },
  'an erased group of which something is left': {
    query: `select id from guests where erased_at is not null and (
      name_key <> '*' || id or first_signed_in_at is not null
      or id in (select guest_id from guest_members union select guest_id from guest_events
        union select guest_id from guest_sessions union select guest_id from idempotency_keys
        union select guest_id from seating_wishes union select other_id from seating_wishes
        union select guest_id from removals where guest_id is not null
        union select guest_id from purchases where message_for_couple is not null
          or init_point is not null or idempotency_key is not null))`,
    planted: `update guests set erased_at = updated_at where id = 5`,
  },
};

/** Sessions, failed logins and what is remembered of repeated calls. */
export const impossibleVisits: InvariantViolations = {
  'a token kept as it is': {
    query: `select token_hash from (select token_hash from guest_sessions union all
      select token_hash from admin_sessions)
      where length(token_hash) <> 64 or token_hash glob '*[^0-9a-f]*'`,
    planted: `update guests set first_signed_in_at = 1 where id = 5;
      insert into guest_sessions (token_hash, guest_id, created_at, expires_at) values ('open sesame', 5, 1, 2)`,
  },
  'a session that is over before it begins': {
    query: `select token_hash from (
      select token_hash, created_at, expires_at from guest_sessions union all
      select token_hash, created_at, expires_at from admin_sessions) where expires_at <= created_at`,
    planted: `update guests set first_signed_in_at = 1 where id = 5;
      insert into guest_sessions (token_hash, guest_id, created_at, expires_at) values ('${'ab'.repeat(32)}', 5, 2, 1)`,
  },
  'a session of a group that never came in': {
    query: `select token_hash from guest_sessions join guests on guests.id = guest_id
      where first_signed_in_at is null`,
    planted: `update guests set first_signed_in_at = null where id = 5;
      insert into guest_sessions (token_hash, guest_id, created_at, expires_at) values ('${'ab'.repeat(32)}', 5, 1, 2)`,
  },
  'a name that was tried, in the open': {
    query: `select subject from login_failures
      where subject not in ('guest:*', 'admin:*') and (substr(subject, 1, 6) not in ('guest:', 'admin:')
        or length(subject) <> 70 or substr(subject, 7) glob '*[^0-9a-f]*')`,
    planted: `insert into login_failures values ('guest:familia soto', '127.0.0.1', 1, 1)`,
  },
  'a failure that never happened': {
    query: `select subject from login_failures where count < 1`,
    planted: `insert into login_failures values ('guest:*', '127.0.0.1', 0, 1)`,
  },
  'a request remembered by more than its hash': {
    query: `select key from idempotency_keys
      where length(request_hash) <> 64 or request_hash glob '*[^0-9a-f]*' or length(key) > 200`,
    planted: `insert into idempotency_keys values (null, 5, null, 'key', '{"memberId":1}', 200, '{}', 1)`,
  },
};
