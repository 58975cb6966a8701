/** What a message may name of its group, written `{{group_name}}`. */
export const templateVariables = [
  'group_name',
  'access_code',
  'dietary_preferences',
  'confirmation_status',
  'personal_link',
] as const;

export type TemplateVariable = (typeof templateVariables)[number];

export type TemplateValues = Partial<Record<TemplateVariable, string>>;

const placeholder = new RegExp(`\\{\\{\\s*(${templateVariables.join('|')})\\s*\\}\\}`, 'gu');

/**
 * Substitutes once, in one pass: a group named '{{access_code}}' stays text. A variable that has no
 * value stays as it was written, so that nobody receives a sentence with a hole.
 */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  template.replace(placeholder, (written, name: TemplateVariable) => values[name] ?? written);

export type InvitationWords = {
  greeting: (groupName: string) => string;
  farewell: string;
  groupName: (groupName: string) => string;
  accessCode: (accessCode: string) => string;
};

export type InvitationFacts = {
  groupName: string;
  accessCode: string;
  /** Who signs, '20 de diciembre de 2025', and where the site is for this group. */
  couple: string;
  date: string;
  link: string;
};

/** A whole invitation: greeting, the couple's own text, signature, and what the group signs in with. */
export const invitation = (
  template: string,
  { groupName, accessCode, couple, date, link }: InvitationFacts,
  words: InvitationWords,
): string => {
  const text = fillTemplate(template, { group_name: groupName, access_code: accessCode }).trim();
  return [
    words.greeting(groupName),
    ...(text === '' ? [] : [text]),
    [words.farewell, couple, date, link].join('\n'),
    [words.groupName(groupName), words.accessCode(accessCode)].join('\n'),
  ].join('\n\n');
};
