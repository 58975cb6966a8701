import type { ComponentType, MouseEvent } from 'react';
import { itemOf, labelOf, pairLabelsOf } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { type FieldProps, useForm } from './form-context.ts';
import { ListInput } from './ListInput.tsx';
import { LookInput } from './LookInput.tsx';
import { PhotoInput } from './PhotoInput.tsx';
import { SectionsInput } from './SectionsInput.tsx';
import { BasicInput } from './BasicInput.tsx';
import { fieldsIn, isBlank } from '#content/without-empty.ts';
import { Button } from '#islands/ui/Button.tsx';
import { usePhotos } from '#islands/admin/pictures/photos.ts';

/** Fields that belong together, under one name. */
const GroupFields = ({ field, path, value, label }: FieldProps<'group'>) => {
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

const Fields = ({ fields, path, value }: FieldsProps) => {
  const { Input } = useForm();
  const group = (isBlank(value) ? {} : value) as Record<string, unknown>;
  return Object.entries(fields).map(([name, inner]) => (
    <Input key={name} field={inner} path={[...path, name]} value={group[name]} />
  ));
};

type Point = { x?: unknown; y?: unknown };

/** What stays in sight of the first screen's photo: a tap on it, or two numbers. Without a photo there is nothing to ask. */
const PointInput = ({ field, path, value, label }: FieldProps<'group'>) => {
  const { change, read } = useForm();
  const { photos } = usePhotos();
  const selected = read(['photos', 'hero', 'photo']);
  if (isBlank(selected)) return null;
  const url = photos?.find(({ id }) => id === selected)?.url;
  const { x, y } = (value ?? {}) as Point;

  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Of the keyboard: the numbers below are for it.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number, full: number) =>
      Math.min(100, Math.max(0, Math.round((100 * part) / full)));
    change(path, { x: percent(clientX - left, width), y: percent(clientY - top, height) });
  };

  return (
    <fieldset className="site-group site-point">
      <legend>{label}</legend>
      {url && (
        <div>
          <p className="hint">{texts.pointHint}</p>
          <button type="button" tabIndex={-1} aria-label={texts.pointHint} onClick={choose}>
            <img src={url} alt="" />
            {typeof x === 'number' && typeof y === 'number' && (
              <svg aria-hidden="true">
                <circle cx={`${x}%`} cy={`${y}%`} r="11" />
                <circle cx={`${x}%`} cy={`${y}%`} r="3" />
              </svg>
            )}
          </button>
          {!isBlank(value) && (
            <Button variant="text" onClick={() => change(path, {})}>
              {texts.noPoint}
            </Button>
          )}
        </div>
      )}
      <Fields fields={field.fields} path={path} value={value} />
    </fieldset>
  );
};

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

/** The input for any field of the couple's content. The preview finds it by `data-field`. */
export const FieldInput = (props: FieldProps) => (
  <div className="site-field" data-field={props.path.join('.')}>
    <AnyInput {...props} />
  </div>
);

const AnyInput = ({ field, path, value, label }: FieldProps) => {
  const own = label ?? labelOf(path, field.about) ?? '';
  switch (field.kind) {
    case 'group': {
      const Group = ownGroups[path.join('.')] ?? GroupFields;
      return <Group field={field} path={path} value={value} label={own} />;
    }
    case 'list':
      if (path.join('.') === 'home.sections') {
        return <SectionsInput field={field} path={path} value={value} label={own} />;
      }
      return <ListInput field={field} path={path} value={value} label={own} />;
    case 'pair': {
      const [first, second] = (Array.isArray(value) ? value : []) as unknown[];
      const [one, other] = pairLabelsOf(path) ?? [own, own];
      const inner = { field: field.item, value: first };
      return (
        <div className="site-pair">
          <FieldInput {...inner} path={[...path, 0]} label={one} />
          <FieldInput {...inner} value={second} path={[...path, 1]} label={other} />
        </div>
      );
    }
    case 'block':
      return <BlockFields field={field} path={path} value={value} label={itemOf(path)} />;
    case 'photo':
      return <PhotoInput field={field} path={path} value={value} label={own} />;
    default:
      return <BasicInput field={field} path={path} value={value} label={own} />;
  }
};
