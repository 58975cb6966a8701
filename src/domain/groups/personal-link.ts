import { codeAlphabet, linkTokenLength } from './guest-group.ts';

/** A group's token; in links made before tokens existed, its name and its code. */
export type PersonalLink = { token: string } | { groupName: string; accessCode: string };

/** In any case, and with what a message or a campaign adds: a dot, a bracket, `&utm_source=…`. */
const token = new RegExp(
  `^([${codeAlphabet}]{${linkTokenLength}})[^\\p{L}\\p{N}]*(?:[&?].*)?$`,
  'iu',
);

/** Reads the fragment of a personal link: `#<token>` or `#<group name>.<access code>`. */
export const readPersonalLink = (hash: string): PersonalLink | null => {
  const text = hash.replace(/^#/, '');
  const [, own] = token.exec(decoded(text)) ?? [];
  if (own) return { token: own.toUpperCase() };
  // Only the last dot separates: a group name may contain dots.
  const dot = text.lastIndexOf('.');
  if (dot < 0) return null;
  const groupName = decoded(text.slice(0, dot));
  const accessCode = decoded(text.slice(dot + 1));
  return groupName && accessCode ? { groupName, accessCode } : null;
};

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part).trim();
  } catch {
    return '';
  }
};

/** Link that signs one group in with one tap. The token is in the fragment, which reaches no server. */
export const personalLink = (siteUrl: string, group: { link_token: string }): string =>
  `${siteUrl}/i#${group.link_token}`;
