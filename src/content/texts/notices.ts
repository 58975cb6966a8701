/** What the couple tells its guests on every page. */
export const noticeTexts = {
  label: 'Avisos de los novios',
  urgent: 'Urgente',
  /** When it began. */
  since: (time: string) => `Desde el ${time}`,
  missing: 'Escriban el aviso',
  endsFirst: 'El aviso tiene que terminar después de empezar',
  noEvent: 'Ese evento ya no existe',
  /** The times of an event have changed while its page was open. */
  changed: 'Cambiaron los horarios',
  reload: 'Ver los nuevos',
} as const;
