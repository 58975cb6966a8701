import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { MessageState } from '../../src/domain/messages/queued-message.ts';
import type { FakeWhatsApp } from '../../tests/support/providers/whatsapp/fake-whatsapp.ts';

type Row = { number: string; text: string; state: MessageState };

/** What the site has on record, past the site. */
const rowsIn = (dataDir: string): Row[] => {
  const wedding = new Database(join(dataDir, 'wedding.db'), { readonly: true });
  try {
    return wedding
      .prepare(
        `select ltrim(p.phone, '+') as number, c.text, m.state from messages m
         join campaigns c on c.id = m.campaign_id join guest_members p on p.id = m.member_id`,
      )
      .all() as Row[];
  } finally {
    wedding.close();
  }
};

export const pendingIn = (dataDir: string): number =>
  rowsIn(dataDir).filter(({ state }) => state === 'queued' || state === 'sending').length;

export type Verdict = {
  states: Partial<Record<MessageState, number>>;
  /** How many of the messages with an uncertain outcome had arrived. */
  uncertainReceived: number;
  /** Messages that reached the service more than once. */
  doubles: number;
  findings: string[];
};

/** Holds the record against what the service got. Each campaign has its own text. */
export const judge = (dataDir: string, fake: FakeWhatsApp, expected: number): Verdict => {
  const rows = rowsIn(dataDir);
  const read = fake.received.filter(({ text }) => text !== '');
  const got = Map.groupBy(read, ({ to, text }) => `${to}: ${text}`);
  const doubles = [...got].filter(([, copies]) => copies.length > 1);
  const states: Verdict['states'] = {};
  const findings = doubles.map(([which, copies]) => `${copies.length} times to ${which}`);
  const invalid = fake.received.filter(({ text }) => text === '');
  findings.push(...invalid.map(({ to }) => `unreadable for ${to}`));
  let uncertainReceived = 0;
  for (const { number, text, state } of rows) {
    states[state] = (states[state] ?? 0) + 1;
    const received = [...fake.phone(number).messages.values()].includes(text);
    if (state === 'uncertain' && received) uncertainReceived += 1;
    if (state === 'queued' || state === 'sending') findings.push(`${state} for ever: ${number}`);
    if (state === 'failed' && received) findings.push(`called failed, arrived: ${number}`);
    const isSent = state === 'accepted' || state === 'delivered' || state === 'read';
    if (isSent && !received) findings.push(`called ${state}, never arrived: ${number}`);
  }
  if (rows.length !== expected) findings.push(`${rows.length} rows instead of ${expected}`);
  return { states, uncertainReceived, doubles: doubles.length, findings };
};
