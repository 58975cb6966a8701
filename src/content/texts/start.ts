/** The couple's first minutes: the page behind the address that the server prints once. */
export const startTexts = {
  title: 'Empecemos',
  intro: 'Con esto basta para partir. Todo se puede cambiar después.',
  first: 'Un nombre',
  second: 'El otro nombre',
  date: 'Día de la ceremonia',
  time: 'Hora',
  place: 'Lugar',
  placeHint: 'Como lo conocen sus invitados, por ejemplo Fundo Los Avellanos.',
  account: 'Para entrar ustedes',
  username: 'Usuario',
  password: 'Contraseña',
  passwordHint: 'Al menos 10 caracteres. Los dos usan la misma.',
  show: 'Mostrar',
  hide: 'Ocultar',
  submit: 'Crear nuestro sitio',
  submitting: 'Creando…',
  failed: 'No se pudo crear el sitio',
  noToken:
    'Para empezar, abran la dirección que mostró el servidor al partir, completa: termina en «/start#» y varias letras.',
  begun: 'Su sitio ya está en marcha.',
  toPanel: 'Ir al panel',
} as const;
