import { type Rate, rates } from '#domain/messages/pacing.ts';
import type { MessageChannel } from '#gateways/whatsapp/channel.ts';
import { type Config, isHere } from '../config.ts';

/** The pace that protects the couple's number; another only where this machine plays the service. */
export const channelRate =
  ({ socketUrl, metaBaseUrl, rehearsalGap }: Config['whatsapp']) =>
  ({ name }: Pick<MessageChannel, 'name'>): Rate => {
    const service = name === 'baileys' ? socketUrl : metaBaseUrl;
    if (rehearsalGap === undefined || !isHere(service)) return rates[name];
    return { gap: [rehearsalGap, rehearsalGap], daily: 10_000, quiet: [0, 0] };
  };
