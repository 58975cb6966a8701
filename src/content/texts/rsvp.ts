export const rsvp = {
  pageTitle: 'Confirmar Asistencia',
  heading: 'Confirma tu asistencia a nuestro matrimonio',
  greeting: (groupName: string) => `Hola, ${groupName}.`,

  dietary: {
    step: 'Para empezar',
    title: 'Restricciones alimentarias',
    subtitle: 'Cuéntanos qué come cada persona, para que nadie se quede con hambre.',
    label: 'Alimentación',
    of: (name: string) => `de ${name}`,
    specLabel: (name: string) => `Detalle para ${name}`,
    specPlaceholder: 'Por favor especifica',
    severity: '¿Qué tan delicado es?',
    peopleMissing:
      'Las preguntas sobre niños y comodidades no alcanzaron a cargar. Vuelve con más señal.',
    next: 'Continuar a los eventos',
    saving: 'Guardando...',
    failed: 'Failed to save dietary preferences. Please try again.',
  },

  companions: {
    title: 'Acompañantes',
    places: (count: number) =>
      count === 1
        ? 'Puedes traer a una persona más. Si nadie más viene, déjalo en blanco.'
        : `Puedes traer hasta ${count} personas más. Si nadie más viene, déjalo en blanco.`,
    full: 'Ya están todos los lugares que tenías para acompañantes.',
    closed: 'El plazo para cambiar acompañantes ya pasó.',
    name: 'Acompañante',
    hint: 'Nombre y apellido',
    nameOf: 'Nombre',
    add: 'Agregar',
    adding: 'Agregando...',
    missing: 'Escribe el nombre de tu acompañante',
    failed: 'No pudimos agregar a tu acompañante. Intenta nuevamente.',
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar a ${name}`,
    notRemoved: 'No pudimos quitar a tu acompañante. Intenta nuevamente.',
  },

  event: {
    step: (number: number, count: number) => `Evento ${number} de ${count}`,
    progress: 'Avance de los eventos',
    question: '¿Quiénes vienen?',
    questionOne: '¿Vienes?',
    yes: 'Asistiré',
    no: 'No asistiré',
    allYes: 'Todos asistiremos',
    allNo: 'Nadie asistirá',
    all: 'Todo el grupo',
    next: 'Siguiente evento',
    review: 'Revisar todas las respuestas',
    back: 'Volver al evento anterior',
    failed: 'Failed to process your responses. Please try again.',
  },

  questions: {
    title: 'Además, los novios preguntan',
    required: 'Es necesaria para seguir.',
    missing: 'Responde esta pregunta para seguir.',
    noSeats: 'Ya no quedan cupos: quien no alcanzó puede seguir sin responder.',
    full: 'completo',
    clear: 'Quitar respuesta',
    clearOf: (name: string) => `Quitar la respuesta de ${name}`,
  },

  summary: {
    step: 'Último paso',
    title: 'Revisa tus respuestas',
    subtitle: 'Todavía puedes cambiar lo que quieras antes de enviar.',
    edit: 'Editar respuestas',
    editOf: (eventName: string) => `Editar respuestas de ${eventName}`,
    back: 'Volver a los eventos',
    send: 'Enviar todas las respuestas',
    sending: 'Enviando...',
    silent: (names: string) =>
      `Aún sin respuesta: ${names}. Puedes enviar igual y responder lo que falta más adelante.`,
    empty: 'Aún no hay respuestas para enviar. Elige en algún evento quién viene y quién no.',
    sent: 'Enviado',
    done: 'Confirmación de asistencia completa',
    doneText: 'Tus respuestas han sido guardadas.',
    failed: 'Failed to save your responses. Please try again.',
  },

  conflict: {
    title: 'Alguien respondió antes que tú',
    text: (name: string, stored: string, selected: string) =>
      `Para ${name} está guardado «${stored}» y tú elegiste «${selected}». ¿Cuál dejamos?`,
    keepStored: (answer: string) => `Dejar «${answer}»`,
    keepSelected: (answer: string) => `Cambiar a «${answer}»`,
    toast: 'Algunas respuestas cambiaron mientras tanto. Revísalas y envía de nuevo.',
  },

  decline: {
    title: '¿Confirmas la ausencia?',
    text: 'Se puede cambiar más adelante, si algo se arregla.',
    confirm: 'Confirmar y enviar',
    back: 'Volver a revisar',
  },

  error: 'Error',
} as const;
