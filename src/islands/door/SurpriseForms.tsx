import { type ReactNode, type SubmitEvent, useState } from 'react';
import { doorTexts as texts } from '#content/texts/door.ts';
import { nameLimit } from '#domain/text-limits.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

type FormProps = {
  label: string;
  onCancel: () => void;
  /** With the name, which is never empty. */
  onSave: (name: string) => void;
  /** What the name begins with. */
  typed?: string;
  children?: ReactNode;
};

const NamedForm = ({ label, onCancel, onSave, typed = '', children }: FormProps) => {
  const [name, setName] = useState(typed);
  const [error, setError] = useState('');
  return (
    <form
      className="door-form"
      aria-label={label}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (name.trim() === '') setError(texts.nameMissing);
        else onSave(name.trim());
      }}
    >
      <p className="door-subtitle">{label}</p>
      <Field label={texts.who} error={error}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={nameLimit}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {children}
      <div className="door-actions">
        <Button type="submit">{texts.saveSurprise}</Button>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
};

type ReplacementProps = {
  /** Who does not come. */
  of: string;
  onCancel: () => void;
  onSave: (name: string) => void;
};

/** Somebody came in place of a guest. */
export const ReplacementForm = ({ of, ...on }: ReplacementProps) => (
  <NamedForm label={texts.replacement(of)} {...on} />
);

type NotListed = { kind: 'unlisted' | 'other_event'; name: string; host: string };

type NotListedProps = {
  typed: string;
  onCancel: () => void;
  onSave: (surprise: NotListed) => void;
};

/** Somebody is on no list of this event. */
export const NotListedForm = ({ typed, onCancel, onSave }: NotListedProps) => {
  const [host, setHost] = useState('');
  const [isOtherEvent, setOtherEvent] = useState(false);
  const kind = isOtherEvent ? 'other_event' : 'unlisted';
  return (
    <NamedForm
      label={texts.unlisted}
      typed={typed}
      onCancel={onCancel}
      onSave={(name) => onSave({ kind, name, host: host.trim() })}
    >
      <Field label={texts.host} hint={texts.hostHint}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={nameLimit}
            value={host}
            onChange={({ target }) => setHost(target.value)}
          />
        )}
      </Field>
      <label className="door-check">
        <input
          type="checkbox"
          checked={isOtherEvent}
          onChange={({ target }) => setOtherEvent(target.checked)}
        />
        <span>{texts.knownInOther}</span>
      </label>
    </NamedForm>
  );
};
