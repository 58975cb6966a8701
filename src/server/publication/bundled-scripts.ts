import { existsSync, readFileSync } from 'node:fs';

/** Page → its scripts, and the one file that the build has joined them into. */
export type BundledScripts = Record<string, { scripts: string[]; joined: string }>;

const scriptTag = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g;

/** The scripts that a page's HTML names, islands aside. */
export const scriptsIn = (html: string): string[] =>
  [...html.matchAll(scriptTag)].map(([, src = '']) => src);

/** @param file written by `scripts/build/join-scripts.ts` */
export const readBundledScripts = (file: string): BundledScripts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BundledScripts) : {};

/**
 * The page with one script in place of many: with high latency each of them is a round trip. A page that asks
 * for less than it did when it was built (a section is hidden) is served by the same file.
 */
export const joinScripts = (html: string, page: BundledScripts[string] | undefined): string => {
  const scripts = scriptsIn(html);
  if (!page || scripts.length === 0) return html;
  if (!scripts.every((script) => page.scripts.includes(script))) return html;
  const script = `<script type="module" src="${page.joined}"></script>`;
  // Placed last, so that it does not compete with the page itself for bandwidth.
  return html.replace(scriptTag, '').replace('</body>', `${script}</body>`);
};
