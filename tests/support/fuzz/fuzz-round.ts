import fc from 'fast-check';
import { demoGroups } from '#db/demo/groups.ts';
import type { TestWedding } from '#tests/support/wedding.ts';
import type { Answer, Browser } from '../browser.ts';
import type { Role } from '../calls/roles.ts';
import type { Subjects } from '../calls/subjects.ts';
import { watchWrites } from '../calls/stored-rows.ts';
import { anomaliesIn } from './anomalies.ts';
import { anyRequest, type AnyRequest } from './any-request.ts';

/** A wedding to be asked anything, and everybody who asks. */
export type Fuzzed = {
  raw: TestWedding['raw'];
  subjects: Subjects;
  /** Who has lost the session along the way signs in again. */
  signIn: (role: Role) => Promise<Browser>;
  /** Errors that the operator was told of so far. */
  errors: () => number;
  /** Of which calls; all, where nothing is said. */
  calls?: string[];
  /** Before each request. */
  onward?: () => void;
};

export type Tally = {
  requests: number;
  statuses: Record<number, number>;
  /** The calls that succeeded for some role. */
  done: Set<string>;
  findings: string[];
};

/** Sends so many requests, and looks after each at the answer and at what is stored. */
export const fuzzRound = async (fuzzed: Fuzzed, count: number, seed: number): Promise<Tally> => {
  const { raw, subjects, calls, signIn, errors, onward } = fuzzed;
  const browsers = new Map<Role, Browser>();
  const browserOf = async (role: Role) => {
    const browser = browsers.get(role) ?? (await signIn(role));
    browsers.set(role, browser);
    return browser;
  };
  const tally: Tally = { requests: 0, statuses: {}, done: new Set(), findings: [] };
  const writtenTables = watchWrites(raw);
  let knownErrors = errors();
  for (const request of fc.sample(anyRequest(subjects, calls), { numRuns: count, seed })) {
    onward?.();
    const browser = await browserOf(request.role);
    writtenTables();
    const answer = await browser.request(request.method, request.path, request.call);
    tally.requests += 1;
    tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1;
    if (answer.status < 300) tally.done.add(request.name);
    const found = [
      ...complaintsAbout(request, answer, writtenTables()),
      ...(errors() > knownErrors ? ['an error was reported'] : []),
      // What writes may break something; to look at all of it after each request would take hours.
      ...(tally.requests % 50 === 0 ? anomaliesIn(raw) : []),
    ];
    knownErrors = errors();
    tally.findings.push(...found.map((what) => `${what}: ${describeRequest(request, answer)}`));
    if (hasLostSession(request, answer)) browsers.delete(request.role);
  }
  tally.findings.push(...anomaliesIn(raw));
  return tally;
};

/** Written by the sending and its connection in their own time, whatever is asked meanwhile. */
const writtenMeanwhile = new Set(['channel_keys', 'messages', 'outbox']);

/** Reads that may write: who comes back from paying makes the site ask whether it is paid. */
const readsThatWrite = new Set(['GET /api/payments/return']);

const complaintsAbout = (
  { role, route, method }: AnyRequest,
  { status, headers, text, json }: Answer,
  written: string[],
): string[] => {
  const tables = written.filter((name) => !writtenMeanwhile.has(name));
  const isRead = method === 'GET' || method === 'HEAD';
  const wrote = tables.length > 0;
  const errorBody = json as { code?: unknown; message?: unknown } | undefined;
  const isClear = typeof errorBody?.code === 'string' && typeof errorBody.message === 'string';
  return [
    ...(status >= 500 || status < 200 ? [`answered ${status}`] : []),
    ...(status >= 400 && method !== 'HEAD' && !isClear ? ['refused without a word'] : []),
    ...(status >= 400 && wrote ? [`written although refused (${tables.join()})`] : []),
    ...(isRead && wrote && !readsThatWrite.has(route)
      ? [`written although only read (${tables.join()})`]
      : []),
    ...(headers.get('X-Content-Type-Options') === 'nosniff' ? [] : ['sniffable']),
    ...(role !== 'admin' && codes.some((code) => text.includes(code)) ? ['told a code'] : []),
  ];
};

const codes = demoGroups.map(({ code }) => code);

const hasLostSession = ({ role, route }: AnyRequest, { status }: Answer) =>
  /\/(login|logout)$/u.test(route) || (status === 401 && role !== 'anonymous');

const describeRequest = (
  { name, role, method, path, call }: AnyRequest,
  { status, text }: Answer,
) =>
  [
    `${name}, as ${role}`,
    `${method} ${path.slice(0, 200)}`,
    JSON.stringify(call.headers ?? {}).slice(0, 200),
    typeof call.body === 'string' ? call.body.slice(0, 600) : '',
    `${status} ${text.slice(0, 200)}`,
  ].join(' | ');
