import { type Config } from '#api/config.ts';

/** What no page of ours asks a phone for, nor any that it shows within. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Said with every answer; a route or page that needs something else says so itself. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  // A page brings its own; a script or a picture needs to allow nothing.
  'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The couple's screen of messages opens chats and looks whether they were let.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

export const siteHeaders = ({ secure }: Config): Record<string, string> => ({
  ...always,
  ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
});
