import { maxPrice } from '#domain/gifts/gift-kinds.ts';
import type { InvariantViolations } from './invariant-violation.ts';

const versions = [
  ...['guests', 'events', 'guest_event_responses', 'table_groups', 'gifts'],
  'questions',
];

const stamped = [
  ...['guests', 'guest_events', 'guest_event_responses', 'table_groups'],
  ...['guest_event_table_assignments', 'member_event_table_assignments', 'gifts', 'purchases'],
  'question_answers',
];

/** Of each table that has the columns. */
const inAny = (tables: string[], where: string) =>
  tables.map((table) => `select '${table}' from ${table} where ${where}`).join(' union all ');

/** Events, places, gifts: what the couple draws up. */
export const impossibleWedding: InvariantViolations = {
  'an event that ends before it begins': {
    query: `select id from events where end_date < date`,
    planted: `update events set end_date = date - 1 where id = 45`,
  },
  'an event on a day too far': {
    query: `select id from events where day_number > 1000`,
    planted: `update events set day_number = 1001 where id = 45`,
  },
  'a picture from anywhere': {
    query: `select image_url from (select image_url from events union all select image_url from gifts)
      where image_url not like 'https://%' and image_url not like '/%'`,
    planted: `update gifts set image_url = 'http://127.0.0.1/a.jpg' where id = 1`,
  },
  'a picture of another site without https': {
    query: `select image_url from (select image_url from events union all select image_url from gifts)
      where image_url like '//%'`,
    planted: `update gifts set image_url = '//example.com/a.jpg' where id = 1`,
  },
  'a place in the room that is none': {
    query: `select id from table_groups where not (position_x between 0 and 100000)
      or not (position_y between 0 and 100000) or not (capacity between 1 and 1000)`,
    planted: `update table_groups set position_x = -1`,
  },
  'a gift beyond any price': {
    query: `select id from gifts where price > ${maxPrice}`,
    planted: `update gifts set price = ${maxPrice} + 1 where id = 3`,
  },
  'an answer to a question of another event, or of another scope': {
    query: `select question_answers.id from question_answers
      join questions on questions.id = question_id
      where questions.event_id is not question_answers.event_id
      or (scope = 'group') <> (member_id is null)`,
    planted: `insert into question_answers
      (question_id, guest_id, event_id, value, created_at, updated_at)
      select id, 1, 45, '"Terminal"', 1, 1 from questions where scope = 'member' limit 1`,
  },
  'an answer of a person who has declined': {
    query: `select question_answers.id from question_answers
      join guest_events on guest_events.guest_id = question_answers.guest_id
        and guest_events.event_id = question_answers.event_id
      join guest_event_responses on guest_event_id = guest_events.id
        and guest_event_responses.member_id = question_answers.member_id
      where is_attending = 0`,
    planted: `insert into question_answers
      (question_id, guest_id, member_id, event_id, value, created_at, updated_at)
      select questions.id, guest_events.guest_id, guest_event_responses.member_id,
        questions.event_id, '"Terminal"', 1, 1
      from questions join guest_events on guest_events.event_id = questions.event_id
      join guest_event_responses on guest_event_id = guest_events.id
      where scope = 'member' and is_attending = 0 limit 1`,
  },
  'a version that is none': {
    query: inAny(versions, 'version < 1'),
    planted: `update events set version = 0 where id = 45`,
  },
  'what was changed before it was made': {
    query: inAny(stamped, 'updated_at < created_at'),
    planted: `update gifts set updated_at = created_at - 1 where id = 3`,
  },
};
