import type { FieldErrors } from 'react-hook-form';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { needLabels, profileText } from '#content/texts/profiles.ts';
import { profileOfMember } from '#contract/profile-spellings.ts';
import { needsNoteLimit, personNeeds } from '#domain/groups/profile.ts';
import { AgeGroupOptions, AgeOptions } from '#islands/ui/age-options.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { GroupForm, MemberFields } from './group-form.ts';

type Props = {
  form: GroupForm;
  index: number;
  errors: FieldErrors<MemberFields> | undefined;
};

/** Age group, age, needs and note of a member. Closed at first: most members leave the defaults. */
export const ProfileFields = ({ form: { register, watch, setValue }, index, errors }: Props) => {
  const path = `members.${index}` as const;
  const profile = watch(path);
  const { age_group: ageGroup, age } = profile;
  return (
    <details className="sm:col-span-2">
      <summary className="min-h-11 py-2">
        <span>{texts.profile}</span>
        <span className="text-muted">{`: ${profileText(profileOfMember(profile))}`}</span>
      </summary>
      <div className="grid gap-x-4 gap-y-3 pt-1 sm:grid-cols-2">
        <Field label={texts.fields.age_group} error={errors?.age_group?.message}>
          {(control) => (
            <select
              {...control}
              {...register(`${path}.age_group`, { onChange: () => setValue(`${path}.age`, null) })}
            >
              <AgeGroupOptions />
            </select>
          )}
        </Field>
        <Field label={texts.fields.age} error={errors?.age?.message}>
          {(control) => (
            <select
              {...control}
              {...register(`${path}.age`, {
                setValueAs: (text: string | number | null) =>
                  text === '' || text === null ? null : Number(text),
              })}
            >
              <AgeOptions {...{ ageGroup, age }} />
            </select>
          )}
        </Field>
        <fieldset className="sm:col-span-2">
          <legend className="label mb-1">{texts.fields.needs}</legend>
          <div className="flex flex-wrap gap-x-6">
            {personNeeds.map((need) => (
              <label key={need} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 flex-none accent-accent"
                  value={need}
                  {...register(`${path}.needs`)}
                />
                <span>{needLabels[need]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Field
          label={texts.fields.needs_note}
          error={errors?.needs_note?.message}
          className="sm:col-span-2"
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={needsNoteLimit}
              {...register(`${path}.needs_note`)}
            />
          )}
        </Field>
      </div>
    </details>
  );
};
