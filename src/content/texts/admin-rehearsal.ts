/** The demo as it will be at some moment. */
export const rehearsalTexts = {
  title: 'Ensayo',
  about:
    'La demostración puede mostrarse como será en otro momento: el sitio, la puerta y los teléfonos de los invitados siguen esta hora. Solo existe en la demostración.',
  at: 'Mostrarla como será el',
  show: 'Mostrar ese momento',
  back: 'Volver a ahora',
  start: (event: string) => `Al empezar ${event}`,
  shown: (time: string) => `Se muestra como será el ${time}.`,
  now: 'Se muestra como es ahora.',
  failed: 'No se cambió la hora',
  missing: 'Elijan un día y una hora',
};
