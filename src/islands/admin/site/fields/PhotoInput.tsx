import { Field } from '#islands/ui/Field.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { hintOf } from './SimpleInput.tsx';

export const PhotoInput = ({ field, path, value, label }: FieldProps<'photo'>) => {
  const { change, faultAt } = useForm();
  return (
    <Field label={label} hint={hintOf(field.about)} error={faultAt(path)}>
      {(control) => (
        <input
          {...control}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => change(path, target.value)}
        />
      )}
    </Field>
  );
};
