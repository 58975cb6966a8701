import { admin } from './admin-words.ts';

/** The door of the admin area. */
export const loginTexts = {
  title: 'Panel de administración',
  subtitle: 'Esta parte es solo para los novios.',
  username: 'Usuario',
  password: 'Contraseña',
  submit: 'Ingresar',
  submitting: 'Ingresando...',
  get failedTitle() {
    return admin('Login Failed');
  },
  get failed() {
    return admin('Failed to login');
  },
  get succeeded() {
    return admin('Admin Login Successful');
  },
  checking: 'Comprobando su sesión…',
} as const;
