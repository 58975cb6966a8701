import type { Config } from '#api/config.ts';
import { request } from './ask.ts';
import { type Finding, failed, warning, passed } from './finding.ts';

type Setting = Pick<Config, 'host' | 'port' | 'secure' | 'trustProxy'>;

/** Whether the site answers directly, on this machine. */
export const checkProcess = async ({ host, port, secure, trustProxy }: Setting) => {
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const here = everywhere ? '127.0.0.1' : host;
  const { status, text } = await request(
    `http://${here.includes(':') ? `[${here}]` : here}:${port}/healthz`,
  );
  const findings: Finding[] = [
    status === 200 && text.includes('"ok"')
      ? passed(`El sitio responde en el puerto ${port}.`)
      : failed(
          `El sitio no responde en el puerto ${port} (${status || text}).`,
          'systemctl status convite; el motivo está al final de journalctl -u convite',
        ),
  ];
  if (everywhere) {
    findings.push(
      warning(
        `Con HOST=${host} cualquiera llega al sitio sin https.`,
        "HOST='127.0.0.1', o un cortafuegos que solo deje pasar a su proxy",
      ),
    );
  }
  if (secure && trustProxy === 'none') {
    findings.push(
      warning(
        'Con TRUST_PROXY=none todos los invitados parecen venir de una sola dirección: la del proxy.',
        "TRUST_PROXY='loopback' si el proxy está en esta misma máquina",
      ),
    );
  }
  return findings;
};
