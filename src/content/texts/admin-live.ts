/** How fresh a screen of the couple is. */
export const liveTexts = {
  live: 'En vivo',
  lost: 'Sin conexión en vivo: se actualiza cuando vuelven a esta ventana',
  updated: (time: string) => `Actualizado a las ${time}`,
  updates: 'Hay respuestas nuevas',
  updatesHint: 'Llegaron mientras editaban. Lo que cambiaron aquí sigue igual.',
  show: 'Mostrarlas',
};
