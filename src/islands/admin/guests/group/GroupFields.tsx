import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { extraPlacesLimit } from '#domain/groups/companions.ts';
import { guestTypes } from '#domain/groups/guest-group.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { type GroupForm, newAccessCode } from './group-form.ts';

type Props = {
  form: GroupForm;
  inviters: readonly string[];
  isNew: boolean;
};

/** What belongs to the group as a whole. */
export const GroupFields = ({ form, inviters, isNew }: Props) => {
  const { register, setValue, formState } = form;
  const errors = formState.errors.guest;
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field
        label={texts.fields.group_name}
        error={errors?.group_name?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            data-autofocus={isNew || undefined}
            {...register('guest.group_name')}
          />
        )}
      </Field>
      <div className="flex items-end gap-2 sm:col-span-2">
        <Field
          label={texts.fields.access_code}
          hint={isNew ? texts.accessCodeHint : texts.accessCodeSaved}
          error={errors?.access_code?.message}
          className="grow"
        >
          {(control) => (
            <span className="flex gap-2">
              <input
                {...control}
                className="input font-mono"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...register('guest.access_code')}
              />
              <Button
                variant="quiet"
                className="flex-none"
                onClick={() =>
                  setValue('guest.access_code', newAccessCode(), {
                    shouldDirty: true,
                    shouldValidate: true,
                  })
                }
              >
                {texts.suggestCode}
              </Button>
            </span>
          )}
        </Field>
      </div>
      <Field label={texts.fields.guest_type} error={errors?.guest_type?.message}>
        {(control) => (
          <select {...control} {...register('guest.guest_type')}>
            {guestTypes.map((type) => (
              <option key={type} value={type}>
                {texts.types[type]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.fields.invited_by} error={errors?.invited_by?.message}>
        {(control) => (
          <select {...control} {...register('guest.invited_by')}>
            {inviters.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={texts.fields.extra_places}
        hint={texts.extraPlacesHint}
        error={errors?.extra_places?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <select {...control} {...register('guest.extra_places', { valueAsNumber: true })}>
            {Array.from({ length: extraPlacesLimit + 1 }, (_, places) => (
              <option key={places}>{places}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
};
