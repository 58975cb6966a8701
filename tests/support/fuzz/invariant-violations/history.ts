import type { InvariantViolations } from './invariant-violation.ts';

const change = (columns: Record<string, string | number>) => {
  const row = {
    at: 1,
    actor: 'guest',
    actor_id: 5,
    subject: 'diet',
    action: 'changed',
    ...columns,
  };
  const values = Object.values({ guest_id: 5, details: '{}', ...row }).map((value) => `'${value}'`);
  const names = Object.keys({ guest_id: 5, details: '{}', ...row });
  return `insert into changes (${names.join()}) values (${values.join()})`;
};

/** Of a table that the demo has, as it would be kept; or of another. */
const trashItem = (id: string, rows: string, columns: Record<string, string | number> = {}) => {
  const row = { kind: 'table', name: 'Mesa', people: 0, answers: 0, event_id: 45, ...columns };
  const values = Object.values(row).map((value) => `'${value}'`);
  return `insert into removals (subject_id, rows, actor, removed_at, ${Object.keys(row).join()})
    values (${id}, ${rows}, 'system', 1, ${values.join()})`;
};

const gone = `'[{"table":"table_groups","rows":[{"id":9999}]}]'`;

const savedRows = (table: string) => `coalesce((select json_array_length(value, '$.rows')
  from json_each(removals.rows) where value ->> 'table' = '${table}'), 0)`;

const removedTables = {
  group: 'guests',
  member: 'guest_members',
  event: 'events',
  invitation: 'guest_events',
  table: 'table_groups',
  question: 'questions',
};

const overTrash = (where: (kind: string, table: string) => string) =>
  Object.entries(removedTables)
    .map(
      ([kind, table]) => `select id from removals where kind = '${kind}' and ${where(kind, table)}`,
    )
    .join(' union all ');

/** What was changed, what was removed, and what was erased. */
export const impossibleHistory: InvariantViolations = {
  'a guest who changed another group': {
    query: `select id from changes where actor = 'guest' and guest_id is not actor_id`,
    planted: change({ actor_id: 6 }),
  },
  'a guest who did what only the couple may': {
    query: `select id from changes where actor = 'guest'
      and (subject not in ('answer', 'request', 'diet', 'purchase', 'member', 'reply')
        or action = 'restored' or action = 'removed' and subject <> 'member')`,
    planted: change({ subject: 'seat', event_id: 45 }),
  },
  'a change by somebody whom nobody knows': {
    query: `select id from changes where actor in ('couple', 'import')
      and actor_id not in (select id from users)`,
    planted: change({ actor: 'couple', actor_id: 9999 }),
  },
  'a change of no group': {
    query: `select id from changes where guest_id is null and subject in
      ('group', 'member', 'invitation', 'answer', 'request', 'diet', 'seat', 'purchase', 'message')`,
    planted: `${change({ actor: 'couple' })};
      insert or ignore into users (id, username, password) values (5, 'pareja', '$argon2id$x');
      update changes set guest_id = null where subject = 'diet' and actor = 'couple'`,
  },
  'a change of no event': {
    query: `select id from changes where event_id is null
      and (subject in ('answer', 'invitation', 'table', 'event')
        or subject = 'seat' and details ->> 'wish' is null)`,
    planted: change({ subject: 'answer' }),
  },
  'a secret in the history': {
    query: `select changes.id from changes, json_tree(changes.details) as part
      where part.key in ('access_code', 'phone', 'email', 'dietary_restriction_type',
        'dietary_restriction_spec')
      or part.value in ('access_code', 'phone', 'email') and part.key = 'field' and exists (
        select 1 from json_tree(changes.details) as told
        where told.path = part.path and told.key in ('from', 'to'))`,
    planted: change({ details: '{"fields":[{"field":"access_code","to":"SOTO-4444"}]}' }),
  },
  'something removed that is still there': {
    query: overTrash((_, table) => `subject_id in (select id from ${table})`),
    planted: trashItem(
      '(select min(id) from table_groups)',
      `(select '[{"table":"table_groups","rows":[{"id":' || min(id) || '}]}]' from table_groups)`,
    ),
  },
  'something removed of which nothing is kept': {
    query: overTrash(
      (_, table) => `not exists (select 1 from json_each(removals.rows) as part,
        json_each(part.value, '$.rows') as kept where part.value ->> 'table' = '${table}'
        and kept.value ->> 'id' = removals.subject_id)`,
    ),
    planted: trashItem('9999', `'[]'`),
  },
  'something removed that belongs nowhere': {
    query: `select id from removals
      where (kind in ('group', 'member', 'invitation') and guest_id is null)
      or (kind in ('event', 'invitation', 'table') and event_id is null)`,
    planted: `${trashItem('9999', gone)}; update removals set event_id = null`,
  },
  'something removed with people or answers that were not its own': {
    query: `select id from removals where people <> ${savedRows('guest_members')}
      or answers > max(${savedRows('guest_event_responses')}, ${savedRows('question_answers')})`,
    planted: trashItem('9999', gone, { people: 1 }),
  },
  'somebody who stays signed in among what was removed': {
    query: `select removals.id from removals, json_each(removals.rows) as part
      where part.value ->> 'table' = 'guest_sessions'
      and json_array_length(part.value, '$.rows') > 0`,
    planted: trashItem(
      '9999',
      `'[{"table":"table_groups","rows":[{"id":9999}]},{"table":"guest_sessions","rows":[{}]}]'`,
    ),
  },
  'figures of an erasure that leaves none': {
    query: `select id from erasures where (numbers is null) = (kind = 'everything')`,
    planted: `insert into erasures (kind, at, groups, people, numbers) values ('contact', 1, 1, 1, '{}')`,
  },
  'an erasure of less than nobody': {
    query: `select id from erasures where groups < 0 or people < 0
      or (kind = 'group' and groups <> 1)`,
    planted: `insert into erasures (kind, at, groups, people) values ('group', 1, 2, 3)`,
  },
  'an erasure that was cleaned up before it was done': {
    query: `select id from erasures where cleaned_at < at`,
    planted: `insert into erasures (kind, at, groups, people, cleaned_at) values ('group', 2, 1, 3, 1)`,
  },
};
