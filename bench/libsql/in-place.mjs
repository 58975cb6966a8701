/** Read before a program (`node --import`): libsql behind its layer wherever that asks for better-sqlite3. */
import { registerHooks } from 'node:module';

const driver = new URL('driver.ts', import.meta.url).href;
const here = new URL('.', import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    name === 'better-sqlite3' && !context.parentURL?.startsWith(here)
      ? { url: driver, shortCircuit: true }
      : next(name, context),
});
