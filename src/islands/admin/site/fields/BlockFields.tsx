import { fieldsIn } from '#content/without-blanks.ts';
import type { FieldProps } from './form-context.ts';
import { Fields } from './GroupFields.tsx';

/** A block of a guide: its type decides what it holds. Whether it is hidden is a button of the list. */
export const BlockFields = ({ field, path, value }: FieldProps<'block'>) => {
  const { hidden: _hidden, ...fields } = fieldsIn(field, (value ?? {}) as object) ?? {};
  return (
    <div className="site-block">
      <Fields fields={fields} path={path} value={value} />
    </div>
  );
};
