/** In the big view of a picture, which is loaded once it is opened. */
export const bigViewTexts = {
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
  dots: 'Elegir foto',
  dot: (place: number) => `Foto ${place}`,
} as const;
