/** What the home page says beyond the couple's own words in `home.yaml`. */
export const home = {
  caption: 'Nos casamos',
  and: '&',
  rsvp: 'Confirmar Asistencia',
  countdown: {
    label: 'Cuenta regresiva',
    units: ['Días', 'Horas', 'Minutos', 'Segundos'],
    past: (day: string) => `Nos casamos el ${day}. ¡Gracias por acompañarnos!`,
  },
  /** During the days. */
  days: { now: 'Qué pasa ahora' },
  /** Once it is over. */
  after: {
    thanks: '¡Gracias por acompañarnos!',
    ago: (ago: string) => `Nos casamos ${ago}`,
    photos: 'Ver las fotos',
  },
  venue: { title: 'El lugar', carousel: 'Fotos del lugar' },
  celebration: {
    discover: 'Descubre tu invitación',
    events: 'Ver mis eventos',
    yours: 'Tus eventos',
    loading: 'Buscando tus eventos…',
  },
  gift: { details: 'Ver Detalles' },
  gallery: { title: 'Nuestras fotos' },
  strip: { label: 'Galería de fotos' },
} as const;

/** Apart from the others: a file of its own says them, on good lines only. */
export const filmTexts = { stop: 'Detener la película', play: 'Seguir la película' } as const;
