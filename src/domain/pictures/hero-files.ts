/** Files of a cut first screen are named by what was cut, and how. */
const heroFile = /^portada-([\da-f]{16})(\.json|-(phone|wide)\.(avif|webp))$/u;

/** The stem of a cut's files; undefined for another file. */
export const heroSlugOf = (name: string): string | undefined =>
  heroFile.test(name) ? name.slice(0, 'portada-'.length + 16) : undefined;

export const heroSlug = (hash: string): string => `portada-${hash.slice(0, 16)}`;

/** A cut that a page names; the list of them is not for browsers. */
export const isHeroCopy = (name: string): boolean => heroFile.test(name) && !name.endsWith('.json');
