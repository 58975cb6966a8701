import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from './ask.ts';
import { type Finding, lineOf } from './finding.ts';

type Setting = { url: string; siteUrl: string; dataDir: string };

/**
 * Alerts the operator's phone without mail: posts a line of text to an address (ntfy and the like). Once when
 * something breaks or changes, and once when all is well again.
 */
export const alert = async (findings: Finding[], { url, siteUrl, dataDir }: Setting) => {
  const errors = findings.filter(({ state }) => state === 'failed');
  const note = path.join(dataDir, 'doctor.json');
  // Changed numbers (megabytes, days) are not news.
  const summary = JSON.stringify(errors.map(({ says }) => says.replaceAll(/\d+/g, '#')));
  if (summary === readNote(note)) return undefined;
  const text = errors.length > 0 ? errors.map(lineOf).join('\n') : 'Todo está bien otra vez.';
  const failure = await notify(url, `${new URL(siteUrl).host}\n${text}`);
  if (!failure) {
    writeFileSync(`${note}.part`, summary, { mode: 0o600 });
    renameSync(`${note}.part`, note);
  }
  return failure;
};

const notify = async (url: string, body: string): Promise<string | undefined> => {
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    return ok ? undefined : `${status}`;
  } catch (error) {
    return reasonOf(error);
  }
};

/** Without a note, the previous state counts as free of faults. */
const readNote = (note: string) => {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return '[]';
  }
};
