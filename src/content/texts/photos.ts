/** Around the carousel and the strip of pictures. */
export const photoTexts = {
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reproducir',
  carousel: 'carrusel',
  slide: 'foto',
  place: (at: number, total: number) => `${at} de ${total}`,
} as const;
