import { counted } from './counted.ts';

export const dashboardTexts = {
  title: 'Panel',
  totals: 'Totales',
  totalEvents: 'Eventos',
  totalGroups: 'Grupos',
  totalMembers: 'Invitados',
  mainEvent: 'Evento principal',
  confirmed: (confirmed: number, all: number) =>
    `${confirmed} de ${counted(all, 'persona confirmada', 'personas confirmadas')}`,
  noMainEvent: 'Ningún evento se llama «Main Event».',
  links: 'Ir a',
  waiting: {
    title: 'Qué espera por ustedes',
    surprises: (count: number) => counted(count, 'sorpresa en la puerta', 'sorpresas en la puerta'),
    seeSurprises: 'Ver en Los días',
    photos: (count: number) => counted(count, 'foto por revisar', 'fotos por revisar'),
    seePhotos: 'Ver en Fotos',
    transfers: (count: number) =>
      counted(count, 'transferencia por confirmar', 'transferencias por confirmar'),
    seeTransfers: 'Confirmar en Regalos',
    purchaseAlerts: (count: number) =>
      counted(count, 'pago no calza con su compra', 'pagos no calzan con su compra'),
    seePayments: 'Ver los pagos',
    messages: (count: number) =>
      counted(count, 'mensaje no llegó, o no se sabe', 'mensajes no llegaron, o no se sabe'),
    seeMessages: 'Ver los mensajes',
    deadline: (name: string, silent: number, until: string) =>
      `${name}: ${counted(silent, 'persona sin responder', 'personas sin responder')}; el plazo termina el ${until}.`,
    write: 'Escribir por WhatsApp',
  },
  firstSteps: 'Primeros pasos',
  stepDone: 'Listo',
  steps: {
    site: {
      title: 'Escribir y publicar el sitio',
      about: 'Con lo que ya dijeron se puede publicar. Lo demás, cuando quieran.',
    },
    events: {
      title: 'Crear los eventos',
      about: 'Qué se celebra, cuándo y dónde. Todo se puede cambiar después.',
    },
    guests: {
      title: 'Traer la lista de invitados',
      about: 'Desde una planilla de Excel, o grupo por grupo en «Invitados».',
    },
    messages: {
      title: 'Enviar las invitaciones',
      about: 'Un mensaje de WhatsApp para cada grupo, con su código y su enlace.',
    },
  },
};
