/** Around every picture: carousel, strip and the big view. */
export const photoTexts = {
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
  pause: 'Pausar',
  play: 'Reproducir',
  carousel: 'carrusel',
  slide: 'foto',
  place: (at: number, total: number) => `${at} de ${total}`,
  dots: 'Elegir foto',
  dot: (place: number) => `Foto ${place}`,
} as const;
