import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { demoWedding, emptyWedding } from '#tests/support/wedding.ts';
import { saveAdmin } from '#db/models/access/users.ts';
import { alert } from './alert.ts';
import { checkBackups } from './backups.ts';
import { failed, type Finding, lineOf, warning, passed } from './finding.ts';
import { checkMemory, checkNode, diskFinding } from './machine.ts';
import { checkProcess } from './process.ts';
import { checkPayments } from './providers.ts';
import { checkCertificate, checkPublicAddress } from './public-address.ts';
import { checkWedding } from './wedding.ts';

const dayMs = 24 * 60 * 60_000;

const folder = () => {
  const place = mkdtempSync(path.join(tmpdir(), 'convite-doctor-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return place;
};

const listening = async <T extends Server>(server: T): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

/** A port on which no server listens any more. */
const closedPort = async () => {
  const server = createServer();
  const port = await listening(server);
  server.close();
  return port;
};

const httpServer = (answer: RequestListener) => listening(createServer(answer));

const statesOf = (findings: Finding[]) => findings.map(({ state }) => state);

test('a line says what to do, and what is well says nothing more', () => {
  expect(lineOf(passed('Todo bien.'))).toBe('✓ Todo bien.');
  expect(lineOf(warning('Ojo.', 'mire'))).toBe('! Ojo.\n    → mire');
  expect(lineOf(failed('Mal.', 'haga'))).toBe('✗ Mal.\n    → haga');
});

describe('the process', () => {
  const setting = { host: '127.0.0.1', secure: true, trustProxy: 'loopback' as const };
  const healthy: RequestListener = (_req, res) => res.end('{"status":"ok"}');

  test('answers', async () => {
    const port = await httpServer(healthy);
    expect(statesOf(await checkProcess({ ...setting, port }))).toEqual(['passed']);
  });

  test('does not answer, or something else does in its place', async () => {
    const port = await httpServer((_req, res) => void res.end('hola'));
    expect(statesOf(await checkProcess({ ...setting, port }))).toEqual(['failed']);
    expect(statesOf(await checkProcess({ ...setting, port: await closedPort() }))).toEqual([
      'failed',
    ]);
  });

  test('reached without https, or believing no proxy, it is worth a word', async () => {
    const port = await httpServer(healthy);
    const found = await checkProcess({ ...setting, port, host: '0.0.0.0', trustProxy: 'none' });
    expect(statesOf(found)).toEqual(['passed', 'warning', 'warning']);
  });
});

describe('the public address', () => {
  /** A server with a self-signed certificate that is valid for that many days. */
  const withCertificate = async (days: number, name = 'localhost') => {
    const place = folder();
    const [key, cert] = ['key.pem', 'cert.pem'].map((file) => path.join(place, file)) as [
      string,
      string,
    ];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        `${days}`,
        '-subj',
        `/CN=${name}`,
        '-addext',
        `subjectAltName=DNS:${name}`,
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    );
    const pem = readFileSync(cert, 'utf8');
    const port = await listening(
      createTlsServer(
        { key: readFileSync(key), cert: pem },
        (_req, res) => void res.end('{"status":"ok"}'),
      ),
    );
    return { url: new URL(`https://localhost:${port}`), pem };
  };

  test('has a certificate that lasts', async () => {
    const { url, pem } = await withCertificate(90);
    expect(await checkCertificate(url, new Date(), [pem])).toMatchObject({
      state: 'passed',
      says: expect.stringMatching(/(89|90) días/),
    });
  });

  test('has one that should have been renewed', async () => {
    const { url, pem } = await withCertificate(90);
    const soon = new Date(Date.now() + 80 * dayMs);
    expect((await checkCertificate(url, soon, [pem])).state).toBe('warning');
  });

  test('has one that lives for a day, as long as it is new', async () => {
    const { url, pem } = await withCertificate(1);
    const states = [0, 0.9].map(async (days) => {
      const now = new Date(Date.now() + days * dayMs);
      return (await checkCertificate(url, now, [pem])).state;
    });
    expect(await Promise.all(states)).toEqual(['passed', 'warning']);
  });

  test('has an untrusted one, one of another name, or none', async () => {
    const { url, pem } = await withCertificate(90);
    expect(await checkCertificate(url, new Date(), [])).toMatchObject({ state: 'failed' });
    const other = await withCertificate(90, 'otra.example');
    expect(await checkCertificate(other.url, new Date(), [other.pem, pem])).toMatchObject({
      state: 'failed',
      says: expect.stringContaining('ERR_TLS_CERT_ALTNAME_INVALID'),
    });
    const unreachable = new URL('https://localhost:1');
    expect((await checkCertificate(unreachable, new Date())).state).toBe('failed');
  });

  test('without https is a failure, on this machine alone a warning', async () => {
    const at = (siteUrl: string) => checkPublicAddress({ siteUrl, secure: false }, new Date());
    expect(statesOf(await at('http://boda.example'))).toEqual(['failed']);
    expect(statesOf(await at('http://localhost:4321'))).toEqual(['warning']);
  });
});

describe('the machine', () => {
  test('wants a Node that can run the site', () => {
    expect(checkNode('v24.21.0').state).toBe('passed');
    expect(checkNode('v18.19.0').state).toBe('failed');
  });

  test('wants memory and disk', () => {
    const memory = (available: number) =>
      checkMemory(`MemTotal: 1000000 kB\nMemAvailable: ${available} kB\nSwapFree: 0 kB\n`);
    expect([memory(500_000).state, memory(50_000).state]).toEqual(['passed', 'warning']);
    const mb = 2 ** 20;
    const disk = (free: number, inodes = 1e6) => diskFinding(free * mb, 20_000 * mb, inodes).state;
    expect([disk(5000), disk(700), disk(100), disk(5000, 10)]).toEqual([
      'passed',
      'warning',
      'failed',
      'failed',
    ]);
  });
});

describe('the wedding', () => {
  const check = (file: string, secure = true) =>
    checkWedding({ dataDir: path.dirname(file), secure });
  const wrong = (findings: Finding[]) =>
    findings.filter(({ state }) => state !== 'passed').map(({ says }) => says);

  test('that is well has an administrator and nothing of the demo', () => {
    const { db, file } = emptyWedding();
    chmodSync(path.dirname(file), 0o700);
    expect(wrong(check(file))).toEqual(['Nadie puede entrar al panel de los novios.']);
    saveAdmin(db, 'novios', 'hash');
    expect(wrong(check(file))).toEqual([]);
  });

  test('still holds the demo, whose codes everybody knows: not told where nobody else gets in', () => {
    const { db, file } = demoWedding();
    saveAdmin(db, 'novios', 'hash');
    expect(wrong(check(file))).toEqual([
      expect.stringMatching(/^Quedan \d+ grupos de la boda de demostración/),
    ]);
    expect(wrong(check(file, false))).toEqual([]);
  });

  test('can be read by everybody', () => {
    const { file } = emptyWedding();
    chmodSync(path.dirname(file), 0o755);
    expect(wrong(check(file))[0]).toMatch(/^Otros usuarios/);
  });

  test('is of a newer version, damaged or not there', () => {
    const { file, raw } = emptyWedding();
    raw.exec(`insert into __drizzle_migrations (hash, created_at) values ('later', 9e15)`);
    expect(wrong(check(file))).toContain('La base de datos es de una versión más nueva que esta.');
    const place = folder();
    expect(wrong(check(path.join(place, 'wedding.db')))).toEqual([
      expect.stringMatching(/^No hay una boda/),
    ]);
    writeFileSync(path.join(place, 'wedding.db'), 'lista de invitados\n'.repeat(500));
    expect(wrong(check(path.join(place, 'wedding.db')))).toEqual([
      expect.stringContaining('dañado'),
    ]);
    const older = path.join(folder(), 'wedding.db');
    new Database(older).exec('create table x (y)').close();
    expect(wrong(check(older))).toEqual([expect.stringContaining('no es de Convite')]);
  });
});

describe('the backups', () => {
  const withBackup = (hoursAgo: number, end = '') => {
    const dataDir = folder();
    const file = path.join(dataDir, 'wedding.db');
    writeFileSync(file, '');
    utimesSync(file, new Date(), new Date());
    mkdirSync(path.join(dataDir, 'backups'));
    const at = new Date(Date.now() - hoursAgo * 60 * 60_000).toISOString().replaceAll(/[:.]/g, '-');
    writeFileSync(path.join(dataDir, 'backups', `convite-${at}.db${end}`), '');
    return dataDir;
  };

  test('are fresh, and encrypted or not', () => {
    expect(checkBackups(withBackup(5), new Date())).toEqual([
      passed('Último respaldo: hace 5 horas, sin cifrar.'),
    ]);
    expect(checkBackups(withBackup(5, '.age'), new Date())).toEqual([
      passed('Último respaldo: hace 5 horas, cifrado.'),
    ]);
  });

  test('are too old', () => {
    expect(statesOf(checkBackups(withBackup(50), new Date()))).toEqual(['failed']);
  });
});

describe('Mercado Pago', () => {
  const away = { siteUrl: 'https://boda.example', secure: true };

  const checkWithStatus = async (status: number) => {
    const received: unknown[] = [];
    const port = await httpServer((req, res) => {
      received.push([req.method, req.url, req.headers.authorization]);
      res.writeHead(status).end('{}');
    });
    const baseUrl = `http://127.0.0.1:${port}`;
    const payments = { accessToken: 'TEST-token', webhookSecret: 'x', baseUrl };
    const findings = await checkPayments({ ...away, payments });
    return { received, states: statesOf(findings), says: JSON.stringify(findings) };
  };

  test('still takes the token, which appears nowhere', async () => {
    const { received, states, says } = await checkWithStatus(200);
    expect(received).toEqual([['GET', '/users/me', 'Bearer TEST-token']]);
    expect(states).toEqual(['passed']);
    expect(says).not.toContain('TEST-token');
  });

  test('takes it no longer, or is away', async () => {
    expect((await checkWithStatus(401)).states).toEqual(['failed']);
    expect((await checkWithStatus(503)).states).toEqual(['warning']);
  });

  test('without the secret notices are not believed', async () => {
    const payments = { accessToken: 'TEST-token', baseUrl: 'http://127.0.0.1:1' };
    expect(statesOf(await checkPayments({ ...away, payments }))).toEqual(['warning', 'warning']);
  });

  test.each([
    ['https://boda.example', true, 'warning'],
    ['https://localhost:4321', true, 'passed'],
    ['http://localhost:4321', false, 'passed'],
  ])('without a token is practice, at %s', async (siteUrl, secure, state) => {
    const payments = { baseUrl: 'http://127.0.0.1:1' };
    expect(statesOf(await checkPayments({ siteUrl, secure, payments }))).toEqual([state]);
  });
});

test('the host is told once when something breaks, not again, and once when all is well', async () => {
  const received: string[] = [];
  let status = 200;
  const port = await httpServer((req, res) => {
    req
      .setEncoding('utf8')
      .on('data', (text: string) => void (status === 200 && received.push(text)));
    req.on('end', () => res.writeHead(status).end());
  });
  const setting = {
    url: `http://127.0.0.1:${port}/topic`,
    siteUrl: 'https://boda.example',
    dataDir: folder(),
  };
  const broken = (megabytes: number) => [
    failed(`Disco libre: ${megabytes} MB.`, 'df -h'),
    passed('Lo demás.'),
  ];

  await alert([passed('Todo.')], setting);
  expect(received).toEqual([]);
  status = 500;
  expect(await alert(broken(90), setting)).toBe('500');
  status = 200;
  await alert(broken(80), setting);
  await alert(broken(70), setting);
  expect(received).toEqual(['boda.example\n✗ Disco libre: 80 MB.\n    → df -h']);
  await alert([passed('Todo.')], setting);
  expect(received.at(-1)).toBe('boda.example\nTodo está bien otra vez.');
  const gone = `http://127.0.0.1:${await closedPort()}`;
  expect(await alert(broken(1), { ...setting, url: gone })).toBe('ECONNREFUSED');
});
