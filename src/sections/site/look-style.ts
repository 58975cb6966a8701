import { createHash } from 'node:crypto';
import { fontRules, familiesOf } from '#domain/look/fonts.ts';
import { firstLook, type Look } from '#domain/look/look.ts';
import { palettes } from '#domain/look/palettes.ts';
import { displayFonts } from '#content/display-fonts.ts';

/** What a page's style sheets do not say about this look: its face, and where they differ its colours. */
export const lookStyle = ({ palette, face }: Look): string => {
  const colors = palette === firstLook.palette ? [] : Object.entries(palettes[palette]);
  const families = familiesOf(face).map((family) => (/ /u.test(family) ? `'${family}'` : family));
  const display = face === firstLook.face ? [] : [['display', families.join()]];
  const variables = [...colors, ...display].map(([name, value]) => `--${name}:${value}`);
  const root = variables.length === 0 ? '' : `html:root{${variables.join(';')}}`;
  return root + fontRules(face, displayFonts[face]);
};

/** By which a content security policy allows it. */
export const styleHash = (style: string) =>
  `sha256-${createHash('sha256').update(style).digest('base64')}` as const;
