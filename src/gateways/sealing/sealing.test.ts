import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encryptWith } from './sealing.ts';

let folder: string;
const keyFile = () => join(folder, 'keys', 'channels.key');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convite-sealing-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('what was sealed opens under its own name only', () => {
  const sealing = encryptWith(keyFile());
  const encrypted = sealing.seal('token', 'EAAG-ñandú-🌿');
  expect(sealing.open('token', encrypted)).toBe('EAAG-ñandú-🌿');
  expect(sealing.open('app_secret', encrypted)).toBeUndefined();
  expect(encrypted.includes('EAAG')).toBe(false);
});

test('the same text is sealed differently each time', () => {
  const sealing = encryptWith(keyFile());
  expect(sealing.seal('token', 'x').equals(sealing.seal('token', 'x'))).toBe(false);
});

test('one changed bit, or a cut, is noticed', () => {
  const sealing = encryptWith(keyFile());
  const encrypted = sealing.seal('token', 'secreto');
  for (let at = 0; at < encrypted.length; at += 1) {
    const bent = Buffer.from(encrypted);
    bent[at]! ^= 1;
    expect(sealing.open('token', bent)).toBeUndefined();
    expect(sealing.open('token', encrypted.subarray(0, at))).toBeUndefined();
  }
});

test('the key is made once, for its owner alone, and outlives the process', () => {
  const encrypted = encryptWith(keyFile()).seal('token', 'secreto');
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700);
  const key = readFileSync(keyFile());
  expect(encryptWith(keyFile()).open('token', encrypted)).toBe('secreto');
  expect(readFileSync(keyFile())).toEqual(key);
});

test('without its key nothing opens, and a damaged key is no key', () => {
  const encrypted = encryptWith(keyFile()).seal('token', 'secreto');
  rmSync(keyFile());
  expect(encryptWith(keyFile()).open('token', encrypted)).toBeUndefined();
  writeFileSync(keyFile(), 'corto');
  expect(() => encryptWith(keyFile()).seal('token', 'x')).toThrow('does not hold a key');
});
