/**
 * A new Debian, set up word for word as docs/self-hosting.md says: its own systemd, its own network, a
 * certificate by the real protocol. Then an update, a broken update, the way back, and a power cut; ten restarts and five
 * updates while guests come; and updates whose disk fills, or that are killed, at ten moments each.
 *
 *   npm run release && npm run bench -- fresh-server     (as root; needs debootstrap, caddy, curl)
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { commandsOfGuide, commandsUnder } from './fresh-server/guide.ts';
import { brokenRelease, nextRelease } from './fresh-server/releases.ts';
import { fillAtEachPoint, killAtEachPoint, restartUnderWay } from './fresh-server/trials.ts';
import { bootServer, domain, makeDebian, openOutside, trust, until } from './fresh-server/world.ts';

const archive = readdirSync('release').filter((name) => name.endsWith('.tar.gz'))[0];
if (!archive) throw new Error('There is no release yet: npm run release');

const work = mkdtempSync(join(tmpdir(), 'convite-fresh-'));
const debian = join(work, 'debian');
const totals: Record<string, string> = {};
const timed = async <T>(what: string, action: () => T | Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  const result = await action();
  totals[what] = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(what, totals[what]);
  return result;
};
const expect = (what: string, holds: boolean) => {
  if (!holds) throw new Error(`Not so: ${what}`);
  console.log(`  ✓ ${what}`);
};

const upload = (path: string) => {
  for (const end of ['', '.sha256'])
    copyFileSync(path + end, join(debian, 'root', basename(path) + end));
};

const close: (() => unknown)[] = [() => rmSync(work, { recursive: true, force: true })];
try {
  await timed('Debian made (not counted)', () => {
    mkdirSync(debian);
    // One that was made before, to try the rest again.
    const created = process.env.FRESH_DEBIAN;
    if (created) execFileSync('cp', ['-a', `${created}/.`, debian]);
    else makeDebian(debian);
  });
  const outside = await openOutside(work);
  close.unshift(outside.close);
  let server = await bootServer(debian);
  close.unshift(() => server.cut());
  outside.join(server.pid);
  const root = await outside.serve();
  trust(debian, root);
  await server.ready();
  upload(resolve('release', archive));

  const answers = 'novios\nuna clave muy larga\n';
  const site = (path: string, ...more: string[]) =>
    outside.curl('--cacert', root, ...more, `https://${domain}${path}`);
  const isUp = () =>
    until(() => {
      try {
        return site('/healthz').includes('"ok"') || undefined;
      } catch {
        return undefined;
      }
    });
  await timed('the commands of the guide', () => {
    const output = server.run(commandsOfGuide().join('\n'), answers);
    console.log(output.slice(output.indexOf('Usuario:')).replace(/^/gm, '    '));
  });
  await timed('until https answers', isUp);

  const html = site('/');
  expect(
    'the invitation comes over https',
    html.includes('</html>') && html.includes(`https://${domain}`),
  );
  const headers = site('/', '-I');
  expect(
    'with HSTS, HTTP/2 and compressed by the site',
    /strict-transport-security/i.test(headers) && headers.startsWith('HTTP/2'),
  );
  const redirect = outside.curl('-I', `http://${domain}/rsvp`);
  expect(
    'http leads to https',
    / 308 /.test(redirect) && redirect.includes(`https://${domain}/rsvp`),
  );
  const signIn = () =>
    site(
      '/api/admin/login',
      '-o',
      '/dev/null',
      '-w',
      '%{http_code}',
      '-H',
      'Content-Type: application/json',
      '-H',
      `Origin: https://${domain}`,
      '-d',
      '{"username":"novios","password":"una clave muy larga"}',
    );
  expect('the couple can sign in', signIn() === '200');

  const confined = server.run(`
    pid=$(systemctl show -p MainPID --value convite)
    grep -E '^(Uid|CapEff|NoNewPrivs|Seccomp):' /proc/$pid/status; ls -l /proc/$pid/exe
    stat -c '%a %U' /var/lib/convite /var/lib/convite/wedding.db /etc/convite/convite.env
    nsenter -t $pid -m sh -c 'touch /etc/x /srv/convite/x /usr/x 2>&1; true'
    systemctl --failed --no-legend; systemd-analyze verify /etc/systemd/system/convite* 2>&1 || true
    systemd-analyze security convite --no-pager | tail -n 1`);
  console.log(confined.replace(/^/gm, '    '));
  expect(
    'it runs confined: no rights, system calls filtered',
    /CapEff:\s+0+\n/.test(confined) &&
      /Seccomp:\s+2/.test(confined) &&
      /NoNewPrivs:\s+1/.test(confined),
  );
  expect('only the site reads its data', confined.includes('700 convite\n600 convite\n640 root'));
  expect('with the Node it brought', confined.includes('/bin/node'));

  const next = nextRelease(work, resolve('release', archive));
  upload(join(work, `${next}.tar.gz`));
  await timed('an update', () =>
    server.run(`/srv/convite/current/deploy/update.sh /root/${next}.tar.gz`),
  );
  expect('the update is in use', server.run('readlink /srv/convite/current').includes(next));
  expect('and the couple can sign in', signIn() === '200');

  const broken = brokenRelease(work, resolve('release', archive));
  upload(join(work, `${broken}.tar.gz`));
  const output = await timed('a broken update, taken back', () =>
    server.run(
      `CONVITE_UPDATE_TRIES=15 /srv/convite/current/deploy/update.sh /root/${broken}.tar.gz 2>&1 || true`,
    ),
  );
  console.log(output.replace(/^/gm, '    '));
  await isUp();
  expect(
    'the release of before runs again',
    server.run('readlink /srv/convite/current').includes(next),
  );
  expect('with the schema of before and everything in it', signIn() === '200');

  const [copying = ''] = commandsUnder('Copies on another machine');
  await timed('copies on another disk', () => {
    server.run('convite backup');
    server.run(copying.replace('sftp:you@another.example.com:/convite', '/srv/convite-offsite'));
  });
  const restored = server.run(`
    set -a; . /etc/convite/restic.env; set +a
    restic restore latest --target /root/restored
    cd /var/lib/convite/backups && for copy in convite-*; do cmp "$copy" "/root/restored$PWD/$copy"; done
    ls /root/restored/var/lib/convite/backups`);
  expect('the backup comes back from there, byte by byte', /^convite-.*\.db/m.test(restored));

  const [, , withItsDatabase = ''] = commandsUnder('Updates, and back');
  for (const turn of ['back', 'back again']) {
    const rejected = server.run('convite back 2>&1 || true');
    expect('without --copy nothing is changed', rejected.includes('convite back --copy'));
    await timed(`${turn}, with the database of before`, async () => {
      server.run(withItsDatabase);
      await isUp();
    });
    if (turn === 'back') {
      server.run('convite forward --copy');
      await isUp();
      expect('forward again', server.run('readlink /srv/convite/current').includes(next));
    }
  }
  expect(
    'the first release runs again',
    server.run('readlink /srv/convite/current').includes(basename(archive, '.tar.gz')),
  );
  expect('with what it had', signIn() === '200');

  await server.cut();
  server = await bootServer(debian);
  outside.join(server.pid);
  await timed('after a power cut, until https answers', isUp);
  expect('the couple can sign in', signIn() === '200');
  const trial = { outside, server, root, work, archive: resolve('release', archive) };
  const all = { ...trial, upload, isUp, expect, totals };
  await restartUnderWay(all);
  await fillAtEachPoint(all);
  await killAtEachPoint(all);
  console.table(totals);
} catch (error) {
  console.error(
    error,
    (error as { stdout?: string }).stdout?.slice(-2000),
    (error as { stderr?: string }).stderr?.slice(-3000),
  );
  process.exitCode = 1;
} finally {
  for (const action of close) await action();
  execFileSync('sync');
}
