// npm run admin: creates an administrator, or gives an existing one a new password.
import path from 'node:path';
import { requireMinPassword } from '#api/access/admin-password.ts';
import { readConfig } from '#api/config.ts';
import { hashPassword } from '#api/access/passwords.ts';
import { openDatabase } from '#db/connection.ts';
import { endSessionsOfUser } from '#db/models/access/sessions.ts';
import { saveAdmin } from '#db/models/access/users.ts';
import { keepPrivate } from '#db/private-folder.ts';
import { StartupError } from '#db/startup-error.ts';
import { openQuestions } from './questions.ts';

const askCredentials = async () => {
  const questions = openQuestions();
  const username = (process.env['ADMIN_USERNAME'] ?? (await questions.request('Usuario: '))).trim();
  const password =
    process.env['ADMIN_PASSWORD'] ?? (await questions.request('Contraseña nueva: ', true));
  questions.close();
  return { username, password };
};

try {
  const { username, password } = await askCredentials();
  if (!username) throw new StartupError('Hace falta un usuario.');
  const hash = await hashPassword(requireMinPassword(password));
  const { dataDir } = readConfig(process.env);
  keepPrivate(dataDir);
  const { db, close } = openDatabase(path.join(dataDir, 'wedding.db'));
  const user = saveAdmin(db, username, hash);
  endSessionsOfUser(db, user.id);
  close();
  console.log(`Listo: ${username} ya puede ingresar en /admin con su contraseña nueva.`);
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'StartupError') throw error;
  console.error(error.message);
  process.exit(1);
}
