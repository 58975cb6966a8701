import { useState } from 'react';
import { picturesTexts as texts } from '#content/texts/admin-pictures.ts';
import { siteTexts } from '#content/texts/admin-site.ts';
import { Button } from '#islands/ui/Button.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { PhotoPicker } from '#islands/admin/pictures/PhotoPicker.tsx';
import { usePhotos } from '#islands/admin/pictures/photos.ts';

/** A picture of the couple's: seen small, and chosen among all of them. */
export const PhotoInput = ({ field, path, value, label }: FieldProps<'photo'>) => {
  const { change, failureAt } = useForm();
  const [isOpen, setOpen] = useState(false);
  const { photos } = usePhotos();
  const selected = typeof value === 'string' ? value : '';
  const failure = failureAt(path);
  const url = photos?.find(({ id }) => id === selected)?.url;
  return (
    <div className="field site-photo">
      <p className="label">
        <span>{label}</span>
        {field.optional && <span className="site-optional"> ({siteTexts.optional})</span>}
      </p>
      <div className="site-photo-row">
        {url ? (
          <img src={url} alt="" width="96" height="72" loading="lazy" />
        ) : (
          <span>{texts.none}</span>
        )}
        <Button variant="quiet" onClick={() => setOpen(true)}>
          <span>{selected ? texts.change : texts.choose}</span>
          <span className="sr-only"> {label}</span>
        </Button>
        {selected && field.optional && (
          <Button variant="text" onClick={() => change(path, '')}>
            {texts.remove}
            <span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
      {failure && <p className="error">{failure}</p>}
      {isOpen && (
        <PhotoPicker
          onChoose={({ id }) => {
            change(path, id);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
