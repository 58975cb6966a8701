export const adminNav = {
  label: 'Administración',
  back: 'Volver al Panel',
  site: 'Ver el sitio',
  more: 'Más',
  logout: 'Cerrar Sesión',
  /** What waits beside an entry, read aloud. */
  waits: (count: number) => (count === 1 ? 'Espera 1' : `Esperan ${count}`),
} as const;

type Section = { href: string; label: string; about: string };

/** Every section of the admin area: address, label, and what it is for; its icon goes by the same name. */
const sections = {
  panel: { href: '/admin', label: 'Panel', about: 'Resumen del matrimonio' },
  site: { href: '/admin/site', label: 'El sitio', about: 'Textos y fotos' },
  events: { href: '/admin/events', label: 'Eventos', about: 'Crear y editar los eventos' },
  questions: { href: '/admin/questions', label: 'Preguntas', about: 'Lo que quieren saber' },
  guests: { href: '/admin/guests', label: 'Invitados', about: 'Grupos e invitaciones' },
  rsvps: { href: '/admin/rsvps', label: 'RSVPs', about: 'Ver y editar respuestas' },
  tables: { href: '/admin/tables', label: 'Mesas y tablas', about: 'Mesas y carpas' },
  kitchen: { href: '/admin/kitchen', label: 'Hoja para la cocina', about: 'Qué come cada persona' },
  whatsapp: { href: '/admin/whatsapp', label: 'WhatsApp', about: 'Enviar mensajes' },
  gifts: { href: '/admin/gifts', label: 'Regalos', about: 'Regalos y compras' },
  days: { href: '/admin/days', label: 'Los días', about: 'Qué se ve ahora' },
  photos: { href: '/admin/photos', label: 'Fotos', about: 'De los invitados' },
  history: { href: '/admin/history', label: 'Historial', about: 'Cambios y papelera' },
  data: { href: '/admin/data', label: 'Datos', about: 'Copias y privacidad' },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

export type AdminSection = Section & { name: SectionName };

const named = (...names: SectionName[]): AdminSection[] =>
  names.map((name) => ({ name, ...sections[name] }));

/** The sections by what the couple does there; the panel stands before all of them. */
export const adminGroups = [
  { title: null, sections: named('panel') },
  { title: 'Invitación', sections: named('site', 'events', 'questions') },
  { title: 'Personas', sections: named('guests', 'rsvps', 'tables', 'kitchen') },
  { title: 'Mensajes', sections: named('whatsapp') },
  // Their entries have the same names.
  { title: null, sections: named('gifts', 'days', 'photos') },
  { title: 'Cuenta', sections: named('history', 'data') },
] as const;

export const adminSections = adminGroups.flatMap((group) => group.sections);

/** Within a thumb's reach on a phone, beside the menu with all of them. */
export const mostUsed = named('panel', 'guests', 'rsvps', 'whatsapp');
