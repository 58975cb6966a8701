import type { FieldErrors } from 'react-hook-form';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { dietLabels, otherSeverity } from '#content/texts/diets.ts';
import { dietarySeverities, dietarySpecLimit, dietaryTypes } from '#domain/responses/dietary.ts';
import { CompanionMark } from '#islands/admin/ui/lists/CompanionMark.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { GroupForm, MemberFields } from './group-form.ts';
import { ProfileFields } from './ProfileFields.tsx';

type Props = {
  form: GroupForm;
  index: number;
  /** Brought by the group itself. */
  isCompanion: boolean;
  errors: FieldErrors<MemberFields> | undefined;
  onRemove: () => void;
};

/** One member of the group. The first cannot be removed: a group has at least one. */
export const MemberFieldset = ({ form, index, isCompanion, errors, onRemove }: Props) => {
  const { register, watch } = form;
  const name = watch(`members.${index}.name`);
  const diet = watch(`members.${index}.dietary_restriction_type`);
  return (
    <fieldset className="border-t border-paper-edge pt-3">
      <legend className="sr-only">
        <span>{texts.person(index + 1)}</span>
        <CompanionMark member={{ is_companion: isCompanion }} />
      </legend>
      <div className="mb-1 flex min-h-11 items-center justify-between gap-3">
        <p className="text-sm text-muted" aria-hidden="true">
          <span>{texts.person(index + 1)}</span>
          <CompanionMark member={{ is_companion: isCompanion }} />
        </p>
        {index > 0 && (
          <Button variant="text" onClick={onRemove}>
            {texts.remove}
            <span className="sr-only"> {name || texts.person(index + 1)}</span>
          </Button>
        )}
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field label={texts.fields.name} error={errors?.name?.message}>
          {(control) => (
            <input {...control} autoComplete="off" {...register(`members.${index}.name`)} />
          )}
        </Field>
        <Field label={texts.fields.phone} error={errors?.phone?.message}>
          {(control) => (
            <input
              {...control}
              type="tel"
              autoComplete="off"
              {...register(`members.${index}.phone`)}
            />
          )}
        </Field>
        <Field label={texts.fields.email} error={errors?.email?.message}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              {...register(`members.${index}.email`)}
            />
          )}
        </Field>
        <Field
          label={texts.fields.dietary_restriction_type}
          error={errors?.dietary_restriction_type?.message}
        >
          {(control) => (
            <select {...control} {...register(`members.${index}.dietary_restriction_type`)}>
              {dietaryTypes.map((type) => (
                <option key={type} value={type}>
                  {dietLabels[type]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {diet === 'Other' && (
          <Field
            label={texts.fields.dietary_restriction_spec}
            error={errors?.dietary_restriction_spec?.message}
            className="sm:col-span-2"
          >
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={dietarySpecLimit}
                {...register(`members.${index}.dietary_restriction_spec`)}
              />
            )}
          </Field>
        )}
        {diet !== 'None' && (
          <Field
            label={texts.fields.dietary_severity}
            error={errors?.dietary_severity?.message}
            className="sm:col-span-2"
          >
            {(control) => (
              <select {...control} {...register(`members.${index}.dietary_severity`)}>
                <option value="">{texts.severityMissing}</option>
                {dietarySeverities.map((severity) => (
                  <option key={severity} value={severity}>
                    {otherSeverity[severity]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <ProfileFields form={form} index={index} errors={errors} />
      </div>
    </fieldset>
  );
};
