declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  const ece: {
    /** Opens what was sealed for a phone: RFC 8188 with the keys of RFC 8291. */
    decrypt: (
      sealed: Buffer,
      keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
    ) => Buffer;
  };
  export default ece;
}
