export const adminNav = {
  label: 'Administración',
  back: 'Volver al Panel',
  site: 'Ver el sitio',
  logout: 'Cerrar Sesión',
} as const;

/** Every section of the admin area: address, label, what it is for, and its icon's name. */
export const adminSections = [
  { href: '/admin', label: 'Panel', about: 'Resumen del matrimonio', icon: 'panel' },
  { href: '/admin/site', label: 'El sitio', about: 'Textos y fotos', icon: 'site' },
  { href: '/admin/events', label: 'Eventos', about: 'Crear y editar los eventos', icon: 'events' },
  { href: '/admin/guests', label: 'Invitados', about: 'Grupos e invitaciones', icon: 'guests' },
  { href: '/admin/rsvps', label: 'RSVPs', about: 'Ver y editar respuestas', icon: 'rsvps' },
  {
    href: '/admin/questions',
    label: 'Preguntas',
    about: 'Lo que quieren saber',
    icon: 'questions',
  },
  { href: '/admin/whatsapp', label: 'WhatsApp', about: 'Enviar mensajes', icon: 'whatsapp' },
  { href: '/admin/tables', label: 'Mesas y tablas', about: 'Mesas y carpas', icon: 'tables' },
  { href: '/admin/gifts', label: 'Regalos', about: 'Regalos y compras', icon: 'gifts' },
  { href: '/admin/history', label: 'Historial', about: 'Cambios y papelera', icon: 'history' },
  { href: '/admin/data', label: 'Datos', about: 'Copias y privacidad', icon: 'data' },
] as const;

export type AdminSection = (typeof adminSections)[number];
