/** The door of the admin area. */
export const gateTexts = {
  title: 'Panel de administración',
  intro: 'Esta parte es solo para los novios.',
  username: 'Usuario',
  password: 'Contraseña',
  submit: 'Ingresar',
  submitting: 'Ingresando...',
  failedTitle: 'Login Failed',
  failed: 'Failed to login',
  succeeded: 'Admin Login Successful',
  checking: 'Comprobando su sesión…',
} as const;
