import type { MessageWords } from '#domain/messages/values.ts';
import { fullDate } from '#domain/time/wedding-time.ts';
import { counted } from './counted.ts';
import { dietLabels, otherSeverity } from './diets.ts';

/** How a message to a group speaks of what it answered and eats. */
export const messageWords: MessageWords = {
  diet: (person, { type, spec, severity }) => {
    const food = `${person}: ${spec ?? dietLabels[type]}`;
    return severity ? `${food} · ${otherSeverity[severity]}` : food;
  },
  noDiets: 'Sin restricciones alimentarias',
  status: (event, status) => `${event}: ${status}`,
  attending: (people) => (people === 1 ? 'asistirá' : 'asistirán'),
  notAttending: (people) => (people === 1 ? 'no asistirá' : 'no asistirán'),
  pending: 'falta responder',
  mixed: (attending, pending, people) => {
    const coming =
      attending === 0
        ? 'no asistirá nadie por ahora'
        : `${attending === 1 ? 'asistirá' : 'asistirán'} ${attending} de ${people}`;
    return pending === 0
      ? coming
      : `${coming}, ${counted(pending, 'respuesta pendiente', 'respuestas pendientes')}`;
  },
  noEvents: 'Sin eventos asignados',
  daysLeft: (days, deadline) => {
    if (days === 0) return 'Hoy es el último día para responder.';
    const left = days === 1 ? 'falta 1 día' : `faltan ${days} días`;
    return `Para responder ${left}: hasta el ${fullDate(deadline)}.`;
  },
};

/** The template that the service has approved; where a channel knows no templates, its text goes. */
export const approvedTemplate = {
  id: 'confirmar_glamping',
  name: 'Confirmar glamping (plantilla oficial)',
  text: '¡Hola, {{group_name}}! Nos falta saber si se quedan en el glamping. Confirmen aquí: {{personal_link}}\nSu código de acceso: {{access_code}}',
} as const;
