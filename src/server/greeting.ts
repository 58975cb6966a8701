import type { Runtime } from '#api/runtime.ts';

/** The terminal's message once guests can connect. A new demo's logins are shown here, once. */
export const greeting = ({ config, logins, startToken }: Runtime, port: number): string => {
  const token = startToken.issue();
  return [
    welcome(config.siteUrl, `http://localhost:${port}`),
    ...(logins.demo.length > 0
      ? ['', 'Boda de demostración. Grupos para probar (nombre · código):']
      : []),
    ...logins.demo.map(({ groupName, accessCode }) => `  ${groupName} · ${accessCode}`),
    ...(logins.admin
      ? [
          '',
          `Panel de los novios: ${config.siteUrl}/admin`,
          `  usuario ${logins.admin.username} · contraseña ${logins.admin.password}`,
          '  Se muestra solo esta vez. Para cambiarla: npm run admin',
        ]
      : []),
    ...(token
      ? [
          '',
          'Para empezar con su boda, abran esta dirección. Sirve una vez:',
          `  ${config.siteUrl}/start#${token}`,
        ]
      : []),
  ].join('\n');
};

const welcome = (siteUrl: string, here: string) =>
  `Convite está abierto en ${siteUrl}${siteUrl === here ? '' : ` (en este equipo: ${here})`}`;
