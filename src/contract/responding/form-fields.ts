import { type Diet, type DietaryType } from '#domain/responses/dietary.ts';

// A step of the wizard as a plain HTML form: the names of its controls, and what was said by them. Names carry ids
// alone. Sent by the browser itself, `api/forms` turns them into the bodies of the calls; typed before the scripts
// came, the screen takes them over.

/** Name → value, of the form's controls. */
export type Fields = Readonly<Record<string, string>>;

export const attendingField = (eventId: number, memberId: number) =>
  `attending-${eventId}-${memberId}`;
/** The version of the stored response that the form showed. */
export const versionField = (eventId: number, memberId: number) => `version-${eventId}-${memberId}`;
export const dietField = (memberId: number) => `diet-${memberId}`;
export const specField = (memberId: number) => `spec-${memberId}`;
export const severityField = (memberId: number) => `severity-${memberId}`;
/** The stored diet that the form showed. */
export const shownDietField = (memberId: number) => `shown-${memberId}`;
/** A companion's name, which may be corrected. */
export const nameField = (memberId: number) => `name-${memberId}`;
/** The stored name that the form showed. */
export const shownNameField = (memberId: number) => `shown-name-${memberId}`;
/** The name of a companion to add. */
export const companionField = 'companion';
/** The Idempotency-Key of this form. */
export const keyField = 'key';
/** Which button was tapped: see `readGo`. */
export const goField = 'go';

export const answerField = (questionId: number, memberId: number | null) =>
  `answer-${questionId}-${memberId ?? 'group'}`;
/** That the form has asked this of that person, or of the group: the stored answer that it showed. */
export const shownAnswerField = (questionId: number, memberId: number | null) =>
  `asked-${questionId}-${memberId ?? 'group'}`;

/** As it was typed; of a group `memberId` is null. */
export type TypedAnswer = { questionId: number; memberId: number | null; text: string };

/** What was answered to the couple's questions. */
export const answersIn = (fields: Fields): TypedAnswer[] =>
  Object.entries(fields).flatMap(([name, text]) => {
    const [, questionId, person] = /^answer-(\d{1,15})-(\d{1,15}|group)$/.exec(name) ?? [];
    if (!questionId || !person) return [];
    return [{ questionId: +questionId, memberId: person === 'group' ? null : +person, text }];
  });

/** Undefined for a version that the form did not state. */
export type FormOption = {
  eventId: number;
  memberId: number;
  isAttending: boolean;
  version: number | undefined;
};

/** Who comes to what. A later control with the same name has the last word; an empty one says nothing. */
export const optionsIn = (fields: Fields): FormOption[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const [, eventId, memberId] = /^attending-(\d+)-(\d+)$/.exec(name) ?? [];
    if (!eventId || !memberId || !['true', 'false'].includes(value)) return [];
    const version = fields[versionField(+eventId, +memberId)];
    return [
      {
        eventId: +eventId,
        memberId: +memberId,
        isAttending: value === 'true',
        version: version === undefined ? version : +version,
      },
    ];
  });

/**
 * A member's diet with what the fields say of it; undefined where they say nothing. Another type forgets the words
 * and the severity of the one before.
 */
export const dietIn = (fields: Fields, memberId: number, before: Diet): Diet | undefined => {
  const type = fields[dietField(memberId)] as DietaryType | undefined;
  const spec = fields[specField(memberId)];
  const severity = fields[severityField(memberId)] as Diet['severity'];
  if (type === undefined && spec === undefined && severity === undefined) return undefined;
  const sameType = type === undefined || type === before.type ? before : null;
  return {
    type: type ?? before.type,
    spec: spec ?? sameType?.spec ?? null,
    severity: severity ?? sameType?.severity ?? null,
  };
};

/** A diet as one text, to see whether the guest has changed it. */
export const dietAsText = ({ type, spec, severity }: Diet): string =>
  JSON.stringify([type, spec, severity ?? null]);
