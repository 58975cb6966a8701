import type Database from 'better-sqlite3';

type Cell = { id: number; start: number; version: number };

/** What one writer wrote: all cells with each call, so all are at the same step. */
type Account = { event: number; members: Cell[]; sent: number; acknowledged: number };

/** By writer. */
export type Ledger = Map<number, Account>;

type Mark = { writer: number } & Partial<Account>;

/** Takes in what the writers said. */
export const readMark = (ledger: Ledger, text: string) => {
  for (const line of text.split('\n').filter(Boolean)) {
    const { writer, event, members, ...updates } = JSON.parse(line) as Mark;
    if (event && members) ledger.set(writer, { event, members, sent: 0, acknowledged: 0 });
    else Object.assign(ledger.get(writer)!, updates);
  }
};

type Stored = { version: number; is_attending: number };

/** What is stored is what was acknowledged last or what was under way, whole. */
export const findingsIn = (sqlite: Database.Database, ledger: Ledger): string[] => {
  const cell = sqlite.prepare<[number, number], Stored>(
    `select version, is_attending from guest_event_responses
     join guest_events on guest_events.id = guest_event_id where event_id = ? and member_id = ?`,
  );
  return [...ledger.values()].flatMap(({ event, members, sent, acknowledged }) => {
    const steps = members.map(({ id, start, version }) => {
      const found = cell.get(event, id);
      const step = (found?.version ?? 0) - version;
      const fits = step === 0 || found?.is_attending === (start + step) % 2;
      return fits ? step : NaN;
    });
    const [step = 0] = steps;
    if (steps.some((other) => other !== step)) return [`half written: ${steps.join(' ')}`];
    if (step < acknowledged) return [`lost: acknowledged ${acknowledged}, found ${step}`];
    return step > sent ? [`never sent: ${step}`] : [];
  });
};
