import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Decrypter, Encrypter } from 'age-encryption';

/** Who can open an encrypted backup: owners of the passphrase, or of a recipient's key. */
export type BackupSeal = { passphrase: string } | { recipients: readonly string[] };

/** What decrypts it. */
export type BackupKey = { passphrase: string } | { identities: readonly string[] };

// Loaded only when backups are encrypted: most sites do not encrypt.
const age = () => import('age-encryption');

/**
 * Encrypts a file as the program `age` does.
 * @returns a key that opens this one file, for a check: the recipients' own keys are not known here
 */
export const sealFile = async (from: string, to: string, seal: BackupSeal): Promise<BackupKey> => {
  const { Encrypter, generateX25519Identity, identityToRecipient } = await age();
  const encrypter = new Encrypter();
  if ('passphrase' in seal) {
    encrypter.setPassphrase(seal.passphrase);
    await through(encrypter, from, to);
    return seal;
  }
  const own = await generateX25519Identity();
  for (const recipient of seal.recipients) encrypter.addRecipient(recipient);
  encrypter.addRecipient(await identityToRecipient(own));
  await through(encrypter, from, to);
  return { identities: [own] };
};

/** @throws when the key does not match, or the file was changed or truncated */
export const openEncryptedFile = async (from: string, to: string, key: BackupKey) => {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
  else for (const identity of key.identities) decrypter.addIdentity(identity);
  await through(decrypter, from, to);
};

const through = async (coder: Encrypter | Decrypter, from: string, to: string) => {
  const input = Readable.toWeb(createReadStream(from)) as ReadableStream<Uint8Array>;
  const output = 'encrypt' in coder ? await coder.encrypt(input) : await coder.decrypt(input);
  await pipeline(Readable.fromWeb(output as never), createWriteStream(to, { mode: 0o600 }));
};

/** Whether the text is an age recipient. */
export const isRecipient = (text: string): boolean => /^age1[\da-z]{50,}$/u.test(text);
