import type { SiteState } from '#domain/days/site-state.ts';

/** What stands around every page: navigation bar, footer, chat, notifications. */
export const site = {
  skip: 'Saltar al contenido',
  needsScript:
    'Para usar esta página, tu navegador tiene que permitir JavaScript. Actívalo y recárgala, o escríbenos y te ayudamos.',
  nav: {
    label: 'Principal',
    home: 'Inicio',
    rsvp: 'Confirmar Asistencia',
    events: 'Eventos',
    lodging: 'Alojamientos',
    gifts: 'Regalos',
    photos: 'Fotos',
    admin: 'Panel de Admin',
    logout: 'Cerrar Sesión',
    menu: 'Menú',
    logoutFailed: 'No se pudo cerrar la sesión. Revisa tu conexión e intenta nuevamente.',
  },
  footer: {
    links: 'Enlaces',
    contact: 'Contacto',
    rights: 'Todos los derechos reservados.',
    privacy: 'Privacidad',
  },
  chat: {
    open: (name: string) => `Abrir chat con ${name}`,
    start: 'Iniciar conversación',
    close: 'Cerrar',
  },
  toasts: { region: 'Notificaciones (F8)', close: 'Cerrar' },
} as const;

/** The public pages, in the order of the navigation bar. */
const publicLinks = [
  { href: '/', text: site.nav.home },
  { href: '/rsvp', text: site.nav.rsvp },
  { href: '/my-events', text: site.nav.events },
  { href: '/accommodations', text: site.nav.lodging },
  { href: '/gifts', text: site.nav.gifts },
  { href: '/photos', text: site.nav.photos },
] as const;

/** Those that a visitor is led to now: confirming is one of them while guests are asked to, photos once the days have begun. */
export const linksOf = ({ asksResponses, phase }: SiteState) =>
  publicLinks.filter(
    ({ href }) => (href !== '/rsvp' || asksResponses) && (href !== '/photos' || phase !== 'before'),
  );
