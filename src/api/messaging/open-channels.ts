import path from 'node:path';
import type { Db } from '#db/connection.ts';
import { channelKeyStore } from '#db/models/messages/channel-keys.ts';
import { channelSettingStore, type ChannelSettings } from '#db/models/messages/channel-settings.ts';
import { encryptWith } from '#gateways/sealing/sealing.ts';
import { baileysChannel } from '#gateways/whatsapp/baileys/baileys-channel.ts';
import type { MessageChannel } from '#gateways/whatsapp/channel.ts';
import {
  cloudChannel,
  type CloudChannel,
  type CloudAccount,
} from '#gateways/whatsapp/cloud/cloud-channel.ts';
import type { Config } from '../config.ts';
import { logError } from '../log-error.ts';
import {
  cloudSecrets,
  type CloudConfig,
  type CloudConfigView,
} from '#contract/whatsapp-connection.ts';

const defaultVersion = 'v23.0';

const isSecret = (name: keyof CloudConfig) => (cloudSecrets as readonly string[]).includes(name);

/** Meta's account as the couple entered it. Secrets are write-only: they are never sent to a browser. */
const cloudSettings = (settings: ChannelSettings) => {
  const read = (name: keyof CloudConfig) => settings.read(`cloud.${name}`);
  const secretView = (name: (typeof cloudSecrets)[number]) => {
    const secret = read(name);
    return { configured: secret !== undefined, last4: secret?.slice(-4) ?? null };
  };
  return {
    /** Empty or missing values keep the stored ones. */
    keep: (config: CloudConfig): void => {
      for (const [name, value] of Object.entries(config) as [keyof CloudConfig, string][]) {
        if (!value) continue;
        if (isSecret(name)) settings.keepSecret(`cloud.${name}`, value);
        else settings.keep(`cloud.${name}`, value);
      }
    },

    account: (): CloudAccount | undefined => {
      const [phoneNumberId, token] = [read('phone_number_id'), read('token')];
      if (!phoneNumberId || !token) return undefined;
      return {
        phoneNumberId,
        token,
        version: read('version') ?? defaultVersion,
        wabaId: read('waba_id'),
      };
    },

    appSecret: () => read('app_secret'),
    verifyToken: () => read('verify_token'),

    view: (): CloudConfigView => ({
      phone_number_id: read('phone_number_id') ?? '',
      waba_id: read('waba_id') ?? '',
      version: read('version') ?? defaultVersion,
      token: secretView('token'),
      app_secret: secretView('app_secret'),
      verify_token: secretView('verify_token'),
    }),
  };
};

export type Channels = {
  baileys: MessageChannel;
  cloud: CloudChannel;
  cloudSettings: ReturnType<typeof cloudSettings>;
  consent: { at: () => string | null; accept: (at: Date) => void };
  /** Resumes the connection that existed when the process ended. */
  resume: () => Promise<void>;
  close: () => Promise<void>;
};

export const openChannels = (db: Db, { dataDir, whatsapp }: Config): Channels => {
  const sealing = encryptWith(path.join(dataDir, 'keys', 'channels.key'));
  const settings = channelSettingStore(db, sealing);
  const cloud = cloudSettings(settings);
  const baileys = baileysChannel({
    store: channelKeyStore(db, sealing),
    socketUrl: whatsapp.socketUrl,
    rootKey: whatsapp.rootKey,
    report: logError,
    whenLinked: (isLinked) =>
      isLinked ? settings.keep('baileys.linked', 'yes') : settings.clear('baileys.linked'),
  });
  return {
    baileys,
    cloud: cloudChannel({ baseUrl: whatsapp.metaBaseUrl, account: cloud.account }),
    cloudSettings: cloud,
    consent: {
      at: () => settings.read('baileys.accepted_at') ?? null,
      accept: (at) => settings.keep('baileys.accepted_at', at.toISOString()),
    },
    resume: async () => {
      if (settings.read('baileys.linked')) await baileys.connect();
    },
    close: () => baileys.close(),
  };
};
