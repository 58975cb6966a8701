/** What is said when an answer of the server does not come, wherever it happens. */
export const connection = {
  offline: 'Sin conexión. No se perdió nada: se puede intentar de nuevo cuando haya señal.',
  signedOut: 'Tu sesión terminó. Ingresa con tu grupo para continuar.',
  signIn: 'Ingresar nuevamente',
} as const;
