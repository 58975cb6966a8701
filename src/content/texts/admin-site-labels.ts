import type { BlockType } from '#content/schemas/blocks.ts';

/** What the fields of the couple's content are called in its forms. */
const byName: Record<string, string> = {
  address: 'Dirección',
  alt: 'Qué se ve en la foto',
  ask: 'Pedir una copia o que se borre',
  bank: 'Cuenta para transferencias',
  blocks: 'Bloques de la guía',
  calendar: 'Ofrecer el enlace a Google Calendar',
  celebration: 'Celebración',
  ceremony: 'Ceremonia',
  chat: 'Botón de chat',
  contact: 'Contacto',
  country: 'País de la boda',
  couple: 'Ustedes',
  currency: 'Moneda',
  day: 'Día',
  days: 'Días',
  description: 'Descripción',
  directions: 'Cómo llegar',
  dresscode: 'Qué ponerse',
  early: 'Por qué reservar pronto',
  email: 'Correo',
  end: 'Último día',
  face: 'Letra de los títulos',
  from: 'Desde dónde',
  gallery: 'Galería',
  gift: 'Regalos',
  glampingEventId: 'Evento que trae alojamiento',
  greeting: 'Saludo',
  hero: 'Foto de la primera pantalla',
  hidden: 'Escondido',
  highway: 'Carretera',
  history: 'Historia',
  host: 'Dónde se abre el chat',
  hotels: 'Lugares donde alojar',
  includes: 'Incluye',
  initials: 'Iniciales',
  intro: 'Introducción',
  invitations: 'Tipos de invitación',
  invitedBy: 'Quiénes invitan',
  items: 'Lista',
  label: 'Nombre',
  latitude: 'Latitud',
  lines: 'Datos de la cuenta',
  link: 'Texto del enlace',
  longitude: 'Longitud',
  message: 'Mensaje ya escrito',
  look: 'Cómo se ve',
  name: 'Nombre',
  names: 'Nombres',
  notes: 'Conviene saber',
  number: 'Teléfono',
  phone: 'Teléfono',
  phones: 'Teléfonos',
  photo: 'Foto',
  photos: 'Fotos',
  picture: 'Foto del evento',
  palette: 'Colores',
  place: 'Ciudad y región',
  point: 'Punto que siempre se ve',
  price: 'Precio',
  quickTransfer: 'Página de transferencia rápida',
  rates: 'Precios por noche',
  reservation: 'Cómo se reserva',
  reserved: 'Para quienes ya tienen alojamiento',
  review: 'Opinión',
  road: 'Camino',
  scene: 'Primera pantalla',
  role: 'Qué hace',
  route: 'Mapa dibujado',
  sections: 'Partes',
  site: 'En enlaces compartidos',
  social: 'Redes',
  start: 'Primer día',
  steps: 'La ruta en palabras',
  subject: 'Asunto del correo',
  text: 'Texto',
  time: 'Hora',
  timeText: 'La hora en palabras',
  timeZone: 'Hora de qué ciudad',
  tip: 'Consejo',
  title: 'Título',
  town: 'Ciudad',
  thanks: 'Gracias',
  unanswered: 'A quienes todavía no confirman',
  url: 'Dirección web',
  value: 'Dato',
  venue: 'El lugar',
  weekend: 'Días de celebración',
  x: 'Desde la izquierda, en %',
  y: 'Desde arriba, en %',
};

/** Where a name says something else than elsewhere: the last two of its path. */
const byPath: Record<string, string> = {
  'home.celebration': 'Qué se celebra',
  'home.directions': 'El camino en palabras',
  'home.gallery': 'Sobre las fotos',
  'home.gift': 'Llamado a los regalos',
  'home.sections': 'Orden de la portada',
  'sections.id': 'Sección',
  'home.venue': 'Por qué ahí',
  'wedding.venue': 'Dónde es',
  'hotels.place': 'Dónde queda',
  'reservation.label': 'Texto del botón',
  'social.label': 'Texto del enlace',
  'rates.label': 'Qué cuesta eso',
  'phones.label': 'De quién es',
  'lodging.location': 'Dónde es el matrimonio',
  'photos.venue': 'Fotos del lugar',
  'photos.gallery': 'Fotos',
  'playlist.link': 'Texto del botón',
};

type Step = string | number;

/** Longer ones are a hint below a short label. */
const longestLabel = 45;

/**
 * What the schema says of a field, as a label: 'las horas del programa, en su orden' is 'Horas del programa'.
 * @returns undefined where it is too long for one
 */
export const aboutLabel = (about: string): string | undefined => {
  const text = about
    .replace(/^(?:el|la|los|las|un|una|su) /u, '')
    .replace(/, (?:en su orden|una por una|un tramo por línea)$/u, '');
  if (text === '' || text.length > longestLabel) return undefined;
  return `${text[0]!.toLocaleUpperCase('es')}${text.slice(1)}`;
};

/**
 * @param path from the part on: `['wedding', 'bank', 'holder']`
 * @param about what the schema says of it: the names of fields mean something else in each type of block
 */
export const labelOf = (path: readonly Step[], about = ''): string | undefined => {
  const names = path.filter((step) => typeof step === 'string');
  const isInBlock = names.includes('blocks') && names[names.length - 1] !== 'blocks';
  const label = isInBlock ? aboutLabel(about) : undefined;
  if (label) return label;
  return byPath[names.slice(-2).join('.')] ?? byName[names[names.length - 1] ?? ''];
};

/** Both of a pair. */
const ofPairs: Record<string, readonly [string, string]> = {
  names: ['Un nombre', 'El otro nombre'],
  initials: ['Una inicial', 'La otra inicial'],
  invitedBy: ['Quién invita', 'Quién más invita'],
};

/** Undefined for what is no pair. */
export const pairLabelsOf = (path: readonly Step[]) => ofPairs[`${path[path.length - 1]}`];

/** One of a list, for its heading and its buttons: in a block, by what the schema says of it. */
const ofLists: Record<string, string> = {
  blocks: 'bloque',
  diet: 'dieta',
  gallery: 'foto',
  history: 'párrafo',
  hotels: 'lugar',
  includes: 'línea',
  intro: 'párrafo',
  invitations: 'tipo de invitación',
  lines: 'dato',
  items: 'línea',
  notes: 'línea',
  phones: 'teléfono',
  photos: 'foto',
  rates: 'precio',
  sections: 'parte',
  steps: 'tramo',
  venue: 'foto',
};

export const itemOf = (path: readonly Step[], about = ''): string => {
  const names = path.filter((step) => typeof step === 'string');
  const isInBlock = names.includes('blocks') && names[names.length - 1] !== 'blocks';
  const noun = isInBlock ? /^una? (\p{L}+)/u.exec(about)?.[1] : undefined;
  if (noun) return noun;
  return ofLists[names[names.length - 1] ?? ''] ?? 'línea';
};

/** The types of blocks in an event's guide, as a form offers them. */
export const blockLabels: Record<BlockType, string> = {
  notice: 'Aviso',
  programme: 'Programa',
  menu: 'Carta',
  list: 'Lista',
  tents: 'Carpas',
  services: 'Servicios incluidos',
  reviews: 'Opiniones',
  activities: 'Actividades',
  gallery: 'Fotos',
  playlist: 'Lista de música',
  map: 'Mapa',
};

/** Other choices, as a form offers them. */
export const optionLabels: Record<string, string> = {
  copihue: 'Copihue',
  olive: 'Olivo',
  sea: 'Mar',
  plum: 'Ciruela',
  rosarivo: 'Romántica',
  marcellus: 'Clásica',
  niconne: 'Manuscrita',
  venue: 'El lugar',
  celebration: 'Celebración',
  directions: 'Cómo llegar',
  unanswered: 'Llamado a confirmar',
  gift: 'Regalos',
  gallery: 'Fotos',
  valley: 'Valle',
  coast: 'Costa',
  garden: 'Jardín',
  rules: 'Reglas',
  checklist: 'Lista para marcar',
  tips: 'Consejos',
  information: 'Información',
  warning: 'Advertencia',
};
