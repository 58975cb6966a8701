import { createHash } from 'node:crypto';

/**
 * Astro allows each page the inline styles and scripts of all pages. A public page gets only its own: a
 * kilobyte less before the first byte of the invitation, and no unnecessary permissions.
 */
export const withHashes = (policy: string, html: string): string => {
  const own = inlineHashes(html);
  return policy.replace(/ ('sha256-[^']+')/g, (source, hash: string) =>
    own.has(hash) ? source : '',
  );
};

/** Of every such tag, JSON-LD included: allowing what is neither style nor script has no effect. */
const inlineHashes = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/<(style|script)\b[^>]*>(.*?)<\/\1>/gs)].map(
      ([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    ),
  );
