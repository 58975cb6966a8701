import { existsSync } from 'node:fs';

/**
 * The file of a program that runs in a thread or process of its own: in the source beside its caller, in a build
 * beside the server or one folder above.
 * @param caller the `import.meta.url` of the caller
 * @param source its path from there, such as './worker.ts'
 * @param built its name in `scripts/build/process-entry.ts`
 */
export const scriptFile = (caller: string, source: string, built: string): URL => {
  const places = [source, `./${built}.mjs`, `../${built}.mjs`];
  const file = places.map((path) => new URL(path, caller)).find((url) => existsSync(url));
  if (!file) throw new Error(`There is no program ${built}`);
  return file;
};
