import { useState } from 'react';

import { login } from '#content/texts/login.ts';
import { Field } from '#islands/ui/Field.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

type Props = { code?: string | undefined; error?: string | undefined };

/** Masked against onlookers; a button shows it to those who copy it from paper. */
export const AccessCode = ({ code, error }: Props) => {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field label={login.accessCode} error={error}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <div className="grow basis-40">
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
          </div>
          <button
            type="button"
            className={`btn btn-quiet px-4 wrap-anywhere ${hydrated ? '' : 'invisible needs-script'}`}
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
