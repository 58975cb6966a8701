/** The 'Conexión' tab of the couple's WhatsApp page. */
export const connectionTexts = {
  tab: 'Conexión',
  notice:
    'Para que los mensajes salgan solos, primero conecten su WhatsApp con el código QR y mantengan esta página abierta hasta que diga «Conectado».',
  notNeeded: 'Los enlaces de «Envío de Mensajes» funcionan sin conectar nada.',

  own: {
    title: 'Su WhatsApp',
    subtitle: 'Los mensajes salen solos desde su número, de a poco.',
    connect: 'Conectar',
    disconnect: 'Desconectar',
    cancel: 'Cancelar',
    connecting: 'Conectando…',
    disconnecting: 'Desconectando…',
    sent: 'Mensajes enviados',
    errored: 'Mensajes con error',
    statusLabel: 'Estado',
    qrFailed: 'No pudimos dibujar el código. Recarguen la página.',
    qrAlt: 'Código QR para vincular WhatsApp',
    qrSteps: [
      'Abran WhatsApp en su teléfono.',
      'Entren en Ajustes › Dispositivos vinculados › Vincular un dispositivo.',
      'Apunten la cámara a este código.',
    ],
    codeLabel: 'Su código de vinculación',
    copyCode: 'Copiar código',
    codeSteps: [
      'Abran WhatsApp en este teléfono.',
      'Entren en Ajustes › Dispositivos vinculados › Vincular un dispositivo › Vincular con el número de teléfono.',
      'Escriban este código.',
    ],
    samePhone: '¿Están en el mismo teléfono? Vinculen con un código',
    phone: 'Número de su WhatsApp',
    phoneHint: 'Con el código del país, por ejemplo +56 9 8765 4321.',
    ask: 'Pedir código',
  },

  states: {
    connected: 'Conectado',
    connecting: 'Conectando…',
    disconnected: 'Desconectado',
    error: 'Con error',
  },

  errors: {
    dropped: 'Se cortó la conexión con WhatsApp. La estamos retomando.',
    replaced:
      'Otro programa abrió esta misma conexión y WhatsApp cerró la nuestra. Presionen «Conectar» para volver a usarla aquí.',
    unlinked:
      'Quitaron este sitio de los dispositivos vinculados de su teléfono. Para volver a enviar, conéctenlo otra vez con un código nuevo.',
    banned:
      'WhatsApp bloqueó o restringió este número. No enviaremos nada más. Revisen la aplicación en su teléfono y sigan con los enlaces.',
    qr_expired: 'El código venció antes de usarse. Presionen «Conectar» para ver uno nuevo.',
    unreachable:
      'No logramos llegar a WhatsApp. Revisen la conexión a internet del servidor; seguimos intentando mientras diga «Conectando».',
    outdated:
      'WhatsApp ya no acepta esta versión de la conexión. Hay que actualizar el sitio; mientras tanto, usen los enlaces.',
    missing:
      'Este sitio se instaló sin la conexión de WhatsApp. Instálenlo de nuevo con sus dependencias opcionales.',
    crashed:
      'La conexión de WhatsApp falló por dentro y se cerró. El resto del sitio sigue igual. Presionen «Conectar» para intentarlo de nuevo.',
  },

  consent: {
    title: 'Antes de conectar',
    points: [
      'Esta conexión no es oficial: el sitio se vincula como un dispositivo más de su cuenta.',
      'WhatsApp puede restringir o bloquear su número si escriben a muchas personas que no los tienen guardados. Por eso enviamos de a poco, con un máximo diario.',
      'Los mensajes salen con su nombre y quedan en su teléfono. Pueden desconectar cuando quieran.',
      'Los enlaces de «Envío de Mensajes» no tienen este riesgo.',
    ],
    accept: 'Aceptamos el riesgo y conectamos',
    cancel: 'Cancelar',
  },

  leave: {
    title: '¿Desconectar WhatsApp?',
    description:
      'El sitio deja de estar vinculado a su cuenta y los envíos pendientes se detienen. Para volver necesitarán un código nuevo.',
  },

  cloud: {
    title: 'API oficial de Meta',
    subtitle: 'Para quienes ya tienen una cuenta de WhatsApp Business con una plantilla aprobada.',
    fields: {
      phone_number_id: 'Número (phone_number_id)',
      waba_id: 'Cuenta (waba_id)',
      version: 'Versión de la API',
      token: 'Token de acceso',
      app_secret: 'Clave secreta de la aplicación',
      verify_token: 'Palabra de verificación del webhook',
    },
    kept: (last4: string) => `Guardado, termina en ${last4}. Déjenlo vacío para no cambiarlo.`,
    webhook: 'Dirección del webhook',
    copyWebhook: 'Copiar dirección',
    edit: 'Configurar',
    loadFailed: 'No pudimos leer la configuración.',
    notSaved: 'No se guardó nada. Lo que escribieron sigue aquí.',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Configuración guardada',
    configured: 'Configurada',
    notConfigured: 'Sin configurar',
  },

  invalidPhone: 'Escriban el número completo, con el código del país',
  loading: 'Leyendo el estado de WhatsApp…',
  loadFailed: 'Error al obtener estado de WhatsApp',
  connectFailed: 'Error al conectar con WhatsApp',
  disconnectFailed: 'Error al desconectar WhatsApp',
  configFailed: 'No se pudo actualizar la configuración del bot',
};
