/** The 'Conexión' tab of the couple's WhatsApp page. */
export const connectionTexts = {
  tab: 'Conexión',
  notice:
    'Para que los mensajes salgan solos, primero conecta tu WhatsApp con el código QR y mantén esta página abierta hasta que diga «Conectado».',
  notNeeded: 'Los enlaces de «Envío de Mensajes» funcionan sin conectar nada.',

  own: {
    title: 'Tu WhatsApp',
    lede: 'Los mensajes salen solos desde tu número, de a poco.',
    connect: 'Conectar',
    disconnect: 'Desconectar',
    cancel: 'Cancelar',
    connecting: 'Conectando…',
    disconnecting: 'Desconectando…',
    sent: 'Mensajes enviados',
    errored: 'Mensajes con error',
    statusLabel: 'Estado',
    qrFailed: 'No pudimos dibujar el código. Recarga la página.',
    qrAlt: 'Código QR para vincular WhatsApp',
    qrSteps: [
      'Abre WhatsApp en tu teléfono.',
      'Entra en Ajustes › Dispositivos vinculados › Vincular un dispositivo.',
      'Apunta la cámara a este código.',
    ],
    codeLabel: 'Tu código de vinculación',
    copyCode: 'Copiar código',
    codeSteps: [
      'Abre WhatsApp en este teléfono.',
      'Entra en Ajustes › Dispositivos vinculados › Vincular un dispositivo › Vincular con el número de teléfono.',
      'Escribe este código.',
    ],
    samePhone: '¿Estás en el mismo teléfono? Vincula con un código',
    phone: 'Número de tu WhatsApp',
    phoneHint: 'Con el código del país, por ejemplo +56 9 8765 4321.',
    ask: 'Pedir código',
  },

  states: {
    connected: 'Conectado',
    connecting: 'Conectando…',
    disconnected: 'Desconectado',
    error: 'Con error',
  },

  faults: {
    dropped: 'Se cortó la conexión con WhatsApp. La estamos retomando.',
    replaced:
      'Otro programa abrió esta misma conexión y WhatsApp cerró la nuestra. Presiona «Conectar» para volver a usarla aquí.',
    unlinked:
      'Quitaste este sitio de los dispositivos vinculados de tu teléfono. Para volver a enviar, conéctalo otra vez con un código nuevo.',
    banned:
      'WhatsApp bloqueó o restringió este número. No enviaremos nada más. Revisa la aplicación en tu teléfono y sigue con los enlaces.',
    qr_expired: 'El código venció antes de usarse. Presiona «Conectar» para ver uno nuevo.',
    unreachable:
      'No logramos llegar a WhatsApp. Revisa la conexión a internet del servidor; seguimos intentando mientras diga «Conectando».',
    outdated:
      'WhatsApp ya no acepta esta versión de la conexión. Hay que actualizar el sitio; mientras tanto, usa los enlaces.',
    missing:
      'Este sitio se instaló sin la conexión de WhatsApp. Instálalo de nuevo con sus dependencias opcionales.',
    crashed:
      'La conexión de WhatsApp falló por dentro y se cerró. El resto del sitio sigue igual. Presiona «Conectar» para intentarlo de nuevo.',
  },

  consent: {
    title: 'Antes de conectar',
    points: [
      'Esta conexión no es oficial: el sitio se vincula como un dispositivo más de tu cuenta.',
      'WhatsApp puede restringir o bloquear tu número si escribes a muchas personas que no te tienen guardado. Por eso enviamos de a poco, con un máximo diario.',
      'Los mensajes salen con tu nombre y quedan en tu teléfono. Puedes desconectar cuando quieras.',
      'Los enlaces de «Envío de Mensajes» no tienen este riesgo.',
    ],
    accept: 'Acepto el riesgo y conecto',
    cancel: 'Cancelar',
  },

  leave: {
    title: '¿Desconectar WhatsApp?',
    description:
      'El sitio deja de estar vinculado a tu cuenta y los envíos pendientes se detienen. Para volver necesitarás un código nuevo.',
  },

  cloud: {
    title: 'API oficial de Meta',
    lede: 'Para quienes ya tienen una cuenta de WhatsApp Business con una plantilla aprobada.',
    fields: {
      phone_number_id: 'Identificador del número (phone_number_id)',
      waba_id: 'Identificador de la cuenta (waba_id)',
      version: 'Versión de la API',
      token: 'Token de acceso',
      app_secret: 'Clave secreta de la aplicación',
      verify_token: 'Palabra de verificación del webhook',
    },
    kept: (last4: string) => `Guardado, termina en ${last4}. Déjalo vacío para no cambiarlo.`,
    webhook: 'Dirección del webhook',
    copyWebhook: 'Copiar dirección',
    edit: 'Configurar',
    loadFailed: 'No pudimos leer la configuración.',
    notSaved: 'No se guardó nada. Lo que escribiste sigue aquí.',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Configuración guardada',
    configured: 'Configurada',
    notConfigured: 'Sin configurar',
  },

  badPhone: 'Escribe el número completo, con el código del país',
  loading: 'Leyendo el estado de WhatsApp…',
  loadFailed: 'Error al obtener estado de WhatsApp',
  connectFailed: 'Error al conectar con WhatsApp',
  disconnectFailed: 'Error al desconectar WhatsApp',
  configFailed: 'No se pudo actualizar la configuración del bot',
};
