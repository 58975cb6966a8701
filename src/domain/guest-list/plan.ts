import { withSeverity } from '#domain/responses/dietary.ts';
import {
  groupFieldNames,
  groupFields,
  newGroupFields,
  type GroupFieldName,
} from '#domain/groups/group-fields.ts';
import {
  changedMemberFields,
  memberFields,
  newMemberFields,
} from '#domain/groups/member-fields.ts';
import { codeKey, nameKey } from '#domain/groups/guest-group.ts';
import { parsePhone } from '#domain/messages/phone.ts';
import type { ColumnUse } from './columns.ts';
import type { Draft } from './draft.ts';
import type { DraftGroups } from './draft-groups.ts';
import { extraPlacesOf } from './extra-places.ts';
import type { Notes } from './notes.ts';
import type { DraftPerson } from './people.ts';
import { PersonIndex } from './person-index.ts';
import { withDraft } from './profile-cells.ts';
import { personKey, withoutRepeats } from './repeats.ts';
import { addSharedCodeNotes } from './shared-codes.ts';
import type { StoredGroup, StoredPerson } from './stored-group.ts';
import {
  addChange,
  stepOf,
  type PlannedGroup,
  type PlannedPerson,
  type Rules,
  type Step,
} from './step.ts';
import { guestTypeFor } from '../texts/guest-list-words.ts';

/**
 * What an import would do. It adds and changes but never removes: an empty cell keeps the stored value;
 * people and invitations missing from the file stay.
 */
export const planSteps = (
  { draftGroups, notes }: DraftGroups,
  stored: readonly StoredGroup[],
  columns: readonly ColumnUse[],
  rules: Rules,
): Step[] => {
  const byKey = new Map(stored.map((group) => [nameKey(group.fields.group_name), group]));
  const allPeople = new PersonIndex(stored, draftGroups);
  addSharedCodeNotes(draftGroups, byKey, columns, notes);
  return draftGroups.flatMap((draft) => {
    const before = byKey.get(nameKey(draft.name));
    if (!before && draft.people.length === 0) {
      const row = draft.rows[0]!;
      if (notes.of(row).errors.length === 0) notes.wrong(row, { code: 'no_people' });
      return [];
    }
    const step = before ? changeGroup(draft, before, rules, notes) : newGroup(draft, rules);
    mergePeople(step, before, allPeople, notes);
    setExtra(step, before, notes);
    if (!before && !draft.fields.guest_type) {
      step.group.fields.guest_type = guestTypeFor(step.group.people.length);
    }
    validate(step, columns, rules, notes);
    return [step];
  });
};

const newGroup = (draft: Draft, { inviters }: Rules): Step =>
  stepOf(
    draft,
    {
      fields: { ...newGroupFields(inviters[0]), ...draft.fields, group_name: draft.name },
      eventIds: [...draft.events].filter(([, isInvited]) => isInvited).map(([id]) => id),
      people: [],
    },
    true,
  );

const changeGroup = (draft: Draft, before: StoredGroup, rules: Rules, notes: Notes): Step => {
  const { id, version } = before;
  const { group_name: name, access_code: code } = before.fields;
  // Only our own export's spelling of a group name is trusted: others write 'familia nunez'.
  const isOwn = draft.people.some(({ reference }) => before.people.some((p) => p.id === reference));
  const typed = draft.fields.access_code ?? code;
  const added = [...draft.events].filter(([, is]) => is).map(([eventId]) => eventId);
  const group: PlannedGroup = {
    id,
    version,
    fields: {
      ...before.fields,
      ...draft.fields,
      group_name: isOwn ? draft.name : name,
      access_code: codeKey(typed) === codeKey(code) ? code : typed,
    },
    eventIds: [...new Set([...before.eventIds, ...added])],
    people: [],
  };
  const step = stepOf(draft, group, false);
  const row = draft.rows[0]!;
  for (const field of groupFieldNames) {
    // The number of companions is known when the people are.
    if (field !== 'extra_places') noteChange(step, before, field);
  }
  for (const { id: eventId, name } of rules.events) {
    const wasInvited = before.eventIds.includes(eventId);
    if (!wasInvited && group.eventIds.includes(eventId)) {
      addChange(step, row, { use: `event-${eventId}`, person: null, before: null, after: name });
    }
    if (wasInvited && draft.events.get(eventId) === false) {
      notes.remark(row, { code: 'still_invited', event: name });
    }
  }
  return step;
};

const mergePeople = (
  step: Step,
  before: StoredGroup | undefined,
  allPeople: PersonIndex,
  notes: Notes,
) => {
  const { people, duplicate } = withoutRepeats(step.draft.people, notes);
  for (const [row, first] of duplicate) step.duplicate.set(row, first);
  const left = new Set(before?.people);
  const take = (isMatch: (person: DraftPerson, stored: StoredPerson) => boolean) =>
    people.flatMap((person) => {
      const match = [...left].find((stored) => isMatch(person, stored));
      return match && left.delete(match) ? [[person, match] as const] : [];
    });
  // Who has a number is that person; of several of one name it is the one with this phone.
  const known = new Map(take(({ reference }, { id }) => id === reference));
  const hasSameName = (person: DraftPerson, stored: StoredPerson) =>
    !known.has(person) && personKey(stored.name) === personKey(person.name);
  const byPhone = new Map(
    take(
      (person, stored) =>
        hasSameName(person, stored) && !!person.phone && person.phone === stored.phone,
    ),
  );
  for (const person of people) {
    const byName = [...left].find(({ name }) => personKey(name) === personKey(person.name));
    const match = known.get(person) ?? byPhone.get(person) ?? byName;
    if (match) {
      left.delete(match);
      changePerson(step, person, match, known.has(person));
    } else {
      addPerson(step, person);
      for (const other of allPeople.otherGroups(person.name, step.draft)) {
        notes.remark(person.row, { code: 'same_person', ...other });
      }
    }
    if (person.phone && parsePhone(person.phone).needsReview) {
      notes.remark(person.row, { code: 'doubtful_phone', value: person.phone });
    }
  }
};

/** Beside the column of the number: people without a name, whom the rows count. */
const setExtra = (step: Step, before: StoredGroup | undefined, notes: Notes) => {
  const { draft, group } = step;
  const known = before ? before.people.length - before.companions : 0;
  const named = known + group.people.filter(({ id }) => id === undefined).length;
  const count = extraPlacesOf(draft, named, before, notes);
  if (count !== undefined) group.fields.extra_places = count;
  if (before) noteChange(step, before, 'extra_places');
};

const noteChange = (step: Step, before: StoredGroup, name: GroupFieldName) => {
  const [was, is] = [before.fields[name], step.group.fields[name]];
  if (was === is) return;
  const { column: use } = groupFields[name];
  const change = { use, person: null, before: String(was), after: String(is) };
  addChange(step, step.draft.rows[0]!, change);
};

const addPerson = (step: Step, { reference: _, ...person }: DraftPerson) => {
  step.added.add(person.row);
  const profile = withDraft(newMemberFields.profile, person.profile);
  step.group.people.push({ ...newMemberFields, ...person, profile });
};

const changePerson = (
  step: Step,
  { reference: _, ...person }: DraftPerson,
  before: StoredPerson,
  isKnownByNumber: boolean,
) => {
  const after: PlannedPerson = {
    ...before,
    ...person,
    name: isKnownByNumber ? person.name : before.name,
    diet: person.diet ? withSeverity(person.diet, before.diet) : before.diet,
    profile: withDraft(before.profile, person.profile),
  };
  const changed = changedMemberFields(before, after);
  for (const field of changed) {
    const { column: use } = memberFields[field];
    const change = { use, person: before.name, before: before[field], after: after[field] };
    addChange(step, person.row, change);
  }
  if (changed.length > 0) step.group.people.push(after);
};

const validate = (
  { draft, group }: Step,
  columns: readonly ColumnUse[],
  rules: Rules,
  notes: Notes,
) => {
  for (const { person, use, message } of rules.rejections(group)) {
    const row = (person === null ? undefined : group.people[person]?.row) ?? draft.rows[0]!;
    const at = columns.indexOf(use);
    notes.wrong(row, { code: 'refused', column: at === -1 ? null : at, use, message });
  }
};
