import type { ReactNode } from 'react';
import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { extraPlacesLimit } from '#domain/groups/companions.ts';
import type { GroupFieldName } from '#domain/groups/group-fields.ts';
import { guestTypes } from '#domain/groups/guest-group.ts';
import { Button } from '#islands/ui/Button.tsx';
import { type ControlProps, Field } from '#islands/ui/Field.tsx';
import { type GroupForm, newAccessCode } from './group-form.ts';

type Props = {
  form: GroupForm;
  inviters: readonly string[];
  isNew: boolean;
};

type InputProps = Props & { control: ControlProps };

type GroupInput = {
  input: (props: InputProps) => ReactNode;
  hint?: (isNew: boolean) => string;
  /** On a line of its own from 640 px. */
  isWide?: boolean;
};

/** How each field of a group is filled in: a field without an input does not compile. */
const inputs: Record<GroupFieldName, GroupInput> = {
  group_name: {
    isWide: true,
    input: ({ control, form, isNew }) => (
      <input
        {...control}
        autoComplete="off"
        data-autofocus={isNew || undefined}
        {...form.register('guest.group_name')}
      />
    ),
  },
  access_code: {
    isWide: true,
    hint: (isNew) => (isNew ? texts.accessCodeHint : texts.accessCodeSaved),
    input: (props) => <AccessCodeInput {...props} />,
  },
  guest_type: {
    input: ({ control, form }) => (
      <select {...control} {...form.register('guest.guest_type')}>
        {guestTypes.map((type) => (
          <option key={type} value={type}>
            {texts.types[type]}
          </option>
        ))}
      </select>
    ),
  },
  invited_by: {
    input: ({ control, form, inviters }) => (
      <select {...control} {...form.register('guest.invited_by')}>
        {inviters.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    ),
  },
  extra_places: {
    isWide: true,
    hint: () => texts.extraPlacesHint,
    input: ({ control, form }) => (
      <select {...control} {...form.register('guest.extra_places', { valueAsNumber: true })}>
        {Array.from({ length: extraPlacesLimit + 1 }, (_, count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    ),
  },
};

const AccessCodeInput = ({ control, form }: InputProps) => (
  <span className="flex gap-2">
    <input
      {...control}
      className="input font-mono"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...form.register('guest.access_code')}
    />
    <Button
      variant="quiet"
      className="flex-none"
      onClick={() =>
        form.setValue('guest.access_code', newAccessCode(), {
          shouldDirty: true,
          shouldValidate: true,
        })
      }
    >
      {texts.suggestCode}
    </Button>
  </span>
);

/** What belongs to the group as a whole. */
export const GroupFields = (props: Props) => {
  const errors = props.form.formState.errors.guest;
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {Object.entries(inputs).map(([key, { input, hint, isWide }]) => {
        const name = key as GroupFieldName;
        return (
          <Field
            key={name}
            label={texts.fields[name]}
            hint={hint?.(props.isNew)}
            error={errors?.[name]?.message}
            className={isWide ? 'sm:col-span-2' : ''}
          >
            {(control) => input({ ...props, control })}
          </Field>
        );
      })}
    </div>
  );
};
