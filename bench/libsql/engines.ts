import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Engine = { name: string; mode: 'local' | 'replica' };

/** What came of a row or a trial, in one line. */
export const outcomeOf = ({ name, mode }: Engine, row: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['bench/libsql/row.ts', name, mode, row],
      { env: { ...process.env, LIBSQL: name }, timeout: 180_000, maxBuffer: 1e8 },
      (error, stdout) => {
        const last = stdout.trim().split('\n').at(-1) ?? '';
        if (error?.signal === 'SIGABRT') resolve('THE PROCESS ABORTS');
        else if (error) resolve(`ends with ${error.signal ?? error.code}`);
        else resolve(readable(JSON.parse(last)));
      },
    );
  });

const readable = (outcome: unknown): string => {
  if (typeof outcome === 'string') return outcome;
  return JSON.stringify((outcome as { figures?: unknown } | null)?.figures ?? outcome);
};

type Report = {
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Runs the models' and the API's tests; how many passed, and which did not. */
export const testsWith = async ({ name, mode }: Engine): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'libsql-tests-'));
  const report = path.join(folder, 'report.json');
  const vitest = spawn(
    'node_modules/.bin/vitest',
    ['run', '--config', 'bench/libsql/vitest.config.ts', '--reporter=json', '--outputFile', report],
    {
      env: {
        ...process.env,
        TMPDIR: folder,
        LIBSQL: name,
        LIBSQL_MODE: name === 'better-sqlite3' ? name : mode,
        // Without it a replica fails nearly everywhere, see the first row of the table.
        LIBSQL_ANEW: mode === 'replica' ? '1' : '',
      },
      stdio: 'ignore',
    },
  );
  await once(vitest, 'exit');
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(folder, { recursive: true, force: true });
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: path.relative('.', file) })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return [
    `${passed} passed, ${failed.length} failed`,
    ...failed.map(({ file, fullName, failureMessages: [why = ''] }) =>
      `  ${file} · ${fullName}: ${why.split('\n')[0]}`.slice(0, 300),
    ),
  ].join('\n');
};
