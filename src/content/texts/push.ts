/** On a guest's phone: notifications. To one person. */
export const pushTexts = {
  title: 'Avisos en este teléfono',
  about:
    'Si cambia una hora o hay algo que saber, este teléfono lo dice aunque tengas el sitio cerrado.',
  enablePush: 'Avísenme en este teléfono',
  turningOn: 'Un momento…',
  on: 'Listo: este teléfono recibe los avisos.',
  disablePush: 'No avisar más aquí',
  off: 'Este teléfono ya no recibe avisos.',
  /** The browser was told to refuse, and asks no more. */
  denied:
    'Este teléfono tiene bloqueadas las notificaciones de este sitio. Ábrelas en los ajustes del navegador y vuelve aquí.',
  dismissed: 'El teléfono no dio permiso. Puedes intentarlo de nuevo cuando quieras.',
  failed: 'No se pudo activar. Revisa la señal e inténtalo de nuevo.',
  notOff: 'No se pudo apagar. Revisa la señal e inténtalo de nuevo.',
  /** An iPhone takes them only from an app on its home screen. */
  iPhone: 'En un iPhone, los avisos llegan a la invitación puesta en la pantalla de inicio:',
  iPhoneSteps: [
    'Toca Compartir, el cuadrado con la flecha hacia arriba.',
    'Elige «Añadir a pantalla de inicio» o «Agregar a inicio».',
    'Abre la invitación desde ahí, toca «Ingresar» y vuelve a «Mis eventos».',
  ],
  noService: 'Este navegador recibe avisos por un servicio que el sitio no conoce.',
  noKeys: 'El navegador no entregó sus claves para los avisos.',
} as const;

/** What the phone shows. */
export const pushedTexts = {
  moved: (event: string, time: string, before: string) =>
    `${event}: ahora ${time}, antes ${before}`,
  back: (event: string, time: string) => `${event}: vuelve a su hora, ${time}`,
} as const;
