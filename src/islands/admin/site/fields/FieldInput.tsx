import { itemOf, labelOf } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { BlockFields } from './BlockFields.tsx';
import type { FieldProps } from './form-context.ts';
import { GroupFields } from './GroupFields.tsx';
import { ListInput } from './ListInput.tsx';
import { LookInput } from './LookInput.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import { PointInput } from './PointInput.tsx';
import { SimpleInput } from './SimpleInput.tsx';

/** The input for a field of the couple's content, whatever it holds. */
export const FieldInput = ({ field, path, value, label }: FieldProps) => {
  const own = label ?? labelOf(path) ?? '';
  switch (field.kind) {
    case 'group':
      if (path.join('.') === 'wedding.look') {
        return <LookInput field={field} path={path} value={value} label={own} />;
      }
      if (path.join('.') === 'photos.hero.point') {
        return <PointInput field={field} path={path} value={value} label={own} />;
      }
      return <GroupFields field={field} path={path} value={value} label={own} />;
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
