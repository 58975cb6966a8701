import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** An unknown name costs as much time as a known one. */
const nobody = hashPassword('nobody has this password');

/** False also for an unknown name (no hash). */
export const isPassword = async (stored: string | undefined, input: string): Promise<boolean> =>
  (await verify(stored ?? (await nobody), input)) && stored !== undefined;
