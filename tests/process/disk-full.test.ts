import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'better-sqlite3';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import type { BackupsView } from '#contract/backups.ts';
import { demoGroups } from '#db/demo/groups.ts';
import { signIn } from '../../bench/durability/visitor.ts';
import { siteArguments, startServer } from '../../e2e/fixtures/server.ts';
import { mountSmallDisk } from '../../e2e/fixtures/small-disk.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

// Who may not mount a file system has the tests with SQLite's own limit: see faults.test.ts.
const disk = mountSmallDisk(6);

let child: ChildProcess | undefined;

afterEach(async () => {
  if (child?.exitCode === null && child.kill('SIGKILL')) await once(child, 'close');
  disk?.remove();
});

/** The site with its data and its log on the small disk. */
const start = async (folder: string): Promise<string> => {
  const template = copyTemplate();
  cpSync(template.dataDir, folder, { recursive: true });
  template.remove();
  child = spawn(process.execPath, siteArguments(), {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', openSync(path.join(folder, 'log'), 'a')],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The site did not start.');
};

test.runIf(disk)(
  'on a full disk nothing is half written, what is there is read, and with room again all goes on',
  async () => {
    const { folder, fill, free } = disk!;
    const url = await start(folder);
    const { name, code } = demoGroups[0]!;
    const guest = await signIn({ url }, '/api/rsvp/login', { groupName: name, accessCode: code });
    const couple = await signIn({ url }, '/api/admin/login', admin);
    const headers = { cookie: guest.cookie, 'Content-Type': 'application/json' };
    const coupleHeaders = { cookie: couple.cookie };
    const { responses } = await guest.get<{ responses: { memberId: number }[] }>(
      '/api/rsvp/responses/49',
    );

    const answer = (isAttending: boolean) =>
      fetch(`${url}/api/rsvp/responses/49`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          responses: responses.map(({ memberId }) => ({ memberId, isAttending })),
        }),
      });
    const picture = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    })
      .jpeg()
      .toBuffer();
    const upload = () =>
      fetch(`${url}/api/admin/site/pictures`, {
        method: 'POST',
        headers: { ...coupleHeaders, 'Content-Type': 'image/jpeg' },
        body: new Uint8Array(picture),
      });
    const beginUpload = () =>
      fetch(`${url}/api/admin/site/pictures/uploads`, {
        method: 'POST',
        headers: { ...coupleHeaders, 'Tus-Resumable': '1.0.0', 'Upload-Length': '9' },
      });
    const read = async (path: string, cookie: string) =>
      (await fetch(`${url}${path}`, { headers: { cookie } })).status;
    const backUp = async () => {
      await fetch(`${url}/api/admin/backups`, { method: 'POST', headers: coupleHeaders });
      for (;;) {
        const view = await couple.get<BackupsView>('/api/admin/backups');
        if (!view.running) return view;
      }
    };

    // Sessions that would be prolonged at the next request.
    const raw = new Database(path.join(folder, 'wedding.db'));
    raw.exec('update guest_sessions set expires_at = expires_at - 3 * 86400000');
    raw.exec('update admin_sessions set expires_at = expires_at - 3 * 86400000');
    expect((await answer(true)).status).toBe(200);
    fill();

    let rejected: Response | undefined;
    let lastDone = true;
    // What the log has room for already may still be written there.
    for (let turn = 0; turn < 2000 && !rejected; turn += 1) {
      const response = await answer(turn % 2 === 1);
      if (response.ok) lastDone = turn % 2 === 1;
      else rejected = response;
    }
    expect([rejected?.status, await rejected?.json()]).toMatchObject([
      507,
      { code: 'disk_full', message: expect.stringContaining('sin espacio') },
    ]);

    expect(await read('/healthz', '')).toBe(200);
    expect(await read('/', '')).toBe(200);
    expect(await read('/api/rsvp/guest', guest.cookie)).toBe(200);
    expect(await read('/my-events', guest.cookie)).toBe(200);
    expect(await read('/admin/guests', couple.cookie)).toBe(200);
    expect(await read('/admin/data', couple.cookie)).toBe(200);
    const stored = await guest.get<{ responses: { isAttending: boolean }[] }>(
      '/api/rsvp/responses/49',
    );
    expect(new Set(stored.responses.map(({ isAttending }) => isAttending))).toEqual(
      new Set([lastDone]),
    );

    expect((await upload()).status).toBe(507);
    expect((await beginUpload()).status).toBe(507);
    expect(
      readdirSync(path.join(folder, 'uploads')).filter((file) => file.endsWith('.part')),
    ).toEqual([]);
    expect(await backUp()).toMatchObject({ backups: [], last: { fault: 'disk_full' } });

    free();
    expect((await answer(true)).status).toBe(200);
    expect((await upload()).status).toBe(201);
    expect((await beginUpload()).status).toBe(201);
    expect(await backUp()).toMatchObject({ backups: [{}], last: { fault: null } });
    expect(child?.exitCode).toBeNull();
    expect(raw.pragma('integrity_check', { simple: true })).toBe('ok');
    raw.close();

    // Killed on a full disk, it opens again, to be read.
    child?.kill('SIGKILL');
    await once(child!, 'close');
    fill();
    const again = await startServer({ DATA_DIR: folder });
    const found = await fetch(`${again.url}/api/rsvp/guest`, { headers });
    await again.stop('SIGKILL');
    expect(found.status).toBe(200);
  },
  60_000,
);
