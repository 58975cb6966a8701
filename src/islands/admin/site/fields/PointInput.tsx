import type { MouseEvent } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { isBlank } from '#content/without-blanks.ts';
import { Button } from '#islands/ui/Button.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { Fields } from './GroupFields.tsx';
import { usePhotos } from '#islands/admin/pictures/photos.ts';

type Point = { x?: unknown; y?: unknown };

/** What stays in sight of the first screen's photo: a tap on it, or two numbers. Without a photo there is nothing to ask. */
export const PointInput = ({ field, path, value, label }: FieldProps<'group'>) => {
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
              <svg aria-hidden="true" focusable="false">
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
