import * as z from 'zod/mini';
import { findPublication, listDraft, listPublications } from '#db/models/site/site.ts';
import { draftContent } from '#content/draft-content.ts';
import type { SiteContent } from '#content/site-content.ts';
import type { Deps } from '../deps.ts';
import { isDeep } from '../requests.ts';
import { phases } from '#domain/days/phase.ts';
import type { SiteState } from '#domain/days/site-state.ts';
import { siteStateAt } from '../views/site-state.ts';

const previewPath = '/admin/site/preview';

export const isPreview = (pathname: string): boolean =>
  pathname === previewPath || pathname.startsWith(`${previewPath}/`);

/**
 * The draft as guests would see it, or a publication of the past (`?publication=3`). A POST brings what is in the form
 * and not yet saved: `{typed: {part: content}}`.
 */
export const previewContent = async (
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  request: Request,
): Promise<SiteContent> => {
  const id = Number(new URL(request.url).searchParams.get('publication'));
  const isKnown = listPublications(db).some((publication) => publication.id === id);
  const parts = isKnown
    ? findPublication(db, id).parts
    : Object.fromEntries(listDraft(db).map(({ part, content }) => [part, content]));
  const body: unknown = request.method === 'POST' ? await request.json().catch(() => null) : null;
  const typed = isDeep(body) ? undefined : typedParts.safeParse(body).data?.typed;
  const content = draftContent({ wedding: {}, ...parts, ...typed }, pictures);
  // Without its cuts the drawing stands there.
  const heroPhoto = await pictures.heroOf(content.photos.hero, 'preview').catch(() => null);
  return { ...content, heroPhoto };
};

/** The phase that the address names (`?phase=after`), or else the one before the wedding, in which the couple writes. */
export const previewState = (
  deps: Pick<Deps, 'db' | 'clock' | 'rehearsal'>,
  { wedding }: SiteContent,
  { searchParams }: URL,
): SiteState => {
  const named = phases.find((phase) => phase === searchParams.get('phase'));
  return siteStateAt(deps, wedding.date, named ?? 'before');
};

const typedParts = z.object({ typed: z.record(z.string(), z.record(z.string(), z.unknown())) });
