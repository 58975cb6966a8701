import { desk } from './desk-words.ts';

/** The door of the admin area. */
export const gateTexts = {
  title: 'Panel de administración',
  intro: 'Esta parte es solo para los novios.',
  username: 'Usuario',
  password: 'Contraseña',
  submit: 'Ingresar',
  submitting: 'Ingresando...',
  get failedTitle() {
    return desk('Login Failed');
  },
  get failed() {
    return desk('Failed to login');
  },
  get succeeded() {
    return desk('Admin Login Successful');
  },
  checking: 'Comprobando su sesión…',
} as const;
