import path from 'node:path';
import type { Db } from '#db/connection.ts';
import { pushGateway } from '#gateways/push/push-gateway.ts';
import { isPushService } from '#gateways/push/push-services.ts';
import { vapidKeys } from '#gateways/push/vapid-keys.ts';
import { type Config } from '../config.ts';
import type { Site } from '../site/site.ts';
import { startPushSender } from './push-sender.ts';

type Setting = {
  db: Db;
  config: Config;
  clock: () => Date;
  realClock: () => Date;
  content: Site['content'];
};

/** Notifications on guests' phones. */
export const openPush = ({ db, config, clock, realClock, content }: Setting) => {
  const keys = vapidKeys(path.join(config.dataDir, 'keys', 'vapid.json'));
  const gateway = pushGateway(subjectOf(config), keys);
  const title = () => content().wedding.site.title;
  const sender = startPushSender({ db, clock, realClock, gateway, title });
  return {
    ...sender,
    /** With which a phone subscribes: base64url. */
    publicKey: keys.publicKey,
    isService: (endpoint: string) => isPushService(endpoint, config.push.played),
  };
};

export type Push = ReturnType<typeof openPush>;

/** Services want an address at which they find who runs the site; a site on this machine has none. */
const subjectOf = ({ siteUrl, secure }: Config) =>
  secure ? siteUrl : `mailto:operator@${new URL(siteUrl).hostname}`;
