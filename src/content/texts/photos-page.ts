/** The page where guests send photos and look at the album, and the screen at the party. */
export const photosTexts = {
  title: 'Fotos',
  caption: 'El álbum de todos',
  subtitle:
    'Sube las que tomaste: los novios las reciben tal como son y eligen cuáles se ven en el álbum.',
  card: (event: string) => `Tus fotos de «${event}»`,
  cardSubtitle:
    'Elígelas aquí: llegan a los novios tal como son. Puedes cerrar esta página, siguen cuando la abras.',
  signIn: {
    text: 'Para subir fotos y ver el álbum, ingresa con tu grupo.',
    link: 'Ingresar',
  },
  noScripts: 'Para subir fotos este navegador necesita JavaScript.',
  invalidLink: 'Este enlace ya no sirve. Pide otro a los novios, o ingresa con tu grupo.',
  linkFailed: 'No pudimos abrir el enlace: no hay señal. Prueba otra vez en un momento.',
  retry: 'Probar otra vez',
  send: {
    title: 'Sube tus fotos',
    choose: 'Elegir fotos',
    onlyWifi: 'Solo con wifi',
    onlyWifiAbout: 'Este teléfono no dice cuándo hay wifi: siguen cuando toques «Subir ahora».',
    now: 'Subir ahora',
    reading: (count: number) =>
      count === 1
        ? 'Guardando 1 foto en este teléfono…'
        : `Guardando ${count} fotos en este teléfono…`,
    left: (count: number) => (count === 1 ? 'Queda 1 por subir' : `Quedan ${count} por subir`),
    percent: (percent: number) => `${percent} % de esta`,
    progress: 'Avance',
    sent: (count: number) => (count === 1 ? '1 foto enviada.' : `${count} fotos enviadas.`),
    thanks: '¡Gracias! Los novios las revisan antes de mostrarlas.',
    known: (count: number) =>
      count === 1
        ? '1 ya estaba: no se sube otra vez.'
        : `${count} ya estaban: no se suben otra vez.`,
    offline: 'Sin señal: están guardadas en este teléfono y siguen solas cuando vuelva.',
    held: 'Esperan a que haya wifi. Están guardadas en este teléfono.',
    unsaved:
      'Este teléfono no pudo guardarlas: no cierres esta página hasta que terminen de subir.',
    unreadable: 'No se pudo leer. Vuelve a elegirla.',
    video: 'Por ahora solo fotos: los videos no se pueden subir.',
    tooLarge: 'Pesa más de 20 MB. Elige una más liviana.',
    rejected: 'No se subieron',
    drop: 'Quitar de la lista',
    discard: (name: string) => `Quitar «${name}» de la lista`,
    removeAll: 'No subir las que quedan',
    removeTitle: '¿No subir las que quedan?',
    removeConfirm: 'Se quitan de esta página, no de tu teléfono.',
    removeYes: 'Sí, quitarlas',
    removeNo: 'No, subirlas',
  },
  own: {
    title: 'Las que subió tu grupo',
    status: {
      pending: 'Por revisar',
      approved: 'En el álbum',
      hidden: 'No se muestra',
    },
    processing: (count: number) =>
      count === 1 ? '1 se está preparando.' : `${count} se están preparando.`,
    remove: 'Retirar',
    removeOf: (place: number) => `Retirar tu foto ${place}`,
    photo: (place: number) => `Tu foto ${place}`,
    ask: '¿Retirar esta foto?',
    sure: 'Se borra del sitio y del álbum, no de tu teléfono.',
    yes: 'Sí, retirarla',
    no: 'No, dejarla',
    removed: 'Foto retirada',
    failed: 'No se pudo retirar',
  },
  album: {
    title: 'El álbum',
    photo: (place: number) => `Foto ${place} del álbum`,
    empty: 'Todavía no hay fotos en el álbum. La primera puede ser tuya.',
    opens: (time: string) => `El álbum se abre el ${time}.`,
    older: 'Ver fotos anteriores',
    newest: 'Volver a las más nuevas',
  },
  /** On a card of a table. */
  onCard: {
    heading: 'Tus fotos, aquí',
    scan: 'Lee el código con la cámara de tu teléfono y sube las fotos que tomaste.',
  },
  wall: {
    title: 'Fotos de la fiesta',
    loading: 'Un momento…',
    empty: 'Aquí aparecerán las fotos de la fiesta.',
    ended: 'Este enlace ya no sirve. Pidan otro a los novios.',
    photo: 'Foto de la fiesta',
    full: 'Pantalla completa',
  },
};
