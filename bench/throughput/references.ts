import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Reference = { url: string; pid: number; stop: () => Promise<void> };

/** A small server of this folder, that prints its port. */
const startBare = async (program: string, args: string[]): Promise<Reference> => {
  const child = spawn(process.execPath, [`bench/throughput/${program}`, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${Number(output.toString())}`,
    pid: child.pid!,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
};

/** @param values `unseen`: asked in the form that the site asks in */
export const startBareApi = (file: string, values: 'seen' | 'unseen') =>
  startBare('bare-api.ts', [file, values]);

/**
 * @param program Node's HTTP server, or its sockets alone
 * @param headers those of the site with this file
 */
export const startBarePages = (
  program: 'bare-pages.ts' | 'bare-sockets.ts',
  file: string,
  headers: Headers,
) =>
  startBare(program, [
    file,
    JSON.stringify(Object.fromEntries([...headers].filter(([name]) => !ofNode.has(name)))),
  ]);

/** What Node says by itself, or `bare-pages.ts` by the file. */
const ofNode = new Set(['date', 'connection', 'keep-alive', 'content-length']);

/**
 * nginx with one worker and no log, over a copy of the site's own files and their packed copies, with
 * the headers that the site says with this page.
 */
export const startNginx = async (headers: Headers, home: string): Promise<Reference> => {
  const folder = mkdtempSync(join(tmpdir(), 'convite-nginx-'));
  // Started by root, its worker runs as the user 'nobody', which needs access.
  chmodSync(folder, 0o755);
  cpSync('dist/client', join(folder, 'site'), { recursive: true });
  for (const end of ['', '.gz']) copyFileSync(home + end, join(folder, 'site', `index.html${end}`));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, headers));
  return startProxy(folder, port, [
    'nginx',
    ...['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
  ]);
};

/** Caddy as the guide sets it up (`deploy/Caddyfile`), but for the certificate, in front of the site. */
export const startCaddy = async (sitePort: number): Promise<Reference> => {
  const folder = mkdtempSync(join(tmpdir(), 'convite-caddy-'));
  const port = await freePort();
  const file = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/^boda\.example\.com/mu, `http://127.0.0.1:${port}`)
    .replace('127.0.0.1:4321', `127.0.0.1:${sitePort}`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${file}`);
  return startProxy(folder, port, [
    'caddy',
    ...['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
  ]);
};

const startProxy = async (
  folder: string,
  port: number,
  [program, ...args]: [string, ...string[]],
): Promise<Reference> => {
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempts = 0; attempts < 50; attempts++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await sleep(100);
  }
  return {
    url,
    pid: child.pid!,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** What nginx says by itself, or does not know. */
const own = new Set(
  ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'content-encoding'].concat(
    ['etag', 'accept-ranges', 'vary', 'transfer-encoding'],
  ),
);

const configuration = (folder: string, port: number, headers: Headers) => `
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log /dev/null;
events { worker_connections 256; }
http {
  types { text/html html; text/javascript js; }
  access_log off;
  sendfile on;
  keepalive_requests 100000000;
  gzip_static on;
  gzip_vary on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    ${[...headers]
      .filter(([name]) => !own.has(name))
      .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
      .join('\n    ')}
  }
}
`;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};
