/** What the couple reads of guests who ask for their link, and sends. */
export const linkRequestTexts = {
  title: 'Piden su enlace',
  asks: (name: string, groupName: string) => `${name} · ${groupName}`,
  send: 'Mandar enlace',
  to: (groupName: string) => ` a ${groupName}`,
  resolve: 'Quitar',
  resolveOf: (groupName: string) => `Quitar el pedido de ${groupName}`,
  opened: 'El chat se abrió con el enlace escrito: falta enviarlo ahí.',
  noPhone: 'Ya no tiene teléfono guardado.',
  failed: 'No se pudo quitar el pedido',
} as const;
