import { createECDH } from 'node:crypto';
import { secretFile } from '../sealing/secret-file.ts';

/** The pair by which push services recognise this site: uncompressed P-256 point and scalar, base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * Created once: phones subscribe to the public one, and another pair would reach none of them.
 * @throws Error where the file holds something else
 */
export const vapidKeys = (file: string): VapidKeys => {
  const content: unknown = JSON.parse(secretFile(file, newKeys).toString());
  const { publicKey, privateKey } = (content ?? {}) as Partial<VapidKeys>;
  if (!publicKey || !privateKey) throw new Error(`${file} does not hold a pair of keys`);
  return { publicKey, privateKey };
};

const newKeys = (): Buffer => {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  // A scalar with leading zeros is shorter.
  const privateKey = Buffer.alloc(32);
  const scalar = curve.getPrivateKey();
  scalar.copy(privateKey, privateKey.length - scalar.length);
  const keys: VapidKeys = { publicKey, privateKey: privateKey.toString('base64url') };
  return Buffer.from(JSON.stringify(keys));
};
