import { Curve, generateSignalPubKey, WA_CERT_DETAILS } from '@whiskeysockets/baileys';
import { verifySignature } from 'libsignal/src/curve.js';

/**
 * Baileys accepts a signature whenever its check does not throw, and for a wrong one it does not: any
 * certificate would pass. Here the result of the check counts.
 * @param rootKey hex of the certificate root to trust instead of WhatsApp's
 */
export const trust = (rootKey?: string) => {
  Curve.verify = (pubKey, message, signature) => {
    try {
      const key = Buffer.from(generateSignalPubKey(pubKey));
      return verifySignature(key, Buffer.from(message), Buffer.from(signature));
    } catch {
      return false;
    }
  };
  if (rootKey) WA_CERT_DETAILS.PUBLIC_KEY = Buffer.from(rootKey, 'hex');
};
