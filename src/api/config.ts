import { resolve } from 'node:path';
import { StartupError } from '#db/startup-error.ts';
import { settingTexts as texts } from '#domain/texts/host.ts';
import { isRecipient, type BackupSeal } from '#gateways/backups/encrypted-file.ts';
import { requireMinPassword } from './access/admin-password.ts';

export type Config = {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  dataDir: string;
  /** The public origin, without a trailing slash. */
  siteUrl: string;
  /** Whether guests connect over https: cookies are `Secure`, and HSTS is sent. */
  secure: boolean;
  trustProxy: 'loopback' | 'none';
  demo: boolean;
  /** The moment at which the demo begins, in its local time; undefined: now. */
  rehearsalStart: string | undefined;
  admin: { username: string; password: string } | undefined;
  /** How backups are encrypted; undefined leaves them readable. */
  backupSeal: BackupSeal | undefined;
  /** Port for Prometheus, on this machine only; undefined by default. */
  metricsPort: number | undefined;
  /** The address that receives the operator's alerts. */
  alertUrl: string | undefined;
  /** `played`: the origin of a push service on this machine, which no phone of a guest has. */
  push: { played: string | undefined };
  payments: { accessToken?: string; webhookSecret?: string; baseUrl: string };
  whatsapp: {
    socketUrl: string;
    /** Hex of the certificate root to trust instead of WhatsApp's, on this machine only. */
    rootKey?: string;
    metaBaseUrl: string;
    /**
     * Seconds between two messages to a service that this machine plays, where pacing protects no real
     * account.
     */
    rehearsalGap?: number;
  };
};

type Env = Record<string, string | undefined>;

/** Reads the environment once; an invalid value throws an error with a sentence and is never guessed. */
export const readConfig = (env: Env): Config => {
  const port = readPort(env.PORT);
  const siteUrl = readSiteUrl(env.SITE_URL, port);
  return {
    port,
    host: optional(env.HOST) ?? '127.0.0.1',
    dataDir: resolve(optional(env.DATA_DIR) ?? './data'),
    siteUrl,
    secure: siteUrl.startsWith('https:'),
    trustProxy: oneOf('TRUST_PROXY', env.TRUST_PROXY, ['loopback', 'none']),
    demo: oneOf('DEMO', env.DEMO, ['on', 'off']) === 'on',
    rehearsalStart: optional(env.REHEARSE_AT),
    admin: readAdmin(env),
    backupSeal: readBackupSeal(env),
    metricsPort: optional(env.METRICS_PORT)
      ? readPort(env.METRICS_PORT, 'METRICS_PORT')
      : undefined,
    alertUrl: optional(env.ALERT_URL) && readService(env, 'ALERT_URL', ''),
    push: { played: mockOrigin(readService(env, 'PUSH_SERVICE_URL', 'https://unused.invalid')) },
    payments: {
      accessToken: optional(env.MERCADOPAGO_ACCESS_TOKEN),
      webhookSecret: optional(env.MERCADOPAGO_WEBHOOK_SECRET),
      baseUrl: readService(env, 'MP_API_BASE_URL', 'https://api.mercadopago.com'),
    },
    whatsapp: {
      ...readWhatsApp(env),
      metaBaseUrl: readService(env, 'GRAPH_BASE_URL', 'https://graph.facebook.com'),
      rehearsalGap: readSeconds(env, 'WA_GAP_SECONDS'),
    },
  };
};

const optional = (value: string | undefined) => value?.trim() || undefined;

const reject = (name: string, value: string, expected: string): never => {
  throw new StartupError(texts.rejected(name, value, expected));
};

const readPort = (value: string | undefined, name = 'PORT'): number => {
  const text = optional(value) ?? '4321';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65535 ? port : reject(name, text, texts.port);
};

const readSiteUrl = (value: string | undefined, port: number): string => {
  const text = optional(value) ?? `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url &&
    /^https?:$/.test(url.protocol) &&
    `${url.pathname}${url.search}${url.hash}${url.username}` === '/';
  return isOrigin ? url.origin : reject('SITE_URL', text, texts.siteUrl);
};

const oneOf = <T extends string>(name: string, value: string | undefined, allowed: [T, ...T[]]) => {
  const text = optional(value) ?? allowed[0];
  return allowed.find((option) => option === text) ?? reject(name, text, texts.oneOf(allowed));
};

const readAdmin = (env: Env): Config['admin'] => {
  const username = optional(env.ADMIN_USERNAME);
  const password = optional(env.ADMIN_PASSWORD);
  if (!username && !password) return undefined;
  if (username && password) return { username, password: requireMinPassword(password) };
  throw new StartupError(texts.adminIncomplete);
};

const passphraseMinimum = 12;

const readBackupSeal = (env: Env): BackupSeal | undefined => {
  const passphrase = optional(env.BACKUP_PASSPHRASE);
  const recipients = optional(env.BACKUP_RECIPIENTS)?.split(/[\s,]+/u);
  if (passphrase && recipients) {
    throw new StartupError(texts.oneBackupKey);
  }
  // The passphrase itself stays out of the log.
  if (passphrase && passphrase.length < passphraseMinimum) {
    throw new StartupError(texts.passphrase(passphraseMinimum));
  }
  for (const recipient of recipients ?? []) {
    if (!isRecipient(recipient)) {
      throw new StartupError(texts.recipients);
    }
  }
  return passphrase ? { passphrase } : recipients && { recipients };
};

/** Secrets are sent to these addresses, so anything outside this machine has to be encrypted. */
const readService = (env: Env, name: string, fallback: string): string => {
  const text = optional(env[name]) ?? fallback;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isEncrypted = url && /^(https|wss):$/.test(url.protocol);
  const isLoopback = url && /^(http|ws):$/.test(url.protocol) && isLoopbackName(url.hostname);
  return isEncrypted || isLoopback
    ? text.replace(/(?<!\/)\/+$/, '')
    : reject(name, text, texts.service);
};

const readWhatsApp = (env: Env): Pick<Config['whatsapp'], 'socketUrl' | 'rootKey'> => {
  const socketUrl = readService(env, 'WA_SOCKET_URL', 'wss://web.whatsapp.com/ws/chat');
  const rootKey = optional(env.WA_ROOT_KEY);
  // Anywhere else another root would let a stranger impersonate WhatsApp.
  if (!rootKey || !isHere(socketUrl)) return { socketUrl };
  return /^[\da-f]{64}$/iu.test(rootKey)
    ? { socketUrl, rootKey }
    : reject('WA_ROOT_KEY', rootKey, texts.rootKey);
};

const readSeconds = (env: Env, name: string): number | undefined => {
  const text = optional(env[name]);
  if (text === undefined) return undefined;
  return /^\d{1,5}$/u.test(text) ? Number(text) : reject(name, text, texts.seconds);
};

/** Whether an outside service is played by this machine. */
export const isHere = (service: string): boolean => isLoopbackName(new URL(service).hostname);

const mockOrigin = (service: string) => (isHere(service) ? new URL(service).origin : undefined);

const isLoopbackName = (hostname: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
