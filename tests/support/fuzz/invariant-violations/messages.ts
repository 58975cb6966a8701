import type { InvariantViolations } from './invariant-violation.ts';

/** To a member of the demo wedding. */
const campaign = (kind = 'template', text: string | null = 'Hola') =>
  `insert into campaigns (kind, text, created_at) values ('${kind}', ${text ? `'${text}'` : 'null'}, 1)`;

const message = (columns: Record<string, string | number>) => {
  const row = { state: 'queued', queued_at: 1, updated_at: 1, ...columns };
  const values = Object.values(row).map((value) => `'${value}'`);
  return `insert into messages (campaign_id, member_id, guest_id, ${Object.keys(row).join()})
    select (select max(id) from campaigns), id, guest_id, ${values.join()} from guest_members
    where id = 1 + (select count(*) from messages)`;
};

/** What is sent, and what is known of it. */
export const impossibleMessages: InvariantViolations = {
  'a failure without a reason': {
    query: `select id from messages where state = 'failed' and failure is null`,
    planted: `${campaign()}; ${message({ state: 'failed' })}`,
  },
  'a reason without a failure': {
    query: `select id from messages where state <> 'failed' and failure is not null`,
    planted: `${campaign()}; ${message({ failure: 'refused' })}`,
  },
  'a message under way by no channel': {
    query: `select id from messages where state in ('sending', 'delivered', 'read')
      and (channel is null or channel_id is null or left_at is null)`,
    planted: `${campaign()}; ${message({ state: 'delivered' })}`,
  },
  'two messages of one receipt': {
    query: `select channel_id from messages where channel_id is not null
      group by channel, channel_id having count(*) > 1`,
    planted: `${campaign()}; ${message({ channel: 'cloud', channel_id: 'one' })};
      ${message({ channel: 'cloud', channel_id: 'one' })}`,
  },
  'a message that was changed before it was written': {
    query: `select id from messages where updated_at < queued_at`,
    planted: `${campaign()}; ${message({ updated_at: 0 })}`,
  },
  'a text for one phone kept once it is there': {
    query: `select c.id from campaigns c join messages m on m.campaign_id = c.id
      where c.kind = 'direct' and c.text is not null and m.state in ('accepted', 'delivered', 'read')`,
    planted: `${campaign('direct')}; ${message({ state: 'accepted' })}`,
  },
  'a text for one phone that goes to several': {
    query: `select campaign_id from messages join campaigns on campaigns.id = campaign_id
      where kind = 'direct' group by campaign_id having count(*) > 1`,
    planted: `${campaign('direct')}; ${message({})}; ${message({})}`,
  },
  'words for many that nobody wrote': {
    query: `select id from campaigns where kind = 'template' and text is null`,
    planted: campaign('template', null),
  },
  'a secret of a connection in the open': {
    query: `select name from channel_settings where value is not null and name not in
      ('cloud.phone_number_id', 'cloud.waba_id', 'cloud.version', 'baileys.linked', 'baileys.accepted_at')`,
    planted: `insert into channel_settings (name, value) values ('cloud.token', 'EAAB')`,
  },
  'something sealed that is too short to be': {
    query: `select 1 from (select sealed from channel_keys
      union all select sealed from channel_settings where sealed is not null)
      where typeof(sealed) <> 'blob' or length(sealed) < 28`,
    planted: `insert into channel_keys values ('session', 'one', x'7b7d')`,
  },
};
