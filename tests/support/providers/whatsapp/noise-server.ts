import {
  aesDecryptGCM,
  aesEncryptGCM,
  Curve,
  hkdf,
  NOISE_MODE,
  NOISE_WA_HEADER,
  proto,
  sha256,
} from '@whiskeysockets/baileys';

type KeyPair = ReturnType<typeof Curve.generateKeyPair>;

const ivOf = (counter: number) => {
  const iv = Buffer.alloc(12);
  iv.writeUInt32BE(counter, 8);
  return iv;
};

const encryptedBy = (root: KeyPair) => {
  const intermediate = Curve.generateKeyPair();
  const own = Curve.generateKeyPair();
  const { Details } = proto.CertChain.NoiseCertificate;
  const intermediateDetails = Details.encode({
    serial: 1,
    issuerSerial: 0,
    key: intermediate.public,
  }).finish();
  const leafDetails = Details.encode({ serial: 2, issuerSerial: 1, key: own.public }).finish();
  const chain = proto.CertChain.encode({
    intermediate: {
      details: intermediateDetails,
      signature: Curve.sign(root.private, intermediateDetails),
    },
    leaf: { details: leafDetails, signature: Curve.sign(intermediate.private, leafDetails) },
  }).finish();
  return { own, chain };
};

/** The server's side of WhatsApp's Noise XX handshake, and the frames that follow it. */
export const noiseServer = (root: KeyPair) => {
  const { own, chain } = encryptedBy(root);
  const ephemeral = Curve.generateKeyPair();
  let hash: Buffer = Buffer.from(NOISE_MODE);
  let salt: Uint8Array = hash;
  let key: Uint8Array = hash;
  let counter = 0;
  let transport: { write: Buffer; read: Buffer; written: number; taken: number } | undefined;

  const authenticate = (data: Uint8Array) => {
    hash = sha256(Buffer.concat([hash, data]));
  };
  const derived = (data: Uint8Array) => {
    const bytes = Buffer.from(hkdf(Buffer.from(data), 64, { salt, info: '' }));
    return [bytes.subarray(0, 32), bytes.subarray(32)] as const;
  };
  const mix = (data: Uint8Array) => {
    [salt, key] = derived(data);
    counter = 0;
  };
  const encrypt = (data: Uint8Array) => {
    const encrypted = aesEncryptGCM(data, key, ivOf(counter++), hash);
    authenticate(encrypted);
    return encrypted;
  };
  const decrypt = (data: Uint8Array) => {
    const opened = aesDecryptGCM(data, key, ivOf(counter++), hash);
    authenticate(data);
    return opened;
  };

  return {
    hello: (frame: Uint8Array): Uint8Array => {
      const { clientHello } = proto.HandshakeMessage.decode(frame);
      const theirs = clientHello!.ephemeral!;
      authenticate(NOISE_WA_HEADER);
      authenticate(theirs);
      authenticate(ephemeral.public);
      mix(Curve.sharedKey(ephemeral.private, theirs));
      const staticKey = encrypt(own.public);
      mix(Curve.sharedKey(own.private, theirs));
      const payload = encrypt(chain);
      return proto.HandshakeMessage.encode({
        serverHello: { ephemeral: ephemeral.public, static: staticKey, payload },
      }).finish();
    },

    /** The client's identity: from here on all frames are encrypted. */
    finish: (frame: Uint8Array) => {
      const { clientFinish } = proto.HandshakeMessage.decode(frame);
      const theirs = decrypt(clientFinish!.static!);
      mix(Curve.sharedKey(ephemeral.private, theirs));
      const payload = proto.ClientPayload.decode(decrypt(clientFinish!.payload!));
      const [read, write] = derived(new Uint8Array(0));
      transport = { write, read, written: 0, taken: 0 };
      return { noiseKey: theirs.toString('base64'), payload };
    },

    seal: (data: Uint8Array): Uint8Array =>
      aesEncryptGCM(data, transport!.write, ivOf(transport!.written++), Buffer.alloc(0)),

    open: (data: Uint8Array): Uint8Array =>
      aesDecryptGCM(data, transport!.read, ivOf(transport!.taken++), Buffer.alloc(0)),
  };
};
