import { readFileSync } from 'node:fs';

/** What a process holds in memory, in MB of 1024 × 1024 bytes. */
export const residentMb = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};
