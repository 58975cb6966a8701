import { type ServerResponse } from 'node:http';
import { type Config } from '#api/config.ts';

/** Said with every answer; a route or page that needs something else says so itself. */
export const setSiteHeaders = (res: ServerResponse, config: Config) => {
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  if (config.secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000');
};
