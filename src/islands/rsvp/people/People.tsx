import { useId } from 'react';

import { askPeopleTexts as texts } from '#content/texts/ask-people.ts';
import { needLabels, profileText } from '#content/texts/profiles.ts';
import type { OwnMemberView } from '#contract/guest-groups.ts';
import { memberProfile, type MemberProfile, profileOfMember } from '#contract/profile-spellings.ts';
import { type AgeGroup, needsNoteLimit, needsOf, type PersonNeed } from '#domain/groups/profile.ts';
import { AgeGroupOptions, AgeOptions } from '#islands/ui/age-options.tsx';
import { Field } from '#islands/ui/Field.tsx';

import { type Diets, dietShown, type DietProfile } from '../../responses/diets.ts';

type Props = {
  members: readonly OwnMemberView[];
  diets: Diets;
  onChange: (memberId: number, meal: DietProfile) => void;
};

/** Who is a child, and who needs something: one line for each person, opened by whom it concerns. */
export const People = ({ members, diets, onChange }: Props) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3 border-t border-paper-edge pt-5">
      <div>
        <h3 id={titleId} className="font-display text-lg">
          {texts.title}
        </h3>
        <p className="mt-1 text-muted">{texts.subtitle}</p>
      </div>
      {members.map((member) => {
        const meal = dietShown(member, diets);
        const stored = memberProfile(profileOfMember(member));
        // A draft may have been tampered with.
        const profile = Array.isArray(meal.profile?.needs)
          ? { ...stored, ...meal.profile }
          : stored;
        return (
          <Person
            key={member.id}
            name={member.name}
            profile={profile}
            onChange={(changed) =>
              onChange(member.id, { ...meal, profile: { ...profile, ...changed } })
            }
          />
        );
      })}
    </section>
  );
};

type PersonProps = {
  name: string;
  profile: MemberProfile;
  onChange: (changed: Partial<MemberProfile>) => void;
};

const Person = ({ name, profile, onChange }: PersonProps) => {
  const { age_group: ageGroup, age, needs, needs_note: note } = profile;
  const toggle = (need: PersonNeed) =>
    onChange({
      needs: needs.includes(need) ? needs.filter((one) => one !== need) : [...needs, need],
    });
  return (
    <details className="rounded border border-paper-edge px-4 py-1">
      <summary className="min-h-11 py-2">
        <span className="font-semibold">{name}</span>
        <span className="text-muted">{`: ${profileText(profileOfMember(profile))}`}</span>
      </summary>
      <div className="grid gap-4 pb-2">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
          <Field label={<Named text={texts.ageGroup} name={name} />}>
            {(control) => (
              <select
                {...control}
                value={ageGroup}
                onChange={({ target }) =>
                  onChange({ age_group: target.value as AgeGroup, age: null })
                }
              >
                <AgeGroupOptions />
              </select>
            )}
          </Field>
          {ageGroup !== 'adult' && (
            <Field label={<Named text={texts.age} name={name} />}>
              {(control) => (
                <select
                  {...control}
                  value={age ?? ''}
                  onChange={({ target }) =>
                    onChange({ age: target.value === '' ? null : Number(target.value) })
                  }
                >
                  <AgeOptions {...{ ageGroup, age }} />
                </select>
              )}
            </Field>
          )}
        </div>
        <fieldset>
          <legend className="label mb-1">
            <Named text={texts.needs} name={name} />
          </legend>
          {needsOf(ageGroup, needs).map((need) => (
            <label key={need} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 flex-none accent-accent"
                checked={needs.includes(need)}
                onChange={() => toggle(need)}
              />
              <span>{needLabels[need]}</span>
            </label>
          ))}
        </fieldset>
        <Field label={<Named text={texts.note} name={name} />}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              placeholder={texts.notePlaceholder}
              maxLength={needsNoteLimit}
              value={note ?? ''}
              onChange={({ target }) => onChange({ needs_note: target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  );
};

/** The name is read aloud: the eye has it above. */
const Named = ({ text, name }: { text: string; name: string }) => (
  <>
    <span>{text}</span> <span className="sr-only">{texts.of(name)}</span>
  </>
);
