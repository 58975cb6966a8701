import type { ReviewedStatus } from '#domain/photos/guest-photo.ts';
import { numberText } from '#domain/number-text.ts';

const photos = (count: number) => (count === 1 ? '1 foto' : `${numberText(count)} fotos`);

const size = (bytes: number) =>
  bytes >= 1e9
    ? `${(bytes / 1e9).toFixed(1).replace('.', ',')} GB`
    : `${numberText(Math.ceil(bytes / 1e6))} MB`;

/** The couple's room for the photos of their guests. */
export const photosPanelTexts = {
  title: 'Fotos',
  /** Of the window: guests have a page 'Fotos' of their own. */
  pageTitle: 'Fotos de los invitados',
  about:
    'Las que envían sus invitados. Aquí deciden cuáles ven todos en el álbum; ustedes las tienen todas, tal como llegaron.',
  tabs: 'Fotos de los invitados',
  loading: 'Cargando las fotos…',
  failed: 'No se cargaron las fotos',
  failedText: 'Revisen la conexión e inténtenlo otra vez.',
  more: 'Ver más',
  tab: {
    pending: (count: number) => `Por revisar (${numberText(count)})`,
    approved: (count: number) => `En el álbum (${numberText(count)})`,
    hidden: (count: number) => `Ocultas (${numberText(count)})`,
  } satisfies Record<ReviewedStatus, (count: number) => string>,
  empty: {
    pending: 'No hay fotos por revisar. Las que lleguen aparecen aquí, sin recargar.',
    approved: 'El álbum todavía está vacío.',
    hidden: 'No hay fotos ocultas.',
  } satisfies Record<ReviewedStatus, string>,
  how: {
    pending: 'Toquen las que no quieren mostrar; las demás se aprueban de una vez.',
    approved: 'Toquen las que quieren sacar del álbum.',
    hidden: 'Toquen las que quieren mostrar, o borrar para siempre.',
  } satisfies Record<ReviewedStatus, string>,
  photoOf: (sender: string, place: number) => `Foto ${place}, de ${sender}`,
  byCard: (event: string) => `la tarjeta de «${event}»`,
  nobody: 'alguien que ya no está en la lista',
  open: 'Ver grande',
  openOf: (place: number) => `Ver grande la foto ${place}`,
  uploading: (count: number) =>
    count === 1 ? '1 más está llegando.' : `${numberText(count)} más están llegando.`,
  approveAll: (count: number) => `Aprobar ${photos(count)}`,
  approveRest: (approved: number, hidden: number) =>
    approved === 0
      ? `Ocultar ${photos(hidden)}`
      : `Aprobar ${numberText(approved)} y ocultar ${numberText(hidden)}`,
  hide: (count: number) => `Ocultar ${photos(count)}`,
  show: (count: number) => `Mostrar ${photos(count)}`,
  remove: (count: number) => `Borrar ${photos(count)}`,
  removeTitle: (count: number) =>
    count === 1 ? '¿Borrar esta foto?' : `¿Borrar ${photos(count)}?`,
  removeText:
    'Se borran del sitio para siempre, también para quien las envió. No quedan en los respaldos.',
  removeLabel: 'Borrar',
  removed: (count: number) => (count === 1 ? '1 foto borrada' : `${photos(count)} borradas`),
  notRemoved: 'No se borraron',
  decided: (approved: number, hidden: number) =>
    [
      approved > 0 && `${photos(approved)} en el álbum`,
      hidden > 0 && (hidden === 1 ? '1 oculta' : `${numberText(hidden)} ocultas`),
    ]
      .filter(Boolean)
      .join(', '),
  notReviewed: 'No se guardó',
  album: {
    title: 'El álbum',
    opens: 'Los invitados lo ven desde',
    opensHint: 'Sin fecha, desde que aprueban la primera foto.',
    save: 'Guardar',
    saved: 'Guardado',
    failed: 'No se guardó',
    page: 'Ver la página de fotos',
  },
  download: {
    title: 'Todas en un archivo',
    about: (count: number, bytes: number) =>
      `${photos(count)} en total, ${size(bytes)}. El archivo trae las del álbum, al tamaño en que llegaron.`,
    room: (free: number) =>
      `En el servidor quedan ${size(free)} libres. Los respaldos de cada noche no llevan estas fotos: descárguenlas.`,
    zip: 'Descargar el álbum (.zip)',
    none: 'Todavía no hay fotos en el álbum.',
  },
  links: {
    title: 'Tarjetas y pantalla',
    about:
      'Con la tarjeta de un evento, quien la lea con su teléfono sube fotos sin ingresar; no ve ninguna. Con el enlace de la pantalla, un televisor o computador muestra en la fiesta las que aprueban.',
    card: (event: string) => `Tarjetas de «${event}»`,
    event: 'De qué evento',
    create: 'Hacer tarjetas',
    print: 'Imprimir',
    printOf: (event: string) => `Imprimir las tarjetas de «${event}»`,
    wall: 'Pantalla para la fiesta',
    makeWall: 'Crear enlace de la pantalla',
    openWall: 'Abrir',
    copy: 'Copiar enlace',
    end: 'Quitar',
    endOf: (name: string) => `Quitar: ${name}`,
    endTitle: (name: string) => `¿Quitar «${name}»?`,
    endText: 'El enlace y las tarjetas impresas dejan de servir. Las fotos que llegaron se quedan.',
    ended: 'Enlace quitado',
    failed: 'No se hizo el enlace',
    notExpired: 'No se quitó',
    none: 'Todavía no hay tarjetas ni pantalla.',
  },
  cards: {
    title: 'Tarjetas para subir fotos',
    back: 'Volver a Fotos',
    print: 'Imprimir',
    about: 'Recórtenlas y déjenlas en las mesas: una por mesa alcanza.',
    none: 'Ese evento no tiene tarjetas todavía.',
    qr: 'Código QR para subir fotos',
    list: 'Tarjetas',
    onlyHere: (siteUrl: string) =>
      `La dirección del sitio es ${siteUrl}: los teléfonos de los invitados no la encuentran. Impriman las tarjetas cuando el sitio tenga su dirección definitiva.`,
  },
  noneSelected: 'Elijan al menos una foto.',
  tooManySelected: 'Son demasiadas fotos a la vez: elijan hasta 500.',
  eventMissing: 'Elijan el evento.',
  zipName: 'fotos.zip',
};
