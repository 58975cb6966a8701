import type { SectionName } from '#content/texts/admin-nav.ts';
import type { NoticeView } from '#contract/notices.ts';
import type { PassReport } from '#contract/trip-passes.ts';
import type { SiteContent } from '#content/site-content.ts';
import type { SiteState } from '#domain/days/site-state.ts';

declare global {
  namespace App {
    interface Locals {
      /** Who is asking, as the process saw it. */
      clientAddress: string;
      /** The scripts that a page's islands will ask for; the built site knows them. */
      scriptsOf?: (html: string) => string[];
      /** Packs an answer as the browser reads it. */
      compress?: (answer: Response) => Promise<Response>;
      /** The public origin. */
      siteUrl: string;
      /** The couple's own: names, dates, texts, guides. */
      content: SiteContent;
      /** Before the wedding, during its days or after them. */
      state: SiteState;
      /** False while the couple prepares the invitation. */
      isPublished: boolean;
      /** True for what only the couple sees of its draft. */
      isPreview?: boolean;
      /** True for a page that is rendered once, the same for everybody. */
      isPublic?: boolean;
      /** On the couple's pages: how many things wait for them, by section. */
      waiting?: Partial<Record<SectionName, number>>;
      /** What the couple tells the signed-in group, when that was read, and from where the stream goes on. */
      noticeList?: { notices: NoticeView[]; readAt: Date; mark: string };
      /** Who is signed in: a group, the couple, both or neither. Not on a public page. */
      session: {
        guest: {
          id: number;
          groupName: string;
          guestType: string;
          /** What this phone said last of the pages saved for the road. */
          tripPass: PassReport | null;
        } | null;
        admin: { id: number; username: string } | null;
      };
    }
  }
}
