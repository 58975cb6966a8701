import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aptSources } from './apt-sources.ts';

export const domain = 'boda.example.com';
const authority = 'acme-v02.api.letsencrypt.org';
const outside = '10.77.0.1';
const inside = '10.77.0.2';
const proxyPort = 3142;

const run = (program: string, args: string[], options = {}) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...options });

/** As a provider hands it over: Debian's own standard system, and nothing of ours. */
export const makeDebian = (folder: string) => {
  const { url, text } = aptSources();
  const include = '--include=systemd-sysv,dbus,ca-certificates,openssh-server';
  run('debootstrap', [include, 'bookworm', folder, url], { maxBuffer: 2 ** 26 });
  writeFileSync(join(folder, 'etc/apt/sources.list'), '');
  const format = text.includes('Types:') ? 'sources' : 'list';
  writeFileSync(join(folder, `etc/apt/sources.list.d/debian.${format}`), text);
  const proxy = `Acquire::http::Proxy "http://${outside}:${proxyPort}";\nAcquire::Check-Valid-Until "false";\n`;
  writeFileSync(join(folder, 'etc/apt/apt.conf.d/90trial'), proxy);
  writeFileSync(
    join(folder, 'etc/hosts'),
    `127.0.0.1 localhost server\n${inside} ${domain}\n${outside} ${authority}\n`,
  );
};

/**
 * What the server sees of the world: a mirror of Debian, an authority that gives certificates to whom it
 * reaches under the domain (Caddy's own, by the real protocol), and guests.
 */
export const openOutside = async (work: string) => {
  const socket = join(work, 'mirror.sock');
  const program = (name: string) => resolve('bench/fresh-server', name);
  // Processes of their own: this one waits for each command.
  const children: ChildProcess[] = [spawn(process.execPath, [program('mirror.ts'), socket])];
  const space = spawn('unshare', ['--net', '--mount', 'sleep', 'infinity']);
  children.push(space);
  const pid = await until(() => (nameOf(space.pid!) === 'sleep' ? space.pid! : undefined));
  const enter = ['-t', `${pid}`, '-n', '-m'];
  const start = (program: string, args: string[], env = {}) => {
    const child = spawn('nsenter', [...enter, program, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  };
  writeFileSync(
    join(work, 'hosts'),
    `127.0.0.1 localhost\n${inside} ${domain}\n${outside} ${authority}\n`,
  );
  run('nsenter', [...enter, 'mount', '--bind', join(work, 'hosts'), '/etc/hosts']);
  run('nsenter', [...enter, 'ip', 'link', 'set', 'lo', 'up']);
  return {
    /** A program of its own on the guests' side. */
    start,
    /** Joins a server's network to this one. */
    join: (server: number) => {
      run('ip', [
        'link',
        'add',
        'out0',
        'netns',
        `${pid}`,
        'type',
        'veth',
        'peer',
        'name',
        'eth0',
        'netns',
        `${server}`,
      ]);
      for (const [of, name, address] of [
        [pid, 'out0', outside],
        [server, 'eth0', inside],
      ] as const) {
        run('nsenter', ['-t', `${of}`, '-n', 'ip', 'address', 'add', `${address}/30`, 'dev', name]);
        run('nsenter', ['-t', `${of}`, '-n', 'ip', 'link', 'set', name, 'up']);
      }
    },
    /** Once there is a network. */
    serve: async () => {
      start(process.execPath, [program('bridge.ts'), outside, `${proxyPort}`, socket]);
      const config = join(work, 'Authority.caddyfile');
      writeFileSync(config, authorityConfig(join(work, 'authority')));
      start('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
        HOME: work,
      }).stdout.resume();
      const root = join(work, 'authority/pki/authorities/local/root.crt');
      await until(() => existsSync(root) || undefined);
      return root;
    },
    curl: (...args: string[]) =>
      run('nsenter', [...enter, 'curl', '-sS', '--max-time', '10', ...args]),
    close: () => {
      for (const child of children.reverse()) child.kill('SIGKILL');
    },
  };
};

export type Outside = Awaited<ReturnType<typeof openOutside>>;

const authorityConfig = (storage: string) => `{
	admin off
	skip_install_trust
	storage file_system ${storage}
	auto_https disable_redirects
}
${authority} {
	bind ${outside}
	tls internal
	rewrite /directory /acme/local/directory
	acme_server
}
`;

/** A machine of its own: processes, files, network, and Debian's systemd as its first process. */
export const bootServer = async (folder: string) => {
  const boot = resolve('bench/fresh-server/boot.sh');
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--uts', '--ipc', '--net', '--fork', '--kill-child', 'sh', boot, folder],
    { stdio: 'ignore' },
  );
  const pid = await until(() => childOf(child.pid!));
  return {
    pid,
    /** Until it would show its login. */
    ready: () =>
      until(() => {
        if (nameOf(pid) !== 'systemd') return undefined;
        const output = attempt(() => inServer(pid, ['systemctl', 'is-system-running']));
        return /running|degraded/.test(output) || undefined;
      }),
    run: (script: string, input = '') => {
      writeFileSync(`/proc/${pid}/root/root/steps.sh`, script);
      return inServer(pid, ['bash', '-e', '/root/steps.sh'], input);
    },
    /** Power off, without a word to anybody. */
    cut: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      process.kill(pid, 'SIGKILL');
      await gone;
    },
  };
};

export type Server = Awaited<ReturnType<typeof bootServer>>;

const inServer = (pid: number, command: string[], input = '') =>
  execFileSync(
    'nsenter',
    [
      '-t',
      `${pid}`,
      '-m',
      '-u',
      '-i',
      '-n',
      '-p',
      '-r',
      '-w',
      'env',
      '-i',
      'HOME=/root',
      'LANG=C.UTF-8',
      'DEBIAN_FRONTEND=noninteractive',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...command,
    ],
    { input, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['pipe', 'pipe', 'pipe'] },
  );

/** The machine trusts the authority as it trusts the real one. */
export const trust = (folder: string, root: string) => {
  const place = join(folder, 'usr/local/share/ca-certificates');
  mkdirSync(place, { recursive: true });
  copyFileSync(root, join(place, 'trial.crt'));
  run('chroot', [folder, 'update-ca-certificates']);
};

const attempt = (work: () => string): string => {
  try {
    return work();
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
};

const nameOf = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();

const childOf = (pid: number): number | undefined =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]) ||
  undefined;

export const until = async <T>(look: () => T | undefined, seconds = 120): Promise<T> => {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('What was waited for did not come.');
    await pause(200);
  }
};
