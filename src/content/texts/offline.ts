import { locale, weddingZone } from '#domain/region.ts';

/** '21 de noviembre, 15:40', on the wedding's clock. */
const moment = (at: Date) =>
  at
    .toLocaleString(locale(), {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: weddingZone(),
    })
    .replace(/ a las /, ', ');

/** What the pages say when the network is not there. */
export const offline = {
  /** On a page that the phone had kept. */
  saved: (at: Date) => `Sin conexión: datos del ${moment(at)}`,
  /** In the place of a page that it had not. */
  title: 'Sin conexión',
  text: 'Esta página no está guardada en tu teléfono. Cuando vuelva la señal, ábrela de nuevo.',
  kept: 'Lo que sí tienes a mano',
  nothingSaved: 'Todavía no hay nada más guardado en este teléfono.',
  retry: 'Intentar nuevamente',
  pages: {
    '/': 'La invitación',
    '/accommodations': 'Alojamientos',
    '/my-events': 'Tus eventos',
    '/my-events/attendance': 'Tu asistencia',
    '/rsvp': 'Confirmar asistencia',
    '/gifts': 'Regalos',
  } as Readonly<Record<string, string>>,
  pass: {
    title: 'Guardar para el viaje',
    text: 'En el campo casi no hay señal. Guarda todo en este teléfono y ábrelo sin conexión.',
    save: 'Guardar para el viaje',
    again: 'Guardar de nuevo',
    preparing: 'Preparando…',
    saving: (done: number, of: number) => `Guardando ${done} de ${of}…`,
    saved: (at: Date, size: string) => `Guardado el ${moment(at)} · ${size} en este teléfono.`,
    staysSaved: 'Tu teléfono no lo borrará por falta de espacio.',
    mayBeDeleted:
      'Si a tu teléfono le falta espacio podría borrarlo: ábrelo una vez antes de partir.',
    failed: 'No se alcanzó a guardar todo. Lo que llegó quedó guardado: intenta nuevamente.',
    unable: 'Este navegador no sabe guardar páginas. Imprime esta lista o toma una captura.',
    contents: 'Queda guardado',
    items: [
      'Tus eventos, con horarios, programa y lugar',
      'Tu carpa, si duermes en el glamping',
      'El mapa dibujado, cómo llegar y las coordenadas',
      'Alojamientos y teléfonos',
      'El formulario para responder',
    ],
    remove: 'Borrar de este teléfono',
    removed: 'Ya no queda nada tuyo guardado en este teléfono.',
  },
} as const;
