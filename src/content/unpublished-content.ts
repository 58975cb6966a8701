import { pending } from './texts/waiting.ts';
import type { SiteContent } from './site-content.ts';
import { contentOf } from './content-of.ts';

/** What pages read before anybody has said who marries and when: no guest sees more of it than that. */
export const pendingContent = (): SiteContent => {
  const day = new Date().toISOString().slice(0, 10);
  return contentOf({
    wedding: {
      couple: { names: pending.couple },
      ceremony: { day, time: '12:00' },
      venue: { name: pending.venue },
      site: { title: pending.title, description: pending.description },
    },
  });
};
