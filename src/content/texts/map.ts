export const mapTexts = {
  image: (from: string, town: string, venue: string) =>
    `Mapa dibujado de la ruta de ${from} a ${town}, y de ahí a ${venue}`,
  steps: 'La ruta en palabras',
  coordinates: 'Coordenadas',
  google: 'Google Maps',
  waze: 'Waze',
  otherApp: 'Otra aplicación',
  open: 'Abrir la ruta en',
  embedTitle: (venue: string) => `Mapa de ${venue}`,
  embedOpen: 'Ver el mapa aquí',
  embedNote: 'Se carga desde Google solo si lo pides.',
} as const;
