/** A guest without link or code asks for it by phone number. */
export const lostLinkTexts = {
  open: 'No tengo mi código',
  intro:
    'Escribe tu teléfono: si está en una invitación, los novios te mandarán el enlace por WhatsApp.',
  phone: 'Tu teléfono',
  submit: 'Pedir mi enlace',
  back: 'Volver al ingreso',
  pending: 'Enviando...',
  missing: 'Escribe tu teléfono',
  /** The same for known and unknown numbers. */
  answer:
    'Si ese teléfono está en una invitación, los novios ya saben que lo pides y te mandarán el enlace por WhatsApp.',
} as const;

/** What the couple reads of it, and sends. */
export const lostLinkRequests = {
  title: 'Piden su enlace',
  asks: (name: string, groupName: string) => `${name} · ${groupName}`,
  send: 'Mandar enlace',
  to: (groupName: string) => ` a ${groupName}`,
  settle: 'Quitar',
  settleOf: (groupName: string) => `Quitar el pedido de ${groupName}`,
  opened: 'El chat se abrió con el enlace escrito: falta enviarlo ahí.',
  noPhone: 'Ya no tiene teléfono guardado.',
  failed: 'No se pudo quitar el pedido',
  message: (name: string, link: string, groupName: string, code: string) =>
    `Hola ${name}: este es tu enlace para entrar a nuestro sitio:\n${link}\n\nTambién puedes ingresar con el grupo «${groupName}» y el código ${code}.`,
} as const;
