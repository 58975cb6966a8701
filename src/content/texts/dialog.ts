import { admin } from './admin-words.ts';

/** What every dialog of the admin area says. */
export const dialogTexts = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  deleting: 'Eliminando…',
  notDeleted: 'No se eliminó nada.',
  errorTitle: 'Error',

  reauthenticate: 'Confirmen que son ustedes',
  reauthenticateReason: 'Por seguridad, ingresen su contraseña nuevamente para continuar.',
  username: 'Usuario',
  password: 'Contraseña',
  continue: 'Continuar',
  continuing: 'Ingresando…',
  get loginFailed() {
    return admin('Failed to login');
  },

  unsaved: 'Tienen cambios sin guardar.',
  keepEditing: 'Seguir editando',
  leave: 'Descartar cambios',
} as const;
