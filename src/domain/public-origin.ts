/**
 * Stands in prerendered pages where the site's public address belongs. Shared links need it whole
 * (`og:image`), and it is known only when the site starts.
 */
export const originToken = 'https://origin.invalid';
