/** What stands where the invitation will be. */
export const pending = {
  heading: 'Estamos preparando la invitación',
  text: 'Vuelve en unos días: aquí estará todo.',
  couplesLogin: 'Panel de los novios',
  title: 'Nuestro matrimonio',
  description: 'La invitación de nuestro matrimonio, muy pronto.',
  couple: ['Novia', 'Novio'],
  venue: 'Por confirmar',
} as const;
