import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { secretFile } from './secret-file.ts';

const keyBytes = 32;

/**
 * The key that seals secrets, in its own file: a copy of the database alone cannot open them. Created at
 * first use.
 */
const keyFromFile = (file: string): Buffer => {
  const key = secretFile(file, () => randomBytes(keyBytes));
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a key`);
  return key;
};

export type Sealing = {
  /** `name` binds the value: it cannot be opened under another name. */
  seal(name: string, text: string): Buffer;
  /** Undefined when it was sealed with another key, under another name, or was tampered with. */
  open(name: string, encrypted: Uint8Array): string | undefined;
};

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Seals with the key in that file, which is created at first use. */
export const encryptWith = (file: string): Sealing => {
  let known: Buffer | undefined;
  const key = () => (known ??= keyFromFile(file));
  return {
    seal: (name, text) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key(), iv).setAAD(Buffer.from(name));
      const body = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...body]);
    },
    open: (name, encrypted) => {
      const bytes = Buffer.from(encrypted);
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const iv = bytes.subarray(0, ivBytes);
      try {
        const cipher = createDecipheriv(algorithm, key(), iv, { authTagLength: tagBytes })
          .setAAD(Buffer.from(name))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const text = cipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8');
        return text + cipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
};
