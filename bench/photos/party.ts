import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { createPhotoLink } from '../../db/models/photos/photo-links.ts';
import { openDatabase } from '../../db/connection.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { admin } from '../../e2e/fixtures/template.ts';
import { openWeakLine, type WeakLine } from '../../e2e/fixtures/weak-line/index.ts';
import type { AdminPhotoView } from '../../src/contract/photos.ts';
import { photoFiles } from '../../src/domain/photos/guest-photo.ts';
import { openBrowser } from '../../tests/support/browser.ts';
import { randomness, type Random } from '../payments/provider-life.ts';
import { openPhone, type Phone } from './phone.ts';

type Party = {
  dataDir: string;
  start: () => Promise<Server>;
  seed: number;
  phones: number;
  /** On each phone; one in ten of them is on two phones. */
  photos: number;
  /** Of a photo, in pixels. */
  width: number;
  height: number;
  partBytes: number;
  /** Of the lines, in kbit/s: each changes at random between them. */
  slowest: number;
  fastest: number;
  /** How long a line stays as it is, in ms. */
  changeMs: number;
  /** How often the process is killed and started again, and pages are closed and opened. */
  kills: number;
  reopenings: number;
  /** After this long it is given up, in ms. */
  longestMs: number;
  /** Phones that do not keep their photos: they must be found out. */
  areForgetful?: true;
};

export type Outcome = {
  sent: number;
  kept: number;
  megabytes: number;
  seconds: number;
  kills: number;
  reopened: number;
  cuts: number;
  /** Of answers to an RSVP in ms, before and during the uploads. */
  quietP99: number;
  busyP99: number;
  findings: string[];
};

/** Noise: nothing of it can be packed, as in a camera's photo. */
const noise = (random: Random, { width, height }: Pick<Party, 'width' | 'height'>) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#777' },
      noise: { type: 'gaussian', mean: 100 + random.below(60), sigma: 22 + random.below(8) },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

const share = (times: number[], part: number) =>
  Math.round([...times].sort((one, other) => one - other)[Math.floor(part * (times.length - 1))]!);

/**
 * Guests at a party send photos over lines that break and change, with a server that is killed meanwhile and pages that are closed.
 * Then the lines are good: every photo must be there, whole and once, and the archive must hold the same.
 */
export const photoParty = async (party: Party): Promise<Outcome> => {
  const { dataDir, start } = party;
  const random = randomness(party.seed);
  const token = 'c'.repeat(40);
  const opened = openDatabase(join(dataDir, 'wedding.db'));
  createPhotoLink(opened.db, { purpose: 'upload', eventId: 49, token }, new Date());
  opened.close();

  let server = await start();
  let cuts = 0;
  const lines: WeakLine[] = [];
  const port = () => Number(new URL(server.url).port);
  const phones: Phone[] = [];
  for (let index = 0; index < party.phones; index += 1) {
    const line = await openWeakLine();
    line.lead(port());
    lines.push(line);
    phones.push(
      openPhone({
        ...{ token, siteUrl: () => line.url, partBytes: party.partBytes },
        isForgetful: party.areForgetful ?? false,
      }),
    );
  }
  const roughen = () => {
    for (const line of lines) {
      const logs = [party.slowest, party.fastest].map(Math.log2) as [number, number];
      const kilobits = 2 ** (logs[0] + (random.below(1000) / 1000) * (logs[1] - logs[0]));
      line.become({
        ...{ bytesPerSecond: (kilobits * 1000) / 8, delay: 40 + random.below(300) },
        life: () => {
          cuts += 1;
          return 30_000 + random.below(3 * party.partBytes);
        },
      });
    }
  };

  const people = await answering(() => server.url);
  const quiet = await people.measure(() => delay(3_000));
  const checksums = new Set<string>();
  let megabytes = 0;
  let shared: File | undefined;
  for (const phone of phones) {
    const files: File[] = [];
    for (let index = 0; index < party.photos; index += 1) {
      const again = shared && random.chance(0.1);
      const file = again ? shared! : fileOf(await noise(random, party), `${index}.jpg`);
      shared ??= file;
      files.push(file);
      checksums.add(
        createHash('sha256')
          .update(Buffer.from(await file.arrayBuffer()))
          .digest('hex'),
      );
      megabytes += again ? 0 : file.size / 1e6;
    }
    // Its line is dead at first: everything is only on the phone.
    lines[phones.indexOf(phone)]!.signal(false);
    await phone.page().choose(files);
  }

  const startedAt = performance.now();
  roughen();
  for (const line of lines) line.signal(true);
  let isOver = false;
  const loops = phones.map(async (phone) => {
    while (!isOver) {
      await phone.page().sync();
      await delay(200);
    }
  });
  const isDone = () => phones.every((phone) => phone.page().state().pending.length === 0);
  let reopened = 0;
  let kills = 0;
  const during = people.measure(async () => {
    for (let round = 0; !isDone(); round += 1) {
      await delay(party.changeMs);
      roughen();
      if (reopened < party.reopenings) {
        reopened += 1;
        void random.oneOf(phones).reopen();
      }
      if (kills < party.kills && round % 2 === 1) {
        kills += 1;
        await server.stop('SIGKILL');
        server = await start();
        for (const line of lines) line.lead(port());
      }
      if (performance.now() - startedAt > party.longestMs) break;
    }
  });
  const busy = await during;
  isOver = true;
  for (const line of lines) line.become({});
  await Promise.all(loops);
  await people.stop();

  const couple = openBrowser(
    overNetwork(() => server.url),
    server.url,
  );
  await couple.post('/api/admin/login', admin);
  const findings = await judge({ server, couple, phones, dataDir, checksums, party });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const kept = keptIn(dataDir).filter(({ status }) => status !== 'uploading').length;
  await server.stop();
  await Promise.all(lines.map((line) => line.close()));
  return {
    ...{ sent: checksums.size, kept, megabytes: Math.round(megabytes), seconds, kills, reopened },
    ...{ cuts, quietP99: share(quiet, 0.99), busyP99: share(busy, 0.99), findings },
  };
};

const fileOf = (bytes: Buffer, name: string) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

const overNetwork = (siteUrl: () => string) => ({
  request: (path: string, init: RequestInit) => fetch(siteUrl() + path, init),
});

/** A group that answers again and again on a good line. */
const answering = async (siteUrl: () => string) => {
  const guest = openBrowser(overNetwork(siteUrl), siteUrl());
  await guest.post('/api/rsvp/login', {
    groupName: 'Familia Peñaloza Ríos',
    accessCode: 'RAMA-4T7W',
  });
  let times: number[] = [];
  let isOver = false;
  const loop = (async () => {
    while (!isOver) {
      const before = performance.now();
      // Of a server that is being started again nothing is measured.
      const isAnswered = await guest.get('/api/rsvp/responses/49').then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isAnswered) times.push(performance.now() - before);
      await delay(40);
    }
  })();
  return {
    measure: async (work: () => Promise<unknown>): Promise<number[]> => {
      times = [];
      await work();
      return [...times];
    },
    stop: async () => {
      isOver = true;
      await loop;
    },
  };
};

type Row = { file: string; checksum: string; status: string };

const keptIn = (dataDir: string): Row[] => {
  const raw = new Database(join(dataDir, 'wedding.db'), { readonly: true });
  const rows = raw.prepare<[], Row>('select file, checksum, status from photos').all();
  raw.close();
  return rows;
};

type Verdict = {
  server: Server;
  couple: ReturnType<typeof openBrowser>;
  phones: Phone[];
  dataDir: string;
  checksums: ReadonlySet<string>;
  party: Party;
};

const judge = async ({ server, couple, phones, dataDir, checksums, party }: Verdict) => {
  const findings: string[] = [];
  for (const [index, phone] of phones.entries()) {
    const { pending, rejected } = phone.page().state();
    if (pending.length + rejected.length > 0) findings.push(`Phone ${index} has something left.`);
  }
  const deadline = performance.now() + 5 * 60_000;
  while (keptIn(dataDir).some(({ status }) => status === 'processing')) {
    if (performance.now() > deadline) {
      findings.push('Copies are not made.');
      break;
    }
    await delay(500);
  }
  // What was begun and given up expires: see the sweep.
  const all = keptIn(dataDir);
  const rows = all.filter(({ status }) => status !== 'uploading');
  const lost = [...checksums].filter((one) => !rows.some(({ checksum }) => checksum === one));
  if (lost.length > 0) findings.push(`${lost.length} photos are lost.`);
  if (rows.length > checksums.size) findings.push('A photo is there twice.');
  if (rows.some(({ status }) => status !== 'pending')) findings.push('A photo is not whole.');
  const folder = join(dataDir, 'photos');
  const originals = new Set<string>();
  for (const { file } of rows) {
    const path = join(folder, photoFiles(file).original);
    const { width, height } = await sharp(path).metadata();
    if (width !== party.width || height !== party.height) findings.push('A photo lost its size.');
    originals.add(await hashOf(createReadStream(path)));
  }
  const expiring = all.filter(({ status }) => status === 'uploading').map(({ file }) => file);
  const left = readdirSync(join(folder, 'arriving')).filter(
    (name) => !expiring.includes(name.replace(/\.json$/u, '')),
  );
  if (left.length > 0) findings.push(`${left.length} files are left over.`);

  const photos: AdminPhotoView[] = [];
  for (let last: number | undefined; ; last = photos.at(-1)!.id) {
    const query = last === undefined ? '' : `?before=${last}`;
    const { json } = await couple.get(`/api/admin/photos${query}`);
    photos.push(...(json as AdminPhotoView[]));
    if ((json as AdminPhotoView[]).length === 0 || photos.at(-1)!.id === last) break;
  }
  await couple.post('/api/admin/photos/approve', { ids: photos.map(({ id }) => id) });
  const zipped = await hashesIn(`${server.url}/api/admin/photos/zip`, couple.cookies);
  if (zipped.length !== originals.size || zipped.some((hash) => !originals.has(hash))) {
    findings.push('The archive differs from the originals.');
  }
  return findings;
};

const hashOf = async (stream: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
};

/** Of what an archive holds, by its directory. */
const hashesIn = async (address: string, cookies: Map<string, string>): Promise<string[]> => {
  const Cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(address, { headers: { Cookie } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.values(files).map((bytes) => createHash('sha256').update(bytes).digest('hex'));
};
