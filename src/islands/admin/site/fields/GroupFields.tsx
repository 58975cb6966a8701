import { isBlank } from '#content/without-blanks.ts';
import { type FieldProps, useForm } from './form-context.ts';

/** Fields that belong together, under one name. */
export const GroupFields = ({ field, path, value, label }: FieldProps<'group'>) => {
  const { failureAt } = useForm();
  const failure = failureAt(path);
  return (
    <fieldset className="site-group">
      {label && <legend>{label}</legend>}
      {failure && <p className="error">{failure}</p>}
      <Fields fields={field.fields} path={path} value={value} />
    </fieldset>
  );
};

type FieldsProps = Pick<FieldProps, 'path' | 'value'> & {
  fields: Record<string, FieldProps['field']>;
};

export const Fields = ({ fields, path, value }: FieldsProps) => {
  const { Input } = useForm();
  const group = (isBlank(value) ? {} : value) as Record<string, unknown>;
  return Object.entries(fields).map(([name, inner]) => (
    <Input key={name} field={inner} path={[...path, name]} value={group[name]} />
  ));
};
