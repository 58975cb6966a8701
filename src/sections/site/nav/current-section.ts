/**
 * How a menu marks the section of a page, as `aria-current` says it: the page itself, or one below it, such as the import
 * of guests. The panel has none below it.
 */
export const currentSection = (pathname: string, href: string): 'page' | 'true' | undefined => {
  const path = pathname.replace(/(.)\/$/, '$1');
  if (path === href) return 'page';
  return href !== '/admin' && path.startsWith(`${href}/`) ? 'true' : undefined;
};
