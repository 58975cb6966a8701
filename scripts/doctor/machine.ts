import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Finding, failed, warning, passed } from './finding.ts';

const mb = 2 ** 20;

export const checkMachine = async (dataDir: string): Promise<Finding[]> => [
  checkNode(process.version),
  checkMemory(readFileSync('/proc/meminfo', 'utf8')),
  await checkDisk(dataDir),
  ...(await checkClock()),
];

export const checkNode = (version: string) =>
  Number(version.slice(1).split('.')[0]) >= 24
    ? passed(`Node ${version}.`)
    : failed(`Node ${version} es muy antiguo.`, 'Use el Node que trae la entrega: bin/convite');

export const checkMemory = (meminfo: string) => {
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(meminfo)?.[1] ?? 0) / 1024);
  const free = megabytes('MemAvailable') + megabytes('SwapFree');
  return free < 100
    ? warning(
        `Quedan ${free} MB de memoria.`,
        'Vea con top quién la usa, o agregue memoria de intercambio',
      )
    : passed(`Memoria libre: ${free} MB de ${megabytes('MemTotal')}.`);
};

const checkDisk = async (dataDir: string) => {
  try {
    const { bavail, blocks, bsize, ffree, files } = await statfs(dataDir);
    return diskFinding(bavail * bsize, blocks * bsize, files > 0 ? ffree : Infinity);
  } catch {
    return failed(`No se puede leer ${dataDir}.`, 'Revise DATA_DIR y sus permisos');
  }
};

export const diskFinding = (free: number, size: number, inodes: number) => {
  const says = `Disco libre: ${Math.round(free / mb)} MB de ${Math.round(size / mb)}.`;
  const remedy = 'df -h; los respaldos viejos de backups/ se pueden llevar a otra parte';
  if (free < 200 * mb || inodes < 1000) return failed(says, remedy);
  return free < 1024 * mb ? warning(says, remedy) : passed(says);
};

/** Only where systemd synchronises the time; elsewhere the comparison with the site must suffice. */
const checkClock = async (): Promise<Finding[]> => {
  try {
    const { stdout } = await promisify(execFile)(
      'timedatectl',
      ['show', '-p', 'NTPSynchronized', '--value'],
      { timeout: 5000 },
    );
    return stdout.trim() === 'no'
      ? [warning('El reloj no se ajusta por la red.', 'timedatectl set-ntp true')]
      : [passed('El reloj se ajusta por la red.')];
  } catch {
    return [];
  }
};
