import { useState } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { readMapLocation } from '#domain/events/read-map-location.ts';
import { Field } from '#islands/ui/Field.tsx';
import { useForm } from './fields/form-context.ts';

/** Fills latitude and longitude from what a map's program copies. */
export const MapPaste = () => {
  const { change } = useForm();
  const [text, setText] = useState('');
  const location = readMapLocation(text);
  const read = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') return;
    // A link that was refused leaves no other point in its place.
    const found = readMapLocation(typed);
    change(['wedding', 'venue', 'latitude'], found?.latitude);
    change(['wedding', 'venue', 'longitude'], found?.longitude);
  };
  return (
    <Field
      label={texts.pasteMap}
      hint={texts.pasteMapHint}
      error={text.trim() !== '' && !location ? texts.notALocation : undefined}
    >
      {(control) => (
        <input
          {...control}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => read(target.value)}
        />
      )}
    </Field>
  );
};
