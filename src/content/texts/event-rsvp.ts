/** The responses to one event alone. */
export const eventRsvp = {
  pageTitle: 'Confirmación',
  title: (eventName: string) => `Confirmación para ${eventName}`,
  save: 'Save Response',
  saving: 'Saving...',
  saved: 'RSVP Updated',
  savedText: 'Tu respuesta ha sido guardada.',
  failed: 'Failed to save your response. Please try again.',
  empty: 'Aún no hay nada para guardar. Elige quién viene y quién no.',
  back: 'Volver al evento',
  unloadable: 'Unable to load RSVP data',
  goBack: 'Go Back',
  missing: {
    title: 'Evento No Encontrado',
    text: 'El evento que estás buscando no existe o no tienes acceso a él.',
  },
  events: 'Volver a Mis Eventos',
  notInvitedTitle: 'Event Not Found',
  notInvitedText: "You don't seem to be invited to this event or the event doesn't exist.",
} as const;
