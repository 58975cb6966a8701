import path from 'node:path';
import type { Db } from '#db/connection.ts';
import { channelKeyStore } from '#db/models/messages/channel-keys.ts';
import { channelSettingStore } from '#db/models/messages/channel-settings.ts';
import { sealingWith } from '#gateways/sealing/sealing.ts';
import { baileysChannel } from '#gateways/whatsapp/baileys/baileys-channel.ts';
import type { MessageChannel } from '#gateways/whatsapp/channel.ts';
import { cloudChannel, type CloudChannel } from '#gateways/whatsapp/cloud/cloud-channel.ts';
import type { Config } from '../config.ts';
import { logError } from '../log-error.ts';
import { cloudSettings } from './cloud-settings.ts';

export type Channels = {
  baileys: MessageChannel;
  cloud: CloudChannel;
  cloudSettings: ReturnType<typeof cloudSettings>;
  consent: { at: () => string | null; resolve: (at: Date) => void };
  /** Resumes the connection that existed when the process ended. */
  resume: () => Promise<void>;
  close: () => Promise<void>;
};

export const openChannels = (db: Db, { dataDir, whatsapp }: Config): Channels => {
  const sealing = sealingWith(path.join(dataDir, 'keys', 'channels.key'));
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
    cloud: cloudChannel({ baseUrl: whatsapp.graphBaseUrl, account: cloud.account }),
    cloudSettings: cloud,
    consent: {
      at: () => settings.read('baileys.accepted_at') ?? null,
      resolve: (at) => settings.keep('baileys.accepted_at', at.toISOString()),
    },
    resume: async () => {
      if (settings.read('baileys.linked')) await baileys.connect();
    },
    close: () => baileys.close(),
  };
};
