import type { PublicationView, SitePartView, SiteView } from '#contract/site/site.ts';
import { guideEvent } from '#content/schemas/guide-part.ts';
import { api, call } from '#islands/client/api.ts';
import type { StoredPart } from './site-draft.ts';

const { site } = api.api.admin;

/** @throws ApiError 409 with what is stored under `current` */
export const savePart = ({ part, version, content }: StoredPart): Promise<SitePartView> => {
  const json = { version, content: content as Record<string, unknown> };
  const event = guideEvent(part);
  return event === null
    ? call<SitePartView>(site[':part'].$put({ param: { part }, json }))
    : call<SitePartView>(site.guides[':id'].$put({ param: { id: `${event}` }, json }));
};

export const readPart = (part: string): Promise<SitePartView> => {
  const event = guideEvent(part);
  return event === null
    ? call<SitePartView>(site[':part'].$get({ param: { part } }))
    : call<SitePartView>(site.guides[':id'].$get({ param: { id: `${event}` } }));
};

export const publishSite = () => call<PublicationView>(site.publish.$post());

export const resetDraft = () => call(site.draft.$delete());

export const listPublications = () => call<PublicationView[]>(site.publications.$get());

export const restorePublication = (id: number) =>
  call(site.publications[':id'].restore.$post({ param: { id: `${id}` } }));

export const readSite = () => call<SiteView>(site.$get());
