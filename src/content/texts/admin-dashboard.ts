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
};
