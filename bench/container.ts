/**
 * The image of deploy/Dockerfile, built by a real builder and started: does it hold what the file promises?
 *
 *   npm run bench -- container        (as root, about 6 minutes; needs buildah and debootstrap)
 *
 * The two images that it begins with are made here, by debootstrap and with the Node that this project runs on,
 * as they would be fetched: nothing else of this machine is in them. They stand in for the two that the file names
 * by digest. npm is asked with this machine's settings.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptSources } from './fresh-server/apt-sources.ts';
import { until } from './fresh-server/world.ts';

const work = mkdtempSync(join(tmpdir(), 'convite-container-'));
const places = ['--root', join(work, 'images'), '--runroot', join(work, 'run')];
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };
const run = (program: string, args: string[], inherit = false) =>
  execFileSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', inherit ? 'inherit' : 'pipe', inherit ? 'inherit' : 'pipe'],
    maxBuffer: 2 ** 26,
    env,
  });
const buildah = (command: string, ...args: string[]) =>
  (run('buildah', [...places, command, ...args]) ?? '').trim();
const expect = (what: string, holds: boolean) => {
  if (!holds) throw new Error(`Not so: ${what}`);
  console.log(`  ✓ ${what}`);
};

const debian = 'docker.io/library/debian:bookworm-slim';
const node = 'docker.io/library/node:24-bookworm-slim';

const makeImages = () => {
  const root = join(work, 'debian');
  const { url } = aptSources();
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root, url]);
  const plain = buildah('from', 'scratch');
  buildah('add', '-q', plain, root, '/');
  buildah('commit', '-q', plain, debian);
  const withNode = buildah('from', '--pull-never', debian);
  buildah('copy', '-q', withNode, process.execPath, '/usr/local/bin/node');
  const npm = dirname(dirname(run('sh', ['-c', 'readlink -f "$(command -v npm)"']).trim()));
  buildah('copy', '-q', withNode, npm, '/usr/local/lib/node_modules/npm');
  const link = ['../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
  buildah('run', withNode, '--', 'ln', '-s', ...link);
  buildah('commit', '-q', withNode, node);
};

/** How npm and its certificates are set up here: a file of this machine at its place in the image. */
const settings = (
  [
    ['/etc/ssl/certs', '/etc/ssl/certs'],
    [join(process.env.HOME ?? '/root', '.npmrc'), '/root/.npmrc'],
    ['/usr/etc/npmrc', '/usr/local/etc/npmrc'],
  ] as const
)
  .filter(([here]) => existsSync(here))
  .flatMap(([here, there]) => ['-v', `${here}:${there}:ro`]);

const port = 4891;
const url = `http://127.0.0.1:${port}`;
const isUp = () => until(() => (spawnedOk('curl', ['-fs', `${url}/healthz`]) ? true : undefined));
const spawnedOk = (program: string, args: string[]) => {
  try {
    run(program, args);
    return true;
  } catch {
    return false;
  }
};

type Image = { config: { User: string; Entrypoint: string[]; Cmd: string[]; Env: string[] } };

/** As the image says that it be started. */
const startSite = (container: string, { config }: Image, more: string[] = []) => {
  const given = [`PORT=${port}`, `SITE_URL=${url}`, ...more, ...config.Env];
  const child = spawn(
    'buildah',
    [
      ...[...places, 'run', '--user', config.User],
      ...given.flatMap((each) => ['--env', each]),
      ...[container, '--', ...config.Entrypoint, ...config.Cmd],
    ],
    { env, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const site = () => {
    const own = run('pgrep', ['-f', '^/convite/bin/node .*main.mjs$']).trim().split('\n');
    return Number(own[0]);
  };
  stops.push(() => process.kill(site(), 'SIGKILL'));
  const finished = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { site, finished };
};

const stops: (() => unknown)[] = [];
try {
  makeImages();
  const file = ['-f', 'deploy/Dockerfile', '--ignorefile', 'deploy/Dockerfile.dockerignore'];
  const ownImages = [`NODE_IMAGE=${node}`, `DEBIAN_IMAGE=${debian}`];
  const named = ownImages.flatMap((image) => ['--build-arg', image]);
  const asRequested = ['--pull-never', '--network', 'host', '--format', 'docker', '-t', 'convite'];
  run('buildah', [...places, 'bud', ...named, ...asRequested, ...settings, ...file, '.'], true);
  const { Docker: docker } = JSON.parse(buildah('inspect', '--type', 'image', 'convite')) as {
    Docker: Image & { config: { Healthcheck: { Test: string[] } } };
  };

  const container = buildah('from', '--pull-never', 'localhost/convite');
  const first = startSite(container, docker, [
    'ADMIN_USERNAME=novios',
    'ADMIN_PASSWORD=una clave larga',
  ]);
  await isUp();
  const status = run('cat', [`/proc/${first.site()}/status`]);
  expect('it answers, as an unprivileged user', /^Uid:\s+10001\s+10001/mu.test(status));
  const page = await (await fetch(url)).text();
  expect('the invitation is whole', page.includes('</html>'));
  const asUser = [...places, 'run', '--user', docker.config.User, '--env', `PORT=${port}`];
  const [, ...check] = docker.config.Healthcheck.Test;
  expect(
    'its own check of its health succeeds',
    spawnedOk('buildah', [...asUser, container, '--', ...check]),
  );
  const signIn = async () => {
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify({ username: 'novios', password: 'una clave larga' }),
    });
    return answer.status;
  };
  expect('the couple can sign in', (await signIn()) === 200);
  expect(
    'the program cannot be changed from within',
    !spawnedOk('buildah', [...asUser, container, '--', 'touch', '/convite/x']),
  );
  process.kill(first.site(), 'SIGTERM');
  expect('told to stop, it ends in good order', (await first.finished) === 0);
  expect('and its check says so', !spawnedOk('buildah', [...asUser, container, '--', ...check]));

  const again = startSite(container, docker);
  await isUp();
  expect('what it kept is there when it is started again', (await signIn()) === 200);
  process.kill(again.site(), 'SIGTERM');
  await again.finished;
  stops.length = 0;
} finally {
  for (const stop of stops) stop();
  buildah('umount', '--all');
  // Where the builder keeps its layers with overlayfs.
  spawnedOk('umount', ['--recursive', join(work, 'images/overlay')]);
  rmSync(work, { recursive: true, force: true });
}
