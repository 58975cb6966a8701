/** What groups ask for after the deadline, on the couple's dashboard. */
export const requestsTexts = {
  title: 'Pedidos de cambio',
  intro: 'El plazo ya pasó: ustedes deciden.',
  late: 'Respondió a tiempo, en un teléfono sin señal',
  people: (group: string) => `Lo que pide ${group}`,
  stored: 'Ahora',
  asked: 'Pide',
  note: 'Nota para ellos (opcional)',
  accept: 'Aceptar',
  decline: 'No aceptar',
  of: (group: string, event: string) => `el pedido de ${group} para ${event}`,
  accepted: 'Cambio aceptado',
  declined: 'Pedido no aceptado',
  failed: 'No se pudo guardar la decisión',
  changed: 'Cambió mientras lo miraban: esto es lo de ahora.',
  decided: 'Decididos',
  states: { accepted: 'Aceptado', declined: 'No aceptado', pending: 'Pendiente' },
} as const;
