import type { Wedding } from '#content/site-content.ts';

/** What of the wedding a message needs; the rest of the couple's content stays on the server. */
export type WeddingDetails = { siteUrl: string; chatHost: string; couple: string; date: string };

export const weddingDetails = (
  { couple, chatHost, dateText }: Pick<Wedding, 'couple' | 'chatHost' | 'dateText'>,
  siteUrl: string,
): WeddingDetails => ({
  siteUrl,
  chatHost,
  couple: couple.names.join(' y '),
  date: dateText,
});
