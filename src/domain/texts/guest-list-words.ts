import {
  dietOf,
  type Diet,
  type DietarySeverity,
  type DietaryType,
} from '#domain/responses/dietary.ts';
import { nameKey, type GuestType } from '#domain/groups/guest-group.ts';

const yes = new Set([
  'si',
  's',
  'x',
  'yes',
  'y',
  'true',
  'verdadero',
  '1',
  'ok',
  'invitado',
  'invitada',
]);
const no = new Set(['no', 'n', 'false', 'falso', '0']);

/** null: empty. undefined: any other text. */
export const yesOrNo = (text: string): boolean | null | undefined => {
  const sign = text.trim();
  if (/^[-–—]?$/u.test(sign)) return null;
  if (/^[✓✔☑✅]\ufe0f?$/u.test(sign)) return true;
  if (/^[✗✘☒❌]\ufe0f?$/u.test(sign)) return false;
  const key = nameKey(text);
  return yes.has(key) ? true : no.has(key) ? false : undefined;
};

const guestTypeWords: Record<GuestType, readonly string[]> = {
  individual: ['individual', 'persona', 'solo', 'sola', 'soltero', 'soltera', 'single'],
  pareja: ['pareja', 'couple', 'matrimonio'],
  familia: ['familia', 'family', 'grupo familiar'],
};

const find = <T extends string>(words: Record<T, readonly string[]>, text: string): T | undefined =>
  (Object.keys(words) as T[]).find((value) => words[value].includes(nameKey(text)));

export const guestTypeOf = (text: string): GuestType | undefined => find(guestTypeWords, text);

/** The group type derived from the number of people, if the list has none. */
export const guestTypeFor = (people: number): GuestType =>
  people <= 1 ? 'individual' : people === 2 ? 'pareja' : 'familia';

export const inviterOf = (text: string, inviters: readonly [string, string]): string | undefined =>
  inviters.find((name) => nameKey(name) === nameKey(text));

const dietWords: Record<DietaryType, readonly string[]> = {
  None: [
    ...['ninguna', 'ninguno', 'no', 'none', 'nada', 'normal', 'no tiene', 'no aplica', 'n a'],
    ...['sin restriccion', 'sin restricciones', 'come de todo', 'todo', 'omnivoro', 'omnivora'],
    ...['sin restriccion alimentaria', 'sin restricciones alimentarias', 'ninguna restriccion'],
    ...['sin restriccion dietetica', 'sin restricciones dieteticas', 'no restrictions', 'regular'],
    ...['sin alergia', 'sin alergias', 'ninguna alergia', 'no alergias', 'no allergies', 'ok', '0'],
  ],
  Pescetarian: ['pescetariano', 'pescetariana', 'pescetarian', 'pescatariano', 'pescatariana'],
  Vegetarian: ['vegetariano', 'vegetariana', 'vegetarian', 'vegetarianos', 'vegetarianas'],
  Vegan: ['vegano', 'vegana', 'vegan', 'veganos', 'veganas'],
  Celiac: [
    ...['celiaco sin gluten', 'celiaco', 'celiaca', 'celiac', 'sin gluten', 'gluten free'],
    ...[
      'glutenfree',
      'celiaca sin gluten',
      'celiaquia',
      'enfermedad celiaca',
      'celiacos',
      'celiacas',
    ],
    ...['coeliac', 'celiac disease', 'libre de gluten', 'intolerancia al gluten'],
  ],
  Other: ['otra', 'otro', 'other', 'otras', 'otros'],
};

const severityWords: Record<DietarySeverity, readonly string[]> = {
  preference: ['es un gusto', 'un gusto', 'gusto', 'preferencia', 'preference'],
  intolerance: [
    ...['le hace mal', 'me hace mal', 'hace mal', 'intolerancia', 'intolerante', 'intolerance'],
  ],
  allergy: [
    ...['alergia grave', 'grave', 'alergia', 'alergico', 'alergica', 'alergicos', 'allergy'],
    ...['alergico grave', 'alergica grave', 'muy grave', 'alergia muy grave', 'graves'],
    ...['severa', 'severo', 'severe', 'alergia severa', 'alergico severo', 'alergica severa'],
    ...['anafilaxia', 'anafilaxis', 'anafilactico', 'anafilactica', 'shock anafilactico'],
    ...['alergias', 'alergias graves', 'severe allergy', 'allergic', 'anaphylaxis'],
  ],
};

const noSeverityWords = new Set([
  ...['no', 'ninguna', 'ninguno', 'no aplica', 'n a', 'none', 'nada', 'no tiene', 'no lo dijo'],
]);

/** null: nothing said. undefined: any other text, which may mean an allergy. */
export const severityOfText = (text: string): DietarySeverity | null | undefined =>
  /^[-–—]?$/u.test(text.trim()) || noSeverityWords.has(nameKey(text))
    ? null
    : find(severityWords, text);

/** Unknown words are kept as a free text. Undefined: the list says nothing. */
export const dietOfText = (text: string, details: string): Diet | undefined => {
  const raw = text.trim();
  if (raw === '' || nameKey(raw) === '') {
    return details.trim() === '' ? undefined : dietOf('Other', details);
  }
  const known = find(dietWords, raw);
  const isDetailed = nameKey(details) !== '' && find(dietWords, details) !== 'None';
  if (known && (known === 'Other' || !isDetailed)) return dietOf(known, details);
  if (known === 'None') return dietOfText(details, '');
  return dietOf('Other', [raw, details.trim()].filter(Boolean).join('. '));
};

/** Any word that tells what somebody does not eat, in a text of any length. */
const foodWords =
  /\b(sin|no|nada|libre|free|evita|alerg|intoler|veg|celia|celiac|gluten|lactos|diabet|kosher|halal|pescet|pescat|embaraz)/u;

/** Whether a text says what somebody eats, rather than what is served: 'Sin mariscos', not 'Carne' or 'Niño'. */
export const isAboutFood = (text: string): boolean =>
  find(dietWords, text) !== undefined || foodWords.test(nameKey(text));

const allergyWords =
  /\b(grave|graves|severa|severo|severe|anafila\w*|anaphyla\w*|epipen|mortal)\b/u;
const denied = /\b(no|nada|poco|sin|ni)( es| son| muy| tan)* (grave|sever|anafila|mortal)/u;

/** A text that says that it is grave, in whatever column. */
export const mentionsAllergy = (text: string): boolean =>
  allergyWords.test(nameKey(text)) && !denied.test(nameKey(text));

/**
 * What a column of allergies adds to a diet: the allergy always comes first, and loses nothing.
 * @param raw the diet as it is written beside it
 */
export const withAllergies = (
  diet: Diet | undefined,
  raw: string,
  allergies: string,
): Diet | undefined => {
  const own = dietOfText(allergies, '');
  if (own === undefined || own.type === 'None') return diet ?? own;
  if (diet === undefined || diet.type === 'None' || diet.type === own.type) {
    return diet?.type === 'Other' ? dietOf('Other', both(allergies, diet.spec)) : own;
  }
  return dietOf('Other', both(allergies, diet.spec ?? raw));
};

const both = (first: string, second: string | null) =>
  [first.trim(), second?.trim()].filter(Boolean).join('. ');

const betweenNames = /[\n,;/+&]|\s(?:y|e)\s/iu;

/** 'Ana, Luis y Pedro' */
export const splitNames = (text: string): string[] =>
  text
    .split(betweenNames)
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const hasMultipleNames = (text: string): boolean => splitNames(text).length > 1;

const totalWords = new Set([
  ...['total', 'totales', 'total invitados', 'total personas', 'total de invitados', 'suma'],
  ...['total de personas', 'subtotal', 'gran total', 'total guests', 'grand total', 'sum'],
]);

/** What is counted where a number follows: 'Personas = 4'. */
const counted = new Set([
  ...totalWords,
  ...['personas', 'invitados', 'cantidad', 'adultos', 'ninos', 'confirmados', 'guests', 'people'],
]);

/** A total row below a list: 'Total', 'TOTAL: 12', 'Personas = 4'. */
export const isSum = (text: string): boolean => {
  const key = nameKey(text);
  const [, what] = /^(.*\D) ?\d+$/u.exec(key) ?? [];
  return totalWords.has(key) || (what !== undefined && counted.has(what.trim()));
};

const category =
  /^(amig[oa]s|trabajo|oficina|colegas|companer[oa]s|universidad|colegio|vecinos|familia (del )?(novi[oa]s?)|lado (del |de la )?novi[oa]|otros|varios|friends|work|coworkers)\b/u;

/** A group's name that sorts people rather than inviting them together: 'Amigos', 'Trabajo', 'Familia novia'. */
export const isCategory = (text: string): boolean => category.test(nameKey(text));

const pluralNames = /[\n;/+&]|\s(?:y|e)\s/iu;

/** Whether names are written surname first, one a cell: 'Soto, Ana'. `title` may promise several people. */
export const areSurnameFirst = (title: string, names: readonly string[]): boolean => {
  const isPlural = /^(integrantes|nombres|miembros|personas|invitados|names|guests|members)\b/u;
  if (names.length === 0 || isPlural.test(nameKey(title))) return false;
  return names.every(
    (name) =>
      name.split(',').length === 2 && !pluralNames.test(name) && /\p{L}\s*,\s*\p{L}/u.test(name),
  );
};

/** 'Soto, Ana' → 'Ana Soto' */
export const withSurnameLast = (name: string): string =>
  name
    .split(',')
    .map((part) => part.trim())
    .reverse()
    .join(' ');
