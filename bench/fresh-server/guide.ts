import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/self-hosting.md', 'utf8');

const blocksIn = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  );

/** The commands of docs/self-hosting.md that are to be copied as they are, in order. */
export const commandsOfGuide = () => blocksIn(guide, 'sh');

/** Commands of one chapter that are filled in first, or are run only after a fault. */
export const commandsUnder = (heading: string) => {
  const chapter = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (!chapter) throw new Error(`The guide has no chapter '${heading}'.`);
  return blocksIn(chapter, 'console');
};
