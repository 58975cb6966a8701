import { numberText } from '#domain/number-text.ts';

export const groupCount = (count: number) =>
  `${numberText(count)} ${count === 1 ? 'grupo' : 'grupos'}`;

/** What every long list of the admin area says. */
export const listTexts = {
  retry: 'Reintentar',
  refresh: 'Actualizar',
  refreshing: 'Actualizando…',
  connectionFailed: 'Revisen su conexión e intenten nuevamente.',
  exportFailed: 'No se pudo exportar',
  export: 'Exportar a Excel',
  exporting: 'Exportando…',
  found: (found: number, all: number) =>
    found === all ? groupCount(all) : `${numberText(found)} de ${groupCount(all)}`,
  more: (left: number, step: number) =>
    left > step ? `Mostrar ${numberText(step)} grupos más` : `Mostrar ${groupCount(left)} más`,
  filters: {
    label: 'Filtros',
    groupName: 'Nombre del grupo',
    accessCode: 'Código de acceso',
    guestType: 'Tipo de invitado',
    invitedBy: 'Invitado por',
    all: 'Todos',
  },
  sortBy: 'Ordenar por',
  /** Each order's two ways. */
  orders: {
    name: ['Nombre, de la A a la Z', 'Nombre, de la Z a la A'],
    type: ['Tipo, individuales primero', 'Tipo, familias primero'],
    invitedBy: ['Quién invita, de la A a la Z', 'Quién invita, de la Z a la A'],
    events: ['Menos eventos primero', 'Más eventos primero'],
    members: ['Menos miembros primero', 'Más miembros primero'],
    pending: ['Menos pendientes primero', 'Más pendientes primero'],
    coming: ['Menos asistentes primero', 'Más asistentes primero'],
  },
  invited: (name: string) => `Invita ${name}`,
} as const;
