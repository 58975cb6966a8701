/** The checkout that takes Mercado Pago's place while no account is connected. */
export const practiceTexts = {
  title: 'Pago de práctica',
  mark: 'Esto es una práctica',
  stamp: 'Sin cobro',
  explanation:
    'Este sitio todavía no está conectado a Mercado Pago. No se cobra nada: elige cómo quieres que termine el pago.',
  order: 'Lo que se pagaría',
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  total: 'Total',
  approve: 'Aprobar',
  pending: 'Pendiente',
  reject: 'Rechazar',
  back: 'Volver a los regalos',
} as const;
