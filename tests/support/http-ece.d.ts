declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Opens what was sealed for a phone: RFC 8188 with the keys of RFC 8291. */
  const decrypt: (
    sealed: Buffer,
    keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ) => Buffer;
  const ece: { decrypt: typeof decrypt };
  export default ece;
}
