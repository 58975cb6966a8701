import type { Config } from '#api/config.ts';
import { ask } from './ask.ts';
import { type Finding, fault, warning, well } from './finding.ts';

/** Whether Mercado Pago still knows us: asks whose token it is, which changes nothing. */
export const checkPayments = async ({
  accessToken,
  webhookSecret,
  baseUrl,
}: Config['payments']): Promise<Finding[]> => {
  if (!accessToken)
    return [well('Los regalos se pagan en la práctica: no hay MERCADOPAGO_ACCESS_TOKEN.')];
  const { status, text } = await ask(`${baseUrl}/users/me`, {
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

const answerOf = (status: number, reason: string) => {
  if (status === 200) return well('Mercado Pago acepta el token.');
  if (status === 401 || status === 403) {
    return fault(
      'Mercado Pago ya no acepta el token: nadie puede pagar un regalo.',
      'Copie el token vigente de su aplicación a MERCADOPAGO_ACCESS_TOKEN y reinicie',
    );
  }
  return warning(
    `Mercado Pago no respondió (${status || reason}).`,
    'Si sigue así en una hora, revise la salida a internet de la máquina',
  );
};
