import { type Config } from '#api/config.ts';
import { siteHeader } from '#contract/headers.ts';

/** Features that no page of ours uses, nor any page embedded in it. */
const rejectedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Sent with every answer; a route or page with other needs overrides it. */
const always = {
  // By this a phone tells it from what a captive portal answers in its place.
  [siteHeader]: '1',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': rejectedFeatures.map((feature) => `${feature}=()`).join(', '),
  // Pages have their own; scripts and pictures need no permissions.
  'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The couple's message screen opens chats and checks whether the popup was allowed.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

export const siteHeaders = ({ secure }: Config): Record<string, string> => ({
  ...always,
  ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }),
});
