/** /gifts/result: where a guest comes back to after paying. */
export const giftResult = {
  pageTitle: 'Estado del regalo',
  success: {
    title: '¡Gracias,',
    name: (groupName: string) => `${groupName}!`,
    text: (names: readonly string[]) =>
      `${names.join(' y ')} ya tienen tu regalo. Cuando lo vivan, se van a acordar de ustedes.`,
    more: 'Hacer otro regalo',
  },
  failure: {
    title: 'Hubo un problema con el pago',
    text: 'Hubo un problema procesando tu pago. Por favor intenta nuevamente.',
    notCharged: 'Tu regalo no se pagó. Puedes volver a llenar el carrito con lo mismo.',
    cart: 'Volver al carrito',
    more: 'Ver más regalos',
  },
  refunded: {
    title: 'Este regalo fue devuelto',
    text: 'El pago volvió a quien lo hizo y este regalo ya no cuenta como dado.',
  },
  pending: {
    title: 'Procesando tu regalo...',
    text: 'El pago todavía no está confirmado. Esta página se actualiza sola; también puedes cerrarla, el regalo sigue su camino.',
    missing: (amount: string, total: string) =>
      `Llegó una parte del pago: faltan ${amount} de ${total}. Si pagaste con dos tarjetas, el resto puede estar por llegar.`,
    takenTitle: 'Ya no quedaban esas partes',
    refundDue: (amount: string) =>
      `Tu pago de ${amount} llegó cuando otros ya habían dado esas partes. Los novios ya lo saben y te lo devolverán.`,
    stopped: 'Está tardando más de lo normal. Tu regalo sigue su camino: vuelve a mirar más tarde.',
    offline: 'Sin conexión. Volveremos a mirar cuando haya señal.',
    look: 'Revisar ahora',
    more: 'Ver más regalos',
  },
  transfer: {
    title: 'Esperando tu transferencia',
    text: 'Los novios la confirmarán cuando la vean en su cuenta. Si aún no transfieres, escribe la referencia en el comentario.',
    reference: 'Referencia',
  },
  unknown: {
    title: 'Estado del regalo',
    text: 'No sabemos de qué regalo se trata. Los que ya están confirmados aparecen en la página de regalos.',
    notFound: 'No encontramos un regalo con ese código entre los de tu grupo.',
    states: {
      pending: 'Este regalo está en proceso.',
      approved: 'Este regalo está confirmado.',
      rejected: 'El pago de este regalo no resultó.',
      refunded: 'El pago de este regalo fue devuelto.',
      cancelled: 'Este regalo se canceló.',
    },
    gifts: 'Ir a los regalos',
  },
  details: {
    title: 'Tu regalo',
    code: 'Código de confirmación',
    date: 'Fecha',
    unit: (quantity: number, price: string) => `${quantity} × ${price}`,
    total: 'Total',
    totalPaid: 'Total pagado',
    message: 'Tu mensaje para los novios',
  },
} as const;
