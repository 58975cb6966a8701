import type { CampaignKind, MessageState } from '#domain/messages/queued-message.ts';
import type { LeftOutReason, RecipientWarning } from '#domain/messages/recipients.ts';
import { numberText } from '#domain/number-text.ts';
import { counted } from './counted.ts';

const people = (count: number) => counted(count, 'persona', 'personas');
const groups = (count: number) => counted(count, 'grupo', 'grupos');
const messages = (count: number) => counted(count, 'mensaje', 'mensajes');

/** What goes out by a connection: before it does, while it does, and what became of it. */
export const sendingTexts = {
  send: 'Enviar mensajes',
  official: {
    title: 'Plantilla oficial',
    hint: 'Sale con el texto que aprobó Meta, con el nombre y el código de cada grupo.',
    choose: 'Elijan una plantilla',
    send: 'Enviar plantilla',
    needs: 'Elijan una plantilla y seleccionen al menos un grupo.',
    failed: (error: string) => `No se pudieron enviar los mensajes de plantilla: ${error}`,
  },

  preview: {
    title: 'Antes de enviar',
    approvedTitle: 'Antes de enviar la plantilla',
    noneYet: 'Todavía no sale nada: revisen y confirmen.',
    loading: 'Preparando la vista previa…',
    loadFailed: 'No pudimos preparar la vista previa.',
    whom: (count: number, of: number) => `Recibe el mensaje: ${people(count)} de ${groups(of)}.`,
    nobody: 'Con lo que dejaron fuera no queda nadie a quien enviarle.',
    leftOut: 'Quedan fuera',
    sendAnyway: 'Enviarles igual',
    example: (group: string) => `Así lo recibe ${group}`,
    exampleFailed: 'No se pudo personalizar el mensaje',
    when: 'Cuándo sale',
    byBaileys: 'Sale desde su WhatsApp.',
    byCloud: 'Sale por la API oficial de Meta.',
    templateByBaileys:
      'Sin la API oficial configurada, sale desde su WhatsApp con el mismo texto de la plantilla.',
    freeTextByCloud:
      'Meta solo entrega un texto libre a quien les escribió en las últimas 24 horas. Para los demás, usen la plantilla oficial.',
    gap: (least: number, most: number) =>
      least === most
        ? `Uno cada ${counted(most, 'segundo', 'segundos')}.`
        : `Uno cada ${least} a ${most} segundos, al azar, para cuidar su número.`,
    daily: (daily: number, left: number) =>
      `Hasta ${numberText(daily)} en 24 horas; ahora quedan ${numberText(left)}.`,
    quiet: (from: string, to: string) => `Nunca entre las ${from} y las ${to}.`,
    firstNow: 'El primero sale enseguida.',
    first: (when: string) => `El primero sale ${when}.`,
    last: (when: string) => `El último saldría ${when}.`,
    pending: (count: number) =>
      count === 1
        ? 'Antes sale 1 mensaje que ya está en cola.'
        : `Antes salen ${messages(count)} que ya están en cola.`,
    paused: 'El envío está detenido: lo que envíen espera en la cola hasta que sigan.',
    confirm: (count: number) => `Enviar a ${people(count)}`,
    sending: 'Poniendo en cola…',
  },

  reasons: {
    no_phone: 'Sin un teléfono que sirva',
    same_phone: 'Con el mismo teléfono que otra persona de su grupo: ese número recibe uno solo',
    waiting: 'Ya tienen un mensaje en cola',
    written_today: 'Ya les escribieron hoy',
    doubtful_phone: 'Teléfono dudoso: no parece de WhatsApp',
    no_event: 'Su grupo no está invitado a ningún evento',
  } satisfies Record<LeftOutReason, string>,
  included: {
    waiting: 'Tendrán otro más',
    written_today: 'Recibirán otro hoy',
    doubtful_phone: 'Lo intentamos igual',
    no_event: 'Lo reciben igual',
  } satisfies Record<RecipientWarning, string>,
  personOf: (name: string, group: string) => `${name} (${group})`,

  noConnection: {
    title: 'WhatsApp no está conectado',
    text: 'Pueden escribirles con los enlaces, un toque por persona y sin conectar nada. O conecten su WhatsApp para que los mensajes salgan solos.',
    links: 'Escribir uno por uno',
    connect: 'Ir a Conexión',
  },

  failed: 'No se pudo enviar el mensaje',
  allSent: 'Mensajes enviados',
  someFailed: 'No se pudieron enviar algunos mensajes',
  /** What is not known to have gone is not called sent. */
  notSent: (failed: number, uncertain: number) =>
    [
      failed > 0 && counted(failed, 'no se envió', 'no se enviaron'),
      uncertain > 0 && counted(uncertain, 'sin confirmar', 'sin confirmar'),
    ]
      .filter(Boolean)
      .join(', '),
  people,

  strip: {
    title: 'Envío',
    sending: (done: number, all: number) => `Enviando: ${numberText(done)} de ${messages(all)}`,
    halted: (done: number, all: number) => `Van ${numberText(done)} de ${messages(all)}`,
    next: (when: string) => `El próximo sale ${when}.`,
    last: (when: string) => `El último saldría ${when}.`,
    unconnected: (count: number) =>
      count === 1
        ? 'WhatsApp no está conectado: 1 mensaje espera en la cola. Sale cuando vuelva la conexión.'
        : `WhatsApp no está conectado: ${messages(count)} esperan en la cola. Salen cuando vuelva la conexión.`,
    stopped: 'Envío detenido.',
    pending: (count: number) =>
      count === 1 ? '1 mensaje espera en la cola.' : `${messages(count)} esperan en la cola.`,
    done: 'Último envío',
    stop: 'Detener',
    resume: 'Seguir enviando',
    empty: 'Vaciar la cola',
    results: 'Ver resultados',
    resolve: 'Hay mensajes por decidir: ábranlos en los resultados.',
    loadFailed: 'Error al obtener estado de WhatsApp',
    notPaused: 'No se pudo detener el envío',
    notResumed: 'No se pudo seguir con el envío',
    notEmpty: 'No se pudo vaciar la cola',
    emptyValues: (count: number) =>
      count === 1 ? '1 mensaje salió de la cola' : `${messages(count)} salieron de la cola`,
  },
  clearing: {
    title: '¿Vaciar la cola?',
    description: (count: number) =>
      count === 1
        ? 'El mensaje que espera no se enviará. Los que ya salieron no cambian.'
        : `Los ${messages(count)} que esperan no se enviarán. Los que ya salieron no cambian.`,
  },

  results: {
    title: 'Resultados del Envío',
    campaign: 'Envío',
    campaignOf: (when: string, what: string, count: number, needsReview: boolean) =>
      `${when} · ${what} · ${people(count)}${needsReview ? ' · por decidir' : ''}`,
    kinds: {
      template: 'Mensaje',
      official: 'Plantilla oficial',
      direct: 'A una persona',
    } satisfies Record<CampaignKind, string>,
    loading: 'Leyendo los resultados…',
    loadFailed: 'No pudimos leer los resultados.',
    none: 'De este envío no queda ningún mensaje: salieron de la cola antes de enviarse.',
    again: 'Enviar de nuevo',
    given: 'Sí llegó',
    /** What failed is settled when they were written to by another way. */
    sentManually: 'Ya le escribí',
    to: (person: string) => ` a ${person}`,
    of: (person: string) => ` el de ${person}`,
    openChat: 'Abrir chat',
    notResolved: 'No se pudo guardar su decisión',
    unknownHint:
      'Los «Sin confirmar» pueden haber llegado. Nunca se repiten solos: abran el chat, miren y decidan aquí.',
    queuedHint: 'Pueden cerrar esta ventana: el envío sigue, también si cierran la página.',
  },

  one: {
    open: 'Enviar ahora',
    title: (person: string) => `Enviar a ${person}`,
    hint: 'Sale enseguida por la conexión, solo para esta persona.',
    send: 'Enviar ahora',
    sending: 'Enviando…',
    sent: 'Mensaje enviado',
    uncertain: 'Sin confirmar',
  },

  history: {
    open: 'Mensajes',
    ofGroup: (group: string) => ` de ${group}`,
    title: (group: string) => `Mensajes de ${group}`,
    loading: 'Leyendo los mensajes…',
    loadFailed: 'No pudimos leer los mensajes.',
    empty: 'Todavía no hay mensajes ni chats abiertos con este grupo.',
    chat: 'Chat abierto',
    text: 'Ver el texto',
    list: 'Mensajes y chats, lo último primero',
  },
} as const;

/** 'a las 4:05 pm', 'mañana a la 1:00 pm', 'el 22 de diciembre a las 9:00 am' */
export const whenTexts = {
  at: (time: string) => `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`,
  tomorrow: (time: string) => `mañana ${time}`,
  day: (day: string, time: string) => `el ${day} ${time}`,
};

/** Under how many of which state a sending is summed up. */
export const countTexts = {
  queued: (count) => `${count} en cola`,
  sending: (count) => counted(count, 'saliendo', 'saliendo'),
  uncertain: (count) => `${count} sin confirmar`,
  accepted: (count) => counted(count, 'enviado', 'enviados'),
  failed: (count) => counted(count, 'no se envió', 'no se enviaron'),
  delivered: (count) => counted(count, 'recibido', 'recibidos'),
  read: (count) => counted(count, 'leído', 'leídos'),
} satisfies Record<MessageState, (count: number) => string>;
