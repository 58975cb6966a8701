/** The page, which says ahead of its styles what scripts it will need. */
export const withPreloads = (html: string, scripts: readonly string[]): string => {
  if (scripts.length === 0) return html;
  const links = scripts.map((src) => `<link rel="modulepreload" href="${src}">`);
  return html.replace(/<meta charset=[^>]*>/i, (charset) => charset + links.join(''));
};
