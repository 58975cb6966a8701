import { Curve, hmacSign, proto, type BinaryNode } from '@whiskeysockets/baileys';

type Scanned = { ref: string; noiseKey: string; identity: Buffer; secret: string };

/** The content of the QR. */
export const scanned = (qr: string): Scanned => {
  const [ref, noiseKey, identity, secret] = qr.slice(qr.indexOf('#') + 1).split(',');
  if (!ref || !noiseKey || !identity || !secret) throw new Error('This is no QR of WhatsApp');
  return { ref, noiseKey, identity: Buffer.from(identity, 'base64'), secret };
};

/** The server's message to the new device after the phone has confirmed: signed by the couple's account. */
export const pairSuccess = (
  account: ReturnType<typeof Curve.generateKeyPair>,
  { identity, secret }: Scanned,
  device: { jid: string; lid: string; keyIndex: number },
): BinaryNode => {
  const deviceDetails = proto.ADVDeviceIdentity.encode({
    rawId: 1,
    timestamp: Math.floor(Date.now() / 1000),
    keyIndex: device.keyIndex,
  }).finish();
  const details = proto.ADVSignedDeviceIdentity.encode({
    details: deviceDetails,
    accountSignatureKey: account.public,
    accountSignature: Curve.sign(
      account.private,
      Buffer.concat([Buffer.from([6, 0]), deviceDetails, identity]),
    ),
  }).finish();
  const signed = proto.ADVSignedDeviceIdentityHMAC.encode({
    details,
    hmac: hmacSign(details, Buffer.from(secret, 'base64')),
  }).finish();
  return {
    tag: 'iq',
    attrs: { from: 's.whatsapp.net', type: 'set', id: 'pair-success' },
    content: [
      {
        tag: 'pair-success',
        attrs: {},
        content: [
          { tag: 'device-identity', attrs: {}, content: signed },
          { tag: 'device', attrs: { jid: device.jid, lid: device.lid } },
          { tag: 'platform', attrs: { name: 'android' } },
        ],
      },
    ],
  };
};
