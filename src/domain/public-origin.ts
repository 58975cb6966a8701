/**
 * Placeholder for the site's public address in prerendered pages. Shared links need it absolute (`og:image`),
 * and it is known only when the site starts.
 */
export const originToken = 'https://origin.invalid';
