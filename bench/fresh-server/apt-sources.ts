import { existsSync, readFileSync } from 'node:fs';

/** Where this machine takes its Debian from, and the lines that say so. */
const files = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'];

export const aptSources = () => {
  const file = files.find((path) => existsSync(path));
  if (!file) throw new Error('This machine does not say where it takes its Debian from.');
  const text = readFileSync(file, 'utf8');
  const [, url] = /^(?:URIs:|deb(?:\s+\[[^\]]*\])?)\s+(http:\S+)/m.exec(text) ?? [];
  if (!url) throw new Error(`${file} names no mirror over http.`);
  return { file, text, url };
};
