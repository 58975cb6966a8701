import { readFileSync } from 'node:fs';

/** The commands of docs/self-hosting.md that are to be copied as they are, in order. */
export const commandsOfGuide = (file = 'docs/self-hosting.md'): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
    ([, block = '']) => block,
  );
