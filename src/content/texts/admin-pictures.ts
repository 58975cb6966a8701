/** Pictures that the couple uploads and chooses, for the site and for gifts. */
export const picturesTexts = {
  choose: 'Elegir foto',
  change: 'Cambiar foto',
  none: 'Sin foto',
  remove: 'Quitar',
  title: 'Elegir una foto',
  upload: 'Subir fotos',
  hint: 'Pueden elegir varias. Si se corta la señal, siguen desde donde iban.',
  uploading: (name: string) => `Subiendo ${name}`,
  preparing: (name: string) => `Preparando ${name}`,
  failed: (name: string) => `No se pudo subir ${name}.`,
  tooLarge: 'Pesa más de 20 MB. Elijan una más liviana.',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  empty: 'Todavía no hay fotos. Suban las primeras.',
  loading: 'Buscando las fotos…',
} as const;
