import { setTimeout as moment } from 'node:timers/promises';
import type { Server } from '../../e2e/fixtures/server.ts';
import { admin } from '../../e2e/fixtures/template.ts';
import {
  startFakeWhatsApp,
  type FakeWhatsApp,
  type Step,
} from '../../tests/support/providers/whatsapp/fake-whatsapp.ts';
import { signIn, type Visitor } from '../durability/visitor.ts';
import { inviteAll, linkPhone, recipients } from './guests.ts';
import { judge, pendingIn, type Verdict } from './record.ts';
import type { StartSite } from './sites.ts';

export type Tally = Verdict & {
  kills: number;
  campaigns: number;
  messages: number;
  /** At which moment how many of the kills came. */
  moments: Partial<Record<EventTime['step'], number>>;
};

type EventTime = { step: Step | 'any time'; times: number; afterMs: number };

type Rounds = {
  kills: number;
  dataDir: string;
  start: StartSite;
  people?: number;
  /** When the next kill comes. */
  selected?: () => EventTime;
  onRound?: (kills: number) => void;
};

const steps = ['any time', 'login', 'look-up', 'message', 'acknowledged', 'receipts'] as const;
const timeoutMs = 60_000;

/**
 * A campaign is under way, the process is killed and started again on the same file, over and over; then it
 * goes on until nothing waits. What the service got is held against what the site says of it.
 */
export const messageKillRounds = async ({
  kills,
  dataDir,
  start,
  people = 25,
  selected = atRandom,
  onRound,
}: Rounds) => {
  const fake = await startFakeWhatsApp();
  const all = recipients(people);
  const [nobody, rejected, ...rest] = all;
  for (const { number } of [rejected!, ...rest]) fake.phone(number);
  fake.fate(rejected!.number, { nack: 500 });
  fake.fate(rest[0]!.number, 'kept');

  const address = { url: '' };
  const moments: Tally['moments'] = {};
  let output = '';
  let site: Server;
  const open = async () => {
    site = await start(dataDir, fake);
    address.url = site.url;
    return site;
  };
  const close = async (signal?: NodeJS.Signals) => {
    fake.onStep = () => undefined;
    await site.stop(signal);
    output += site.output();
  };

  try {
    await open();
    const couple = await signIn(address, '/api/admin/login', admin);
    const guestIds = await inviteAll(couple, all);
    const qr = await linkPhone(couple, fake);
    const feed = feeder(couple, guestIds, dataDir);
    await close();
    const stuck: string[] = [];
    for (let done = 0; done < kills; done += 1) {
      const when = selected();
      moments[when.step] = (moments[when.step] ?? 0) + 1;
      const opening = open();
      const cut = killAt(opening, fake, when);
      await opening;
      // What the kill cut off is asked for again, with its key.
      await feed().catch(() => undefined);
      if (!(await cut)) stuck.push(`nothing came as far as ${when.step}`);
      await close('SIGKILL');
      onRound?.(done + 1);
    }
    await open();
    const campaigns = await feed();
    const until = performance.now() + timeoutMs;
    while (pendingIn(dataDir) > 0 && performance.now() < until) await moment(50);
    await close();

    const verdict = judge(dataDir, fake, campaigns * people);
    const secrets = [
      ...qr.split(',').slice(1, 4),
      'privKey',
      'Campaña',
      ...[nobody!, rejected!, ...rest].flatMap(({ number, code }) => [number, code]),
    ];
    const said = secrets.filter((secret) => output.includes(secret));
    const findings = [...stuck, ...verdict.findings, ...said.map((secret) => `said: ${secret}`)];
    // One message after the other is under way: a kill leaves one behind, and no more.
    if ((verdict.states.uncertain ?? 0) > kills) findings.push('more uncertain ones than kills');
    const messages = campaigns * people;
    return { ...verdict, findings, kills, campaigns, messages, moments } satisfies Tally;
  } finally {
    await site!.stop('SIGKILL');
    await fake.stop();
  }
};

const atRandom = (): EventTime => {
  const step = steps[Math.floor(Math.random() * steps.length)]!;
  const isLong = step === 'any time';
  const afterMs = isLong ? Math.random() * 1500 : Math.max(0, Math.random() * 60 - 30);
  return { step, times: step === 'login' ? 1 : 1 + Math.floor(Math.random() * 4), afterMs };
};

/** At that very step, or so long after it. @returns whether the step came, once the signal is out */
const killAt = (
  opening: Promise<Server>,
  fake: FakeWhatsApp,
  { step, times, afterMs }: EventTime,
) =>
  new Promise<boolean>((resolve) => {
    let site: Server | undefined;
    let isDue = false;
    let left = times;
    const kill = (came: boolean) => {
      isDue = true;
      // It may log in before it says that it is there.
      if (!site) return;
      clearTimeout(tooLate);
      void site.stop('SIGKILL');
      resolve(came);
    };
    const tooLate = setTimeout(kill, timeoutMs, false);
    const reached = () => (afterMs > 0 ? setTimeout(kill, afterMs, true) : kill(true));
    fake.onStep = (now) => {
      if (now === step && (left -= 1) === 0) reached();
    };
    void opening.then((opened) => {
      site = opened;
      if (isDue) kill(true);
      else if (step === 'any time') reached();
    });
  });

/** More than a round sends. */
const enough = 10;

/** Begins the next campaign when the last one is almost through. @returns how many there have been */
const feeder = (couple: Visitor, guestIds: number[], dataDir: string) => {
  let campaign = 0;
  let isKnown = true;
  return async () => {
    if (isKnown && pendingIn(dataDir) > enough) return campaign;
    if (isKnown) campaign += 1;
    isKnown = false;
    const body = { guestIds, template: `Campaña ${campaign}` };
    await couple.send('POST', '/api/admin/whatsapp/send', body, `campaign-${campaign}`);
    isKnown = true;
    return campaign;
  };
};
