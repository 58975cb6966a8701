import { yesOrNo } from '../texts/guest-list-words.ts';

const onOneLine = (text: string) => text.trim().replace(/\s+/gu, ' ');

const countPattern =
  /^\+? ?(\d{1,3})(?: (?:personas?|invitados?|cupos?|pases?|guests?|people))?$/iu;

/**
 * How many people a cell says: '2', '+1', 'sí' (one).
 * @returns null for an empty cell, undefined for any other text
 */
export const extraIn = (text: string): number | null | undefined => {
  const [, digits] = countPattern.exec(onOneLine(text)) ?? [];
  if (digits) return Number(digits);
  const answer = yesOrNo(text);
  return typeof answer === 'boolean' ? Number(answer) : answer;
};

const companion = '(?:(?:su|un|una|mi) )?(?:acompañantes?|invitad[oa]|pareja|guest|plus[ -]?one)';

/** Alone in a cell: '+1', 'Acompañante', 'Invitado de Ana', 'Guest of Ana'. */
const onlyCompanion = new RegExp(
  String.raw`^(?:\+ ?(\d{1,2})|${companion}(?: (?:de|of) .+)?)$`,
  'iu',
);

/** Behind a name: 'Ana +1', 'Ana y acompañante', 'Ana & Guest'. */
const companionName = new RegExp(
  String.raw`(?:\+ ?(\d{1,2})|(?:\+|&|,| (?:y|e|con|más|and|with)) ?${companion})\)?$`,
  'iu',
);

/** The names in a cell, and how many people without a name come with them. */
export const withoutCompanions = (text: string): { names: string; companions: number } => {
  const line = onOneLine(text);
  const found = onlyCompanion.exec(line) ?? companionName.exec(line);
  if (!found) return { names: text, companions: 0 };
  const names = line.slice(0, found.index).replace(/[ ,(]{1,3}$/u, '');
  return { names, companions: Number(found[1] ?? 1) };
};
