import { useState } from 'react';

import { login } from '#content/texts/login.ts';
import { Field } from '#islands/ui/Field.tsx';

type Props = { code?: string | undefined; error?: string | undefined };

/** Masked, as others may look on; a person who copies it from paper can look too. */
export const AccessCode = ({ code, error }: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <Field label={login.accessCode} error={error}>
      {(control) => (
        <div className="flex gap-2">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            name="accessCode"
            defaultValue={code}
            autoComplete="current-password"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            required
          />
          <button
            type="button"
            className="btn btn-quiet flex-none px-4"
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {login.show}
          </button>
        </div>
      )}
    </Field>
  );
};
