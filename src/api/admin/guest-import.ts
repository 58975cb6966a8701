import { createHash, randomInt } from 'node:crypto';
import type { Db } from '#db/connection.ts';
import { listEvents } from '#db/models/events/events.ts';
import { listGroups, type GroupChange } from '#db/models/groups/guest-groups.ts';
import type { FullGroup } from '#db/models/groups/full-group.ts';
import type { ImportedGroup } from '#db/models/groups/guest-import.ts';
import { cellProblems, rejectionTexts } from '#content/texts/guest-import-notes.ts';
import { memberProfile } from '#contract/profile-spellings.ts';
import { memberDiet } from '#contract/diet-spellings.ts';
import { saveGroup } from '#contract/guest-groups.ts';
import type { ImportPreview, ImportSettings } from '#contract/guest-list/guest-import.ts';
import { fieldsOfGroup, groupFields, type GroupFieldName } from '#domain/groups/group-fields.ts';
import { fieldsOfMember, memberFieldNames, memberFields } from '#domain/groups/member-fields.ts';
import { accessCodeSuggestion } from '#domain/groups/guest-group.ts';
import { detectLayout, type ColumnUse, type Layout } from '#domain/guest-list/columns.ts';
import { readDraftGroups } from '#domain/guest-list/draft-groups.ts';
import { planSteps } from '#domain/guest-list/plan.ts';
import type { PlannedGroup, Rejection, Rules, Step } from '#domain/guest-list/step.ts';
import {
  columnName,
  textOf,
  type Sheet,
  type SheetCell,
  type SheetFile,
} from '#domain/guest-list/sheet.ts';
import type { StoredGroup } from '#domain/guest-list/stored-group.ts';
import { validateRows } from '#domain/guest-list/verdicts.ts';
import type { Deps } from '../deps.ts';
import { importRow } from '../views/import-notes.ts';

type Plan = { preview: ImportPreview; groups: ImportedGroup[] };

/**
 * What importing a file would do to the current wedding. The token is a hash of all of it: another file,
 * other settings or a changed wedding give another token.
 */
export const planImport = (
  { db, invitedBy }: Pick<Deps, 'db'> & { invitedBy: readonly [string, string] },
  { sheets, hiddenSheets, readings }: SheetFile,
  settings: ImportSettings,
): Plan => {
  const events = listEvents(db).map(({ id, name }) => ({ id, name }));
  const rules: Rules = {
    events,
    inviters: invitedBy,
    rejections: (group) => rejectionsOf(group, saveGroup(invitedBy)),
  };
  const { sheet, at, layout } = chooseSheet(sheets, settings, rules);
  const draftGroups = readDraftGroups(sheet, layout, rules);
  const planned = planSteps(draftGroups, storedGroups(db), layout.columns, rules);
  const verdicts = validateRows(sheet, layout, draftGroups, planned);
  const columns = columnsOf(sheet, layout);
  const words = { columns, inviters: invitedBy };
  const isNamed = layout.columns.includes('member');
  const steps = isNamed ? verdicts.steps : [];
  const rows = isNamed ? verdicts.rows.map((row) => importRow(row, words)) : [];
  return {
    groups: steps.map(({ group }) => ({ id: group.id, change: changeOf(group) })),
    preview: {
      token: tokenOf([sheet.rows, layout, rows, steps.map(({ group }) => group)]),
      sheets: sheets.map(({ name }) => name),
      hiddenSheets: [...hiddenSheets],
      readings: [...readings],
      sheet: at,
      header: layout.header,
      firstRows: firstRowsOf(sheet),
      split: layout.split,
      columns,
      events,
      rows,
      groups: verdicts.groups,
      people: steps.reduce((people, step) => people + addedIn(step), 0),
    },
  };
};

const addedIn = ({ group }: Step) => group.people.filter(({ id }) => id === undefined).length;

/** The first sheet with people's names under titles: others hold tables of costs, or our own responses. */
const chooseSheet = (sheets: readonly Sheet[], settings: ImportSettings, rules: Rules) => {
  const chosen = { header: settings.header, columns: settings.columns, split: settings.split };
  const layouts = sheets.map((sheet) => detectLayout(sheet, rules));
  const firstWithNames = layouts.findIndex(
    ({ header, columns }) => header > 0 && columns.includes('member'),
  );
  const at = Math.min(settings.sheet ?? Math.max(0, firstWithNames), sheets.length - 1);
  const sheet = sheets[at]!;
  return { sheet, at, layout: detectLayout(sheet, rules, withoutUndefined(chosen)) };
};

const withoutUndefined = (options: { [Key in keyof Layout]: Layout[Key] | undefined }) =>
  Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as Partial<Layout>;

const columnsOf = (sheet: Sheet, { header, columns }: Layout) => {
  const headings = sheet.rows.find(({ number }) => number === header)?.cells;
  const body = sheet.rows.filter(({ number }) => number > header);
  return columns.map((use, at) => {
    const examples: string[] = [];
    for (const { cells } of body) {
      const text = exampleOf(cells[at]);
      if (text && !examples.includes(text)) examples.push(text.slice(0, 60));
      if (examples.length === 3) break;
    }
    return {
      name: columnName(at),
      title: textOf(headings?.[at]).trim().slice(0, 60),
      examples,
      use,
    };
  });
};

const exampleOf = (cell: SheetCell | undefined): string =>
  typeof cell === 'object' ? cellProblems[cell.error] : textOf(cell).trim();

const firstRowsOf = ({ rows }: Sheet) =>
  rows.slice(0, 20).map(({ number, cells }) => ({
    number,
    text: cells.map(textOf).filter(Boolean).join(' · ').slice(0, 60),
  }));

const tokenOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const storedGroups = (db: Db): StoredGroup[] => listGroups(db).map(storedGroup);

const storedGroup = ({ members, invitations, ...group }: FullGroup): StoredGroup => ({
  id: group.id,
  version: group.version,
  fields: fieldsOfGroup(group),
  eventIds: invitations.map(({ event_id }) => event_id),
  companions: members.filter(({ is_companion }) => is_companion).length,
  people: members.map((member) => ({ id: member.id, ...fieldsOfMember(member) })),
});

const inputOf = (group: PlannedGroup) => ({
  guest: group.fields,
  members: group.people.map(({ row: _, diet, profile, ...person }) => ({
    ...person,
    ...memberDiet(diet),
    ...memberProfile(profile),
  })),
  eventIds: group.eventIds,
});

const changeOf = (group: PlannedGroup): GroupChange => {
  const { guest, eventIds } = inputOf(group);
  return {
    group: { ...guest, access_code: guest.access_code || accessCodeSuggestion(randomInt) },
    members: group.people.map(({ row: _row, ...member }) => member),
    eventIds,
    version: group.version,
  };
};

const columnsOfMember: Record<string, ColumnUse> = {
  ...Object.fromEntries(memberFieldNames.map((name) => [name, memberFields[name].column])),
  dietary_restriction_type: 'diet',
  dietary_restriction_spec: 'dietDetails',
  dietary_severity: 'severity',
  needs_note: 'needsNote',
};

/** Validates a group of the file with the form's own rules. */
const rejectionsOf = (group: PlannedGroup, schema: ReturnType<typeof saveGroup>): Rejection[] => {
  const read = schema.safeParse(inputOf(group));
  if (read.success) return [];
  return read.error.issues.flatMap(({ path: [part, at, field], message }): Rejection[] => {
    if (part === 'guest') {
      return [{ person: null, use: groupFields[at as GroupFieldName].column, message }];
    }
    if (typeof at !== 'number') {
      // For an existing group only changed people are sent: there may be none.
      if (group.people.length === 0) return [];
      return [{ person: null, use: 'member', message: rejectionTexts.people }];
    }
    const use = columnsOfMember[String(field)] ?? '';
    const isEmptyName = field === 'name' && group.people[at]?.name === '';
    const sentence = field === 'email' ? rejectionTexts.email : message;
    return [{ person: at, use, message: isEmptyName ? rejectionTexts.name : sentence }];
  });
};
