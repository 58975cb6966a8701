import type { Runtime } from '#api/runtime.ts';
import { greetingTexts as texts } from '#domain/texts/host.ts';

/** The terminal's message once guests can connect. A new demo's logins are shown here, once. */
export const greeting = ({ config, credentials, startToken }: Runtime, port: number): string => {
  const token = startToken.issue();
  return [
    welcome(config.siteUrl, `http://localhost:${port}`),
    ...(credentials.demo.length > 0 ? ['', texts.demo] : []),
    ...credentials.demo.map(({ groupName, accessCode }) => `  ${groupName} · ${accessCode}`),
    ...(credentials.admin
      ? [
          '',
          texts.admin(config.siteUrl),
          texts.adminLogin(credentials.admin.username, credentials.admin.password),
          texts.once,
        ]
      : []),
    ...(token ? ['', texts.start, `  ${config.siteUrl}/start#${token}`] : []),
  ].join('\n');
};

const welcome = (siteUrl: string, here: string) =>
  `${texts.open(siteUrl)}${siteUrl === here ? '' : texts.here(here)}`;
