import type { ComponentType } from 'react';
import { itemOf, labelOf } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import type { FieldProps } from './form-context.ts';
import { GroupFields, Fields } from './GroupFields.tsx';
import { ListInput } from './ListInput.tsx';
import { LookInput } from './LookInput.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import { PointInput } from './PointInput.tsx';
import { SimpleInput } from './SimpleInput.tsx';
import { fieldsIn } from '#content/without-blanks.ts';

/** A block of a guide: its type decides what it holds. Whether it is hidden is a button of the list. */
const BlockFields = ({ field, path, value }: FieldProps<'block'>) => {
  const { hidden: _hidden, ...fields } = fieldsIn(field, (value ?? {}) as object) ?? {};
  return (
    <div className="site-block">
      <Fields fields={fields} path={path} value={value} />
    </div>
  );
};

/** Groups that are chosen from pictures. */
const ownGroups: Record<string, ComponentType<FieldProps<'group'>>> = {
  'wedding.look': LookInput,
  'photos.hero.point': PointInput,
};

/** The input for a field of the couple's content, whatever it holds. */
export const FieldInput = ({ field, path, value, label }: FieldProps) => {
  const own = label ?? labelOf(path) ?? '';
  switch (field.kind) {
    case 'group': {
      const Group = ownGroups[path.join('.')] ?? GroupFields;
      return <Group field={field} path={path} value={value} label={own} />;
    }
    case 'list':
      return <ListInput field={field} path={path} value={value} label={own} />;
    case 'pair': {
      const [first, second] = (Array.isArray(value) ? value : []) as unknown[];
      const inner = { field: field.item, value: first };
      return (
        <div className="site-pair">
          <FieldInput {...inner} path={[...path, 0]} label={`${own}: ${texts.first}`} />
          <FieldInput
            {...inner}
            value={second}
            path={[...path, 1]}
            label={`${own}: ${texts.second}`}
          />
        </div>
      );
    }
    case 'block':
      return <BlockFields field={field} path={path} value={value} label={itemOf(path)} />;
    case 'photo':
      return <PhotoInput field={field} path={path} value={value} label={own} />;
    default:
      return <SimpleInput field={field} path={path} value={value} label={own} />;
  }
};
