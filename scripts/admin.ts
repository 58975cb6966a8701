// npm run admin: creates an administrator, or gives an existing one a new password.
import path from 'node:path';
import { readConfig } from '#api/config.ts';
import { hashPassword } from '#api/passwords.ts';
import { openDatabase } from '#db/connection.ts';
import { endSessionsOfUser } from '#db/models/sessions.ts';
import { saveAdmin } from '#db/models/users.ts';
import { openQuestions } from './questions.ts';

const passwordMinimum = 10;

const ask = async () => {
  const questions = openQuestions();
  const username = (process.env['ADMIN_USERNAME'] ?? (await questions.ask('Usuario: '))).trim();
  const password =
    process.env['ADMIN_PASSWORD'] ?? (await questions.ask('Contraseña nueva: ', true));
  questions.close();
  return { username, password };
};

const { username, password } = await ask();
if (!username || password.length < passwordMinimum) {
  console.error(
    `Hace falta un usuario y una contraseña de al menos ${passwordMinimum} caracteres.`,
  );
  process.exit(1);
}
try {
  const { db, close } = openDatabase(path.join(readConfig(process.env).dataDir, 'wedding.db'));
  const user = saveAdmin(db, username, await hashPassword(password));
  endSessionsOfUser(db, user.id);
  close();
  console.log(`Listo: ${username} ya puede ingresar en /admin con su contraseña nueva.`);
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'StartupError') throw error;
  console.error(error.message);
  process.exit(1);
}
