import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyWedding, folderForTest } from '#tests/support/wedding.ts';
import { encryptWith } from '#gateways/sealing/sealing.ts';
import { channelKeyStore } from './channel-keys.ts';
import { channelSettingStore } from './channel-settings.ts';

const setUp = () => {
  const { db, raw } = emptyWedding();
  const sealing = encryptWith(path.join(folderForTest(), 'keys', 'channels.key'));
  return { db, raw, sealing, keys: channelKeyStore(db, sealing) };
};

test('keys of any kind are kept, replaced, and taken away', () => {
  const { keys } = setUp();
  keys.write([
    { type: 'session', id: '569.0', value: '{"a":1}' },
    { type: 'lid-mapping', id: '569', value: '"9569"' },
    { type: 'a kind of tomorrow', id: 'x', value: 'ñ' },
  ]);
  keys.write([
    { type: 'session', id: '569.0', value: '{"a":2}' },
    { type: 'lid-mapping', id: '569', value: null },
  ]);
  expect(keys.read('session', ['569.0', '570.0'])).toEqual({ '569.0': '{"a":2}' });
  expect(keys.read('lid-mapping', ['569'])).toEqual({});
  expect(keys.read('a kind of tomorrow', ['x'])).toEqual({ x: 'ñ' });
  keys.clear('a kind of tomorrow');
  expect(keys.read('a kind of tomorrow', ['x'])).toEqual({});
  expect(keys.read('session', ['569.0'])).not.toEqual({});
  keys.clear();
  expect(keys.read('session', ['569.0'])).toEqual({});
});

test('one write is all or nothing', () => {
  const { keys } = setUp();
  const broken = { type: 'session', id: null as never, value: 'x' };
  expect(() => keys.write([{ type: 'session', id: '1', value: 'x' }, broken])).toThrow();
  expect(keys.read('session', ['1'])).toEqual({});
});

test('they lie sealed: moved to another row, or without the key, they are as good as gone', () => {
  const { db, raw, keys } = setUp();
  keys.write([{ type: 'session', id: '1', value: 'secreto' }]);
  const [row] = raw.prepare('select * from channel_keys').all() as { sealed: Buffer }[];
  expect(row!.sealed.includes('secreto')).toBe(false);
  raw.prepare("update channel_keys set id = '2'").run();
  expect(keys.read('session', ['2'])).toEqual({});
  raw.prepare("update channel_keys set id = '1'").run();
  expect(keys.read('session', ['1'])).toEqual({ '1': 'secreto' });
  const elsewhere = encryptWith(path.join(folderForTest(), 'channels.key'));
  expect(channelKeyStore(db, elsewhere).read('session', ['1'])).toEqual({});
});

test('of the settings only the secrets are sealed', () => {
  const { db, raw, sealing } = setUp();
  const settings = channelSettingStore(db, sealing);
  settings.keep('version', 'v23.0');
  settings.keepSecret('token', 'EAAG-secreto');
  expect([settings.read('version'), settings.read('token')]).toEqual(['v23.0', 'EAAG-secreto']);
  expect(raw.prepare('select name from channel_settings where value is null').all()).toEqual([
    { name: 'token' },
  ]);
  settings.keepSecret('token', 'otro');
  expect(settings.read('token')).toBe('otro');
  settings.clear('token');
  expect(settings.read('token')).toBeUndefined();
});
