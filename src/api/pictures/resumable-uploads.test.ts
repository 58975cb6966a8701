import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoSite } from '#tests/support/api.ts';
import { maxPictureSize } from '#domain/pictures/largest-picture.ts';
import type { Browser } from '#tests/support/browser.ts';
import { filesOf, noPictures, noisyPhoto, plainPhoto } from '#tests/support/pictures.ts';
import { maxUploads } from './resumable-uploads.ts';

const address = '/api/admin/site/pictures/uploads';
const protocol = { 'Tus-Resumable': '1.0.0' };

const setUp = async () => {
  const site = demoSite();
  const couple = await site.admin();
  const incoming = () => {
    const folder = path.join(site.deps.config.dataDir, 'uploads', 'arriving');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  return { site, couple, incoming };
};

const begin = async (browser: Browser, bytes: number): Promise<string> => {
  const { status, headers } = await browser.request('POST', address, {
    headers: { ...protocol, 'Upload-Length': String(bytes) },
  });
  expect(status).toBe(201);
  return headers.get('Location')!;
};

const send = (browser: Browser, at: string, offset: number, part: Buffer) =>
  browser.request('PATCH', at, {
    headers: {
      ...protocol,
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(part),
  });

const received = async (browser: Browser, at: string) =>
  (await browser.request('HEAD', at, { headers: protocol })).headers.get('Upload-Offset');

const full = async (browser: Browser, bytes: Buffer): Promise<string> => {
  const at = await begin(browser, bytes.length);
  expect((await send(browser, at, 0, bytes)).status).toBe(204);
  return at;
};

describe('a picture that arrives in parts', () => {
  test('goes on where it was, also after a restart, and is kept like any other', async () => {
    const { site, couple, incoming } = await setUp();
    const photo = await noisyPhoto(600, 400);
    const at = await begin(couple, photo.length);
    expect(at).toMatch(/^\/api\/admin\/site\/pictures\/uploads\/[\da-f-]{36}$/u);
    const half = Math.floor(photo.length / 2);
    expect((await send(couple, at, 0, photo.subarray(0, half))).status).toBe(204);

    const again = site.restarted();
    const later = await again.admin();
    expect(await received(later, at)).toBe(String(half));
    expect((await later.post(at)).json).toMatchObject({ code: 'upload_busy' });
    expect((await send(later, at, half, photo.subarray(half))).status).toBe(204);
    const { status, json } = await later.post(at);
    const { id } = json as { id: string };
    expect([status, json]).toMatchObject([
      201,
      { id: expect.stringMatching(/^subida-/u), width: 600, height: 400 },
    ]);
    expect(incoming()).toEqual([]);
    const direct = await later.request('POST', '/api/admin/site/pictures', {
      body: new Uint8Array(photo),
      headers: { 'Content-Type': 'image/jpeg' },
    });
    expect(direct.json).toEqual(json);
    expect(filesOf(again)).toContain(`${id}.jpg`);
  });

  test('is kept once, however often it is asked for, and whatever becomes of the answers', async () => {
    const { couple } = await setUp();
    const at = await full(couple, await plainPhoto(300, 200));
    const answers = await Promise.all([couple.post(at), couple.post(at), couple.post(at)]);
    answers.push(await couple.post(at));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect((await couple.get('/api/admin/site/pictures')).json).toHaveLength(1);
  });

  test('takes no part twice, and none that leaves a gap', async () => {
    const { couple } = await setUp();
    const at = await begin(couple, 10);
    expect((await send(couple, at, 0, Buffer.alloc(4))).status).toBe(204);
    for (const offset of [0, 6]) {
      const { status, json } = await send(couple, at, offset, Buffer.alloc(4));
      expect([status, json]).toMatchObject([409, { code: 'upload_busy' }]);
    }
    expect(await received(couple, at)).toBe('4');
    expect((await send(couple, at, 4, Buffer.alloc(7))).status).toBe(413);
  });

  test.each(noPictures)('that is %s is refused and leaves nothing', async (_, reason, make) => {
    const { site, couple, incoming } = await setUp();
    const at = await full(couple, await make());
    const { status, json } = await couple.post(at);
    expect([status, json]).toMatchObject([422, { code: 'bad_picture', reason }]);
    expect(incoming()).toEqual([]);
    expect(filesOf(site)).toEqual(['arriving']);
    expect((await couple.post(at)).status).toBe(404);
  });

  test('of more than 20 MB is too large before its first part', async () => {
    const { couple, incoming } = await setUp();
    const { status, json } = await couple.request('POST', address, {
      headers: { ...protocol, 'Upload-Length': String(20 * 1024 * 1024 + 1) },
    });
    expect([status, json]).toMatchObject([413, { code: 'too_large' }]);
    expect(incoming()).toEqual([]);
  });

  test('is shown to nobody before it is kept', async () => {
    const { site, couple } = await setUp();
    const at = await full(couple, await plainPhoto(30, 20));
    expect((await couple.get(at)).status).toBe(404);
    for (const other of [site.browser(), await site.guest('Tía Marta')]) {
      const statuses = [
        (await other.request('HEAD', at, { headers: protocol })).status,
        (await send(other, at, 0, Buffer.alloc(1))).status,
        (await other.post(at)).status,
      ];
      expect([401, 403]).toContain(statuses[0]);
      expect(new Set(statuses).size).toBe(1);
    }
  });
});

test.each(['nope', '..%2f..%2fwedding.db', '%2e%2e', 'x.json'])(
  'there is no upload called %s',
  async (name) => {
    const { couple } = await setUp();
    await begin(couple, 9);
    expect((await couple.request('HEAD', `${address}/${name}`, { headers: protocol })).status).toBe(
      404,
    );
    expect((await couple.post(`${address}/${name}`)).status).toBe(404);
  },
);

test('where its folder cannot be made a picture is refused, and the next one finds it', async () => {
  const { site, couple } = await setUp();
  const uploads = path.join(site.deps.config.dataDir, 'uploads');
  rmSync(uploads, { recursive: true, force: true });
  writeFileSync(uploads, '');
  const headers = { ...protocol, 'Upload-Length': '10' };
  expect(await couple.request('POST', address, { headers })).toMatchObject({
    status: 503,
    json: { code: 'disk_failed' },
  });
  rmSync(uploads);
  await begin(couple, 10);
});

test('an upload begins also where the folder has gone meanwhile', async () => {
  const { site, couple, incoming } = await setUp();
  await begin(couple, 5);
  rmSync(path.join(site.deps.config.dataDir, 'uploads'), { recursive: true });
  await begin(couple, 5);
  expect(incoming()).toHaveLength(2);
});

describe('uploads that nobody goes on with', () => {
  test('make room for new ones: the oldest go first, and what is on its way stays', async () => {
    const { site, couple, incoming } = await setUp();
    const first = await begin(couple, maxPictureSize);
    const second = await begin(couple, maxPictureSize);
    const file = path.join(site.deps.config.dataDir, 'uploads/arriving', second.split('/').pop()!);
    // The disk's clock is too coarse to tell them apart.
    utimesSync(file, new Date(), new Date(Date.now() - 60_000));
    for (let at = 2; at < 10; at += 1) await begin(couple, maxPictureSize);
    // No longer the one that was idle longest.
    await send(couple, first, 0, Buffer.alloc(10));
    expect(incoming()).toHaveLength(2 * 10);
    await begin(couple, maxPictureSize);
    expect(incoming()).toHaveLength(2 * 10);
    expect(await received(couple, first)).toBe('10');
    expect(await received(couple, second)).toBeNull();
  });

  test('are at most so many, however small, and begun at once', async () => {
    const { couple, incoming } = await setUp();
    await Promise.all(Array.from({ length: 60 }, () => begin(couple, 5)));
    expect(incoming()).toHaveLength(2 * maxUploads.uploads);
  });
});
