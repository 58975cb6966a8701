import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Rate = {
  perSecond: number;
  /** Processor time of the server for one request, in microseconds: the generator has no part in it. */
  microseconds: number;
};

/** Asks for one address as fast as answers come, on 16 connections that stay. */
export const wrk = async (
  url: string,
  pid: number,
  { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
): Promise<Rate> => {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = processorMs(pid);
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${seconds}s`, ...given, url]);
  const spent = processorMs(pid) - before;
  if (/Non-2xx/u.test(stdout)) throw new Error(`${url} answered with an error:\n${stdout}`);
  const requests = Number(/(\d+) requests in/u.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]);
  return { perSecond, microseconds: (spent * 1000) / requests };
};

/** With its children's: nginx answers in a worker. Ticks are of 10 ms. */
const processorMs = (pid: number): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
    .map((one) => readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]!.split(' '))
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * 10, 0);
};
