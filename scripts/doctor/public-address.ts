import { connect, getCACertificates } from 'node:tls';
import type { Config } from '#api/config.ts';
import { request, reasonOf } from './ask.ts';
import { type Finding, failed, warning, passed } from './finding.ts';

const dayMs = 24 * 60 * 60_000;
/** Caddy renews thirty days ahead: with fewer days left than this, renewing has failed for a while. */
const renewalDays = 14;
const skewMs = 2 * 60_000;

/** The site at its public address: its certificate, its answer, and whether the clocks agree. */
export const checkPublicAddress = async (
  { siteUrl, secure }: Pick<Config, 'siteUrl' | 'secure'>,
  now: Date,
) => {
  const url = new URL(siteUrl);
  if (!secure) {
    return isHere(url.hostname)
      ? [
          warning(
            `SITE_URL es ${siteUrl}: solo se llega desde esta máquina.`,
            "SITE_URL='https://su-dominio'",
          ),
        ]
      : [
          failed(
            `SITE_URL es ${siteUrl}: claves y respuestas viajan sin cifrar.`,
            'Ponga https delante (docs/self-hosting.md, paso 4)',
          ),
        ];
  }
  const certificate = await checkCertificate(url, now);
  if (certificate.state === 'failed') return [certificate];
  return [certificate, ...(await checkAnswer(siteUrl, now))];
};

const isHere = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Trusted authorities: Node's own list and the system's. */
const authorities = () => [...getCACertificates('default'), ...getCACertificates('system')];

export const checkCertificate = (url: URL, now: Date, ca: string[] = authorities()) =>
  new Promise<Finding>((resolve) => {
    const { hostname, port } = url;
    const remedy =
      'journalctl -u caddy; el dominio debe apuntar aquí y los puertos 80 y 443 estar abiertos';
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      ca,
      timeout: 8000,
    });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('error', (error) =>
      end(failed(`${url.host} no se abre con https (${reasonOf(error)}).`, remedy)),
    );
    socket.once('timeout', () => end(failed(`${url.host} no responde por https.`, remedy)));
    socket.once('secureConnect', () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      const daysUntil = (date: string, from: number) => (new Date(date).getTime() - from) / dayMs;
      const left = daysUntil(valid_to, now.getTime());
      const days = Math.floor(left);
      // An authority whose certificates are valid for hours or days renews them as often.
      const lives = daysUntil(valid_to, new Date(valid_from).getTime());
      end(
        left < Math.min(renewalDays, lives / 4)
          ? warning(
              `Al certificado de ${url.host} le quedan ${days} días y debería haberse renovado.`,
              remedy,
            )
          : passed(`El certificado de ${url.host} es válido (${days} días).`),
      );
    });
  });

const checkAnswer = async (siteUrl: string, now: Date): Promise<Finding[]> => {
  const { status, text, date } = await request(`${siteUrl}/healthz`);
  // A certificate that only the system trusts: the TLS check above is enough.
  if (/CERT|ISSUER/.test(text)) return [];
  if (status !== 200 || !text.includes('"ok"')) {
    return [
      failed(
        `${siteUrl} contesta, pero no es este sitio (${status || text}).`,
        'reverse_proxy en /etc/caddy/Caddyfile debe apuntar al puerto de Convite',
      ),
    ];
  }
  const skew = date ? Math.abs(new Date(date).getTime() - now.getTime()) : 0;
  return [
    skew > skewMs
      ? warning(
          `El reloj difiere ${Math.round(skew / 60_000)} minutos del de ${siteUrl}.`,
          'timedatectl set-ntp true',
        )
      : passed(`Los invitados llegan a ${siteUrl}.`),
  ];
};
