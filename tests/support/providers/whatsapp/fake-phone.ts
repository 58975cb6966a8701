import {
  Curve,
  generateSignalPubKey,
  proto,
  signedKeyPair,
  type BinaryNode,
} from '@whiskeysockets/baileys';
import * as libsignal from 'libsignal';

const bigEndian = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A phone with WhatsApp: it has its own keys, and decrypts messages sent to it. */
export const fakePhone = (number: string) => {
  const identity = Curve.generateKeyPair();
  const signedPreKey = signedKeyPair(identity, 1);
  const preKeys = new Map<number, ReturnType<typeof Curve.generateKeyPair>>();
  const sessions = new Map<string, libsignal.SessionRecord>();
  const pair = ({ private: priv, public: pub }: { private: Uint8Array; public: Uint8Array }) => ({
    privKey: Buffer.from(priv),
    pubKey: Buffer.from(generateSignalPubKey(pub)),
  });
  const registration = 4711;
  let nextPreKey = 1;

  const storage = {
    loadSession: async (id: string) => sessions.get(id),
    storeSession: async (id: string, session: libsignal.SessionRecord) =>
      void sessions.set(id, session),
    isTrustedIdentity: () => true,
    loadPreKey: async (id: number | string) => {
      const key = preKeys.get(Number(id));
      return key && pair(key);
    },
    removePreKey: (id: number) => void preKeys.delete(id),
    loadSignedPreKey: () => pair(signedPreKey.keyPair),
    getOurRegistrationId: () => registration,
    getOurIdentity: () => pair(identity),
  };

  const phone = {
    number,
    jid: `${number}@s.whatsapp.net`,
    lid: `9${number}@lid`,
    /** Decrypted messages, by message id. */
    messages: new Map<string, string>(),
    /** How often a sender requested its key bundle. */
    bundles: 0,

    /** The key bundle that a first message needs. */
    bundle: (jid: string): BinaryNode => {
      phone.bundles += 1;
      const id = nextPreKey++;
      const preKey = Curve.generateKeyPair();
      preKeys.set(id, preKey);
      return {
        tag: 'user',
        attrs: { jid },
        content: [
          { tag: 'registration', attrs: {}, content: bigEndian(registration, 4) },
          { tag: 'type', attrs: {}, content: Buffer.from([5]) },
          { tag: 'identity', attrs: {}, content: identity.public },
          {
            tag: 'skey',
            attrs: {},
            content: [
              { tag: 'id', attrs: {}, content: bigEndian(signedPreKey.keyId, 3) },
              { tag: 'value', attrs: {}, content: signedPreKey.keyPair.public },
              { tag: 'signature', attrs: {}, content: signedPreKey.signature },
            ],
          },
          {
            tag: 'key',
            attrs: {},
            content: [
              { tag: 'id', attrs: {}, content: bigEndian(id, 3) },
              { tag: 'value', attrs: {}, content: preKey.public },
            ],
          },
        ],
      };
    },

    /** Decrypts a message as a phone does: only with its own keys. */
    read: async (from: string, type: string, encrypted: Uint8Array): Promise<string> => {
      const cipher = new libsignal.SessionCipher(storage, new libsignal.ProtocolAddress(from, 1));
      const padded = await (type === 'pkmsg'
        ? cipher.decryptPreKeyWhisperMessage(encrypted)
        : cipher.decryptWhisperMessage(encrypted));
      const message = proto.Message.decode(padded.subarray(0, padded.length - padded.at(-1)!));
      const own = message.deviceSentMessage?.message ?? message;
      return own.extendedTextMessage?.text ?? own.conversation ?? '';
    },
  };
  return phone;
};

export type FakePhone = ReturnType<typeof fakePhone>;
