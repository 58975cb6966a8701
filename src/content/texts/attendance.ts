export const attendance = {
  pageTitle: 'Eventos y asistencia',
  tabs: { label: 'Eventos y asistencia', details: 'Detalles', manage: 'Gestionar asistencia' },
  details: {
    more: 'Ver Detalles',
    moreOf: (eventName: string) => `Ver Detalles de ${eventName}`,
    empty: 'No tienes eventos para ver.',
  },
  manage: {
    subtitle:
      'Marca a quienes vienen y desmarca a quienes no. Nada se guarda hasta que toques el botón del final.',
    loading: 'Cargando responses...',
    attends: 'Asistirá',
    declines: 'No Asistirá',
    save: 'Save All Responses',
    saving: 'Saving...',
    list: 'Asistencia por evento',
    empty: 'No tienes eventos para confirmar asistencia.',
    partialTitle: 'Some responses could not be saved',
    partialText: 'There was an error saving some of your responses. Please try again.',
    savedTitle: 'All responses saved successfully',
    savedText: 'Your attendance preferences have been updated for all events.',
  },
  back: 'Volver a Mis Eventos',
} as const;
