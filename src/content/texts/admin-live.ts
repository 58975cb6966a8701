/** How fresh a screen of the couple is. */
export const liveTexts = {
  live: 'En vivo',
  lost: 'Sin conexión en vivo: se actualiza cuando vuelves a esta ventana',
  updated: (time: string) => `Actualizado a las ${time}`,
  news: 'Hay respuestas nuevas',
  newsHint: 'Llegaron mientras editabas. Lo que cambiaste aquí sigue igual.',
  show: 'Mostrarlas',
};
