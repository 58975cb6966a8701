import type { SiteContent } from '#content/site-content.ts';

declare global {
  namespace App {
    interface Locals {
      /** Who is asking, as the process saw it. */
      clientAddress: string;
      /** The scripts that a page's islands will ask for; the built site knows them. */
      scriptsOf?: (html: string) => string[];
      /** Packs an answer as the browser reads it. */
      pack?: (answer: Response) => Promise<Response>;
      /** The public origin. On-demand pages only: the others get it when the site starts. */
      siteUrl?: string;
      /** The couple's own: names, dates, texts, guides. */
      content: SiteContent;
      /** Who is signed in: a group, the couple, both or neither. On-demand pages only. */
      session: {
        guest: { id: number; groupName: string; guestType: string } | null;
        admin: { id: number; username: string } | null;
      };
    }
  }
}
