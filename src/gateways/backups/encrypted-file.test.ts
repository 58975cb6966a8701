import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRecipient, openEncryptedFile, sealFile, type BackupKey } from './encrypted-file.ts';

let folder: string;
const at = (name: string) => join(folder, name);
/** Spans several of the chunks that age encrypts. */
const bytes = randomBytes(200_000);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convite-sealed-'));
  writeFileSync(at('plain'), bytes);
});

afterEach(() => rmSync(folder, { recursive: true }));

const opened = async (key: BackupKey) => {
  await openEncryptedFile(at('sealed'), at('opened'), key);
  return readFileSync(at('opened'));
};

test('a passphrase opens what it sealed, and no other does', async () => {
  const seal = { passphrase: 'cuatro palabras de la cordillera' };
  const key = await sealFile(at('plain'), at('sealed'), seal);
  expect(readFileSync(at('sealed'), 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  expect((await opened(key)).equals(bytes)).toBe(true);
  await expect(opened({ passphrase: 'otra' })).rejects.toThrow();
}, 60_000);

test('of several recipients each opens it, and so does the key that was given for trying', async () => {
  const identities = [await generateX25519Identity(), await generateX25519Identity()];
  const recipients = await Promise.all(identities.map((one) => identityToRecipient(one)));
  expect(recipients.every(isRecipient)).toBe(true);
  const key = await sealFile(at('plain'), at('sealed'), { recipients });
  for (const good of [key, ...identities.map((one) => ({ identities: [one] }))]) {
    expect((await opened(good)).equals(bytes)).toBe(true);
  }
  await expect(opened({ identities: [await generateX25519Identity()] })).rejects.toThrow();
});

test('a changed bit and a cut are noticed', async () => {
  const recipients = [await identityToRecipient(await generateX25519Identity())];
  const key = await sealFile(at('plain'), at('sealed'), { recipients });
  const encrypted = readFileSync(at('sealed'));
  for (const place of [30, 400, 70_000, encrypted.length - 1]) {
    const bent = Buffer.from(encrypted);
    bent[place]! ^= 1;
    writeFileSync(at('sealed'), bent);
    await expect(opened(key)).rejects.toThrow();
    writeFileSync(at('sealed'), encrypted.subarray(0, place));
    await expect(opened(key)).rejects.toThrow();
  }
});

test('what is no recipient is none', () => {
  for (const other of ['', 'age1', 'AGE-SECRET-KEY-1QQQ', 'ssh-ed25519 AAAA']) {
    expect(isRecipient(other)).toBe(false);
  }
});
