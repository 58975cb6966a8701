export const notFound = {
  title: '404 - Página No Encontrada',
  text: 'La página que estás buscando no existe o ha sido movida.',
  home: 'Volver al Inicio',
} as const;
