/** A guest without link or code asks for it by phone number. */
export const linkRequestTexts = {
  open: 'No tengo mi código',
  subtitle:
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
