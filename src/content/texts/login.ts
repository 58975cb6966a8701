import type { GuestType } from '#domain/groups/guest-group.ts';

const welcome = {
  individual: 'Bienvenido/a',
  pareja: 'Bienvenidos',
  familia: 'Bienvenidos',
} satisfies Record<GuestType, string>;

export const login = {
  pageTitle: 'Confirmar Asistencia',
  title: 'Ingreso de invitados',
  subtitle: 'Escribe el nombre de tu grupo y el código que recibiste con la invitación.',
  groupName: 'Nombre del grupo',
  groupNameHint: 'Como aparece en tu invitación, por ejemplo «Familia Rojas».',
  accessCode: 'Código de acceso',
  missing: {
    groupName: 'El nombre del grupo es obligatorio',
    accessCode: 'El código de acceso es obligatorio',
  },
  show: 'Mostrar',
  submit: 'Ingresar',
  pending: 'Ingresando...',
  help: '¿No encuentras tu código o tienes problemas para ingresar?',
  helpChat: 'Escríbenos por WhatsApp',
  helpOr: 'o a',
  helpMessage: 'Hola, necesito ayuda para ingresar al sitio del matrimonio.',
  rejected: 'Nombre de grupo o código de acceso inválido',
  failedTitle: 'Error de acceso',
  failedText: 'Por favor verifica tus datos e intenta nuevamente',
  broken: 'El sitio no pudo responder. Espera un momento e intenta nuevamente.',
  welcome: (groupName: string, type: GuestType) => `${welcome[type]}, ${groupName}`,
  welcomeText: (type: GuestType) =>
    type === 'individual' ? 'Qué alegría tenerte por aquí.' : 'Qué alegría tenerlos por aquí.',
  link: {
    pageTitle: 'Tu invitación',
    ready: 'Tu invitación está lista: solo falta un toque.',
    byCode: 'Ingresar con el nombre del grupo y el código',
    needsScript:
      'Este navegador no permite JavaScript, y el enlace de tu invitación lo necesita. Puedes ingresar con el nombre de tu grupo y tu código.',
    expired:
      'Este enlace ya no sirve. Ingresa con el nombre de tu grupo y tu código, o pide a los novios tu enlace nuevo.',
    expiredToast: 'Este enlace ya no sirve.',
    broken:
      'El enlace de tu invitación está incompleto. Escribe aquí el nombre de tu grupo y tu código.',
  },
} as const;
