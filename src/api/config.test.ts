import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any variable the site serves the demo on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    siteUrl: 'http://localhost:4321',
    secure: false,
    trustProxy: 'loopback',
    demo: true,
    admin: undefined,
  });
});

test('the public address follows the port and says whether guests use https', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readConfig({ SITE_URL: 'https://boda.example/' })).toMatchObject({
    siteUrl: 'https://boda.example',
    secure: true,
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATA_DIR: ' ' })).toMatchObject({ port: 4321 });
});

test.each([
  [{ PORT: 'abc' }, 'PORT=abc'],
  [{ PORT: '70000' }, 'PORT=70000'],
  [{ PORT: '-1' }, 'PORT=-1'],
  [{ SITE_URL: 'boda.example' }, 'SITE_URL=boda.example'],
  [{ SITE_URL: 'https://boda.example/sitio' }, 'SITE_URL='],
  [{ DEMO: 'maybe' }, 'DEMO=maybe'],
  [{ TRUST_PROXY: '10.0.0.1' }, 'TRUST_PROXY='],
  [{ ADMIN_USERNAME: 'novia' }, 'ADMIN_PASSWORD'],
  [{ ADMIN_USERNAME: 'novia', ADMIN_PASSWORD: 'nueve car' }, 'al menos 10 caracteres'],
  [{ BACKUP_PASSPHRASE: 'corta' }, 'BACKUP_PASSPHRASE'],
  [{ BACKUP_RECIPIENTS: 'ssh-ed25519 AAAA' }, 'BACKUP_RECIPIENTS'],
  [
    { BACKUP_PASSPHRASE: 'cuatro palabras largas', BACKUP_RECIPIENTS: 'age1' },
    'elija una de las dos',
  ],
  [{ MP_API_BASE_URL: 'http://payments.example' }, 'MP_API_BASE_URL='],
  [{ MP_API_BASE_URL: 'http://127.0.0.1.evil.example' }, 'MP_API_BASE_URL='],
  [{ WA_SOCKET_URL: 'ws://elsewhere.example' }, 'WA_SOCKET_URL='],
  [{ GRAPH_BASE_URL: 'file:///etc/passwd' }, 'GRAPH_BASE_URL='],
  [{ WA_GAP_SECONDS: 'soon' }, 'WA_GAP_SECONDS=soon'],
  [{ METRICS_PORT: 'on' }, 'METRICS_PORT=on'],
  [{ ALERT_URL: 'http://alerts.example/x' }, 'ALERT_URL='],
])('%o is refused with a sentence that names it', (env, part) => {
  expect(() => readConfig(env)).toThrow(part);
});

test('a secret that is refused is not told', () => {
  expect(() => readConfig({ BACKUP_PASSPHRASE: 'corta' })).not.toThrow('corta');
  const env = { ADMIN_USERNAME: 'novia', ADMIN_PASSWORD: 'corta' };
  expect(() => readConfig(env)).not.toThrow('corta');
});

test('an outside service may be played by this machine', () => {
  expect(readConfig({ MP_API_BASE_URL: 'http://127.0.0.1:9000/' }).payments.baseUrl).toBe(
    'http://127.0.0.1:9000',
  );
});
