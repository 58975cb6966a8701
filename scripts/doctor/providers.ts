import { isHere, type Config } from '#api/config.ts';
import { request } from './ask.ts';
import { type Finding, failed, warning, passed } from './finding.ts';

type Setting = Pick<Config, 'payments' | 'siteUrl' | 'secure'>;

/** Whether Mercado Pago accepts the token: asks for its owner, which changes nothing. */
export const checkPayments = async ({ payments, ...site }: Setting): Promise<Finding[]> => {
  const { accessToken, webhookSecret, baseUrl } = payments;
  if (!accessToken) return [practice(site)];
  const { status, text } = await request(`${baseUrl}/users/me`, {
    Authorization: `Bearer ${accessToken}`,
  });
  const findings: Finding[] = [answerOf(status, text)];
  if (!webhookSecret) {
    findings.push(
      warning(
        'Sin MERCADOPAGO_WEBHOOK_SECRET los avisos de pago no se pueden creer; el sitio pregunta por su cuenta, más tarde.',
        'Cópielo del panel de su aplicación de Mercado Pago',
      ),
    );
  }
  return findings;
};

/** A public site with practice payments thanks guests for money that was not paid. */
const practice = ({ siteUrl, secure }: Omit<Setting, 'payments'>) =>
  secure && !isHere(siteUrl)
    ? warning(
        'Los regalos se pagan en la práctica y no se cobra nada: no hay MERCADOPAGO_ACCESS_TOKEN.',
        'Copie el token de su aplicación de Mercado Pago a MERCADOPAGO_ACCESS_TOKEN y reinicie, o pidan los regalos solo por transferencia',
      )
    : passed('Los regalos se pagan en la práctica: no hay MERCADOPAGO_ACCESS_TOKEN.');

const answerOf = (status: number, reason: string) => {
  if (status === 200) return passed('Mercado Pago acepta el token.');
  if (status === 401 || status === 403) {
    return failed(
      'Mercado Pago ya no acepta el token: nadie puede pagar un regalo.',
      'Copie el token vigente de su aplicación a MERCADOPAGO_ACCESS_TOKEN y reinicie',
    );
  }
  return warning(
    `Mercado Pago no respondió (${status || reason}).`,
    'Si sigue así en una hora, revise la salida a internet de la máquina',
  );
};
