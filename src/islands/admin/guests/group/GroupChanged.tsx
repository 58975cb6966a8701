import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { dietLabels, otherSeverity } from '#content/texts/diets.ts';
import { groupFieldValue } from '#content/texts/group-fields.ts';
import { ageGroupLabels, needLabels } from '#content/texts/profiles.ts';
import type { AgeGroup, PersonNeed } from '#domain/groups/profile.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import { ChangedSince } from '#islands/admin/ui/dialogs/ChangedSince.tsx';
import type { Difference, FieldName, Merged } from './merge-group.ts';

type Props = {
  merged: Omit<Merged, 'values'>;
  onUseStored: (difference: Difference) => void;
};

const labels: Record<FieldName, string> = texts.fields;

export const GroupChanged = ({ merged, onUseStored }: Props) => (
  <ChangedSince
    title={texts.changed}
    messages={merged.memberChanges.map(({ kind, member }) => texts[kind](member))}
    conflicts={merged.conflicts.map(read)}
    taken={merged.taken.map(read)}
    onUseStored={(key) => {
      const difference = merged.conflicts.find(({ path }) => path === key);
      if (difference) onUseStored(difference);
    }}
  />
);

const read = (difference: Difference) => ({
  key: difference.path,
  label: labelOf(difference),
  typed: shown(difference, difference.typed),
  stored: shown(difference, difference.stored),
});

const labelOf = ({ field, member }: Difference) =>
  member === undefined ? labels[field] : texts.fieldOf(member, labels[field]);

const shown = ({ field }: Difference, value: Difference['typed']): string => {
  if (field === 'guest_type') return groupFieldValue(field, value as GuestType);
  if (field === 'dietary_severity') {
    return otherSeverity[value as keyof typeof otherSeverity] ?? texts.severityMissing;
  }
  if (field === 'dietary_restriction_type') return dietLabels[value as keyof typeof dietLabels];
  if (field === 'age_group') return ageGroupLabels[value as AgeGroup];
  if (Array.isArray(value)) return value.map((need) => needLabels[need as PersonNeed]).join(', ');
  return value === null ? '' : String(value);
};
