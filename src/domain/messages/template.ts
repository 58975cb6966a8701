/** Variables of a message, written `{{group_name}}`. */
export const templateVariables = [
  'group_name',
  'access_code',
  'dietary_preferences',
  'confirmation_status',
  'personal_link',
  'deadline',
] as const;

export type TemplateVariable = (typeof templateVariables)[number];

export type TemplateValues = Partial<Record<TemplateVariable, string>>;

const placeholder = new RegExp(`\\{\\{\\s*(${templateVariables.join('|')})\\s*\\}\\}`, 'gu');

/**
 * Substitutes in a single pass: a group named '{{access_code}}' stays text. A variable without a value stays
 * as written, so that no message has a gap in its sentence.
 */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  template.replace(placeholder, (match, name: TemplateVariable) => values[name] ?? match);

export type InvitationWords = {
  greeting: (groupName: string) => string;
  farewell: string;
  groupName: (groupName: string) => string;
  accessCode: (accessCode: string) => string;
};

export type InvitationDetails = {
  groupName: string;
  accessCode: string;
  /** Signature, '20 de diciembre de 2025', and the site's address for this group. */
  couple: string;
  date: string;
  link: string;
};

/** A complete invitation: greeting, the couple's own text, signature, and the group's login. */
export const invitation = (
  template: string,
  { groupName, accessCode, couple, date, link }: InvitationDetails,
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
