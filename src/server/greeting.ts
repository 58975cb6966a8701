import type { Runtime } from '#api/runtime.ts';
import { greetingTexts as texts } from '#domain/texts/host.ts';

/** The terminal's message once guests can connect. A new demo's logins are shown here, once. */
export const greeting = ({ config, logins, startToken }: Runtime, port: number): string => {
  const token = startToken.issue();
  return [
    welcome(config.siteUrl, `http://localhost:${port}`),
    ...(logins.demo.length > 0 ? ['', texts.demo] : []),
    ...logins.demo.map(({ groupName, accessCode }) => `  ${groupName} · ${accessCode}`),
    ...(logins.admin
      ? [
          '',
          texts.admin(config.siteUrl),
          texts.adminLogin(logins.admin.username, logins.admin.password),
          texts.once,
        ]
      : []),
    ...(token ? ['', texts.start, `  ${config.siteUrl}/start#${token}`] : []),
  ].join('\n');
};

const welcome = (siteUrl: string, here: string) =>
  `${texts.open(siteUrl)}${siteUrl === here ? '' : texts.here(here)}`;
