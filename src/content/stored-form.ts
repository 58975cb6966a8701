import { withoutDefaultSections } from './home-sections.ts';
import { withValue } from './at-path.ts';
import { fieldOf } from './schemas/field-of.ts';
import { schemaOf } from './schemas/parts.ts';
import { valuesOf } from './values-of.ts';

/** A part's content as it is stored: every text NFC and trimmed, without what a new site has anyway, otherwise exactly as typed. */
export const storedForm = <Content extends object>(part: string, content: Content): Content => {
  const schema = schemaOf(part);
  const texts = schema ? valuesOf('text', fieldOf(schema), content) : [];
  const trimmed = texts.reduce((stored, { path, value }) => {
    const text = value.normalize('NFC').trim();
    return text === value ? stored : (withValue(stored, path, text) as Content);
  }, content);
  return withoutDefaultSections(part, trimmed);
};
