// npm run admin: creates an administrator, or gives an existing one a new password.
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readConfig } from '#api/config.ts';
import { hashPassword } from '#api/passwords.ts';
import { openDatabase } from '#db/connection.ts';
import { endSessionsOfUser } from '#db/models/sessions.ts';
import { saveAdmin } from '#db/models/users.ts';

const passwordMinimum = 10;

/** Prints the questions but not what is typed after `hide`. */
const ask = async () => {
  let hidden = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const answers = lines[Symbol.asyncIterator]();
  const question = async (text: string, secret: boolean) => {
    process.stdout.write(text);
    hidden = secret;
    const { value, done } = await answers.next();
    hidden = false;
    if (secret) process.stdout.write('\n');
    return done ? '' : value;
  };
  const username = (process.env['ADMIN_USERNAME'] ?? (await question('Usuario: ', false))).trim();
  const password = process.env['ADMIN_PASSWORD'] ?? (await question('Contraseña nueva: ', true));
  lines.close();
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
