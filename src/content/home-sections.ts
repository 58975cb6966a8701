import { isSame } from './same-content.ts';

/** The sections of the home page below the first screen, in the order of a new site. */
export const homeSections = [
  'venue',
  'celebration',
  'directions',
  'unanswered',
  'gift',
  'gallery',
] as const;

export type HomeSection = { id: (typeof homeSections)[number]; hidden: boolean };

export const defaultSections: readonly HomeSection[] = homeSections.map((id) => ({
  id,
  hidden: false,
}));

type Content = Readonly<Record<string, unknown>>;

/** A part's content as the couple edits it: the home page always lists its sections. */
export const withSections = (part: string, content: unknown): unknown =>
  part === 'home' ? { sections: defaultSections, ...(content as Content) } : content;

/** A part's content as it is stored: without the sections while they are the default, which is no change. */
export const withoutDefaultSections = <Stored extends object>(
  part: string,
  content: Stored,
): Stored => {
  if (part !== 'home') return content;
  const { sections, ...rest } = content as Content;
  return isSame(sections, defaultSections) ? (rest as Stored) : content;
};
