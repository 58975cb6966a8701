import { type SubmitEvent, useRef, useState } from 'react';
import { dialogTexts as texts } from '#content/texts/dialog.ts';
import { signInAdmin } from '#contract/admin-session.ts';
import { api, call, sentenceOf } from '#islands/client/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { DialogActions } from '#islands/ui/DialogActions.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

type Props = {
  /** null when the session is over: then the name is asked for too. */
  username: string | null;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks for the password once more. Usually reached through `useReauthentication`. */
export const Reauthenticate = ({ username, onDone, onCancel }: Props) => {
  const [error, setError] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);

  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form that waits behind this dialog would hear it too.
    event.stopPropagation();
    if (busy) return;
    const typed = signInAdmin.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setFailure('');
    setError(typed.success ? '' : (typed.error.issues[0]?.message ?? ''));
    if (!typed.success) {
      const missing = typed.error.issues[0]?.path[0] === 'username' ? name : password;
      return missing.current?.focus();
    }
    setBusy(true);
    try {
      await call(api.api.admin.login.$post({ json: typed.data }));
      onDone();
    } catch (refusal) {
      setFailure(sentenceOf(refusal) ?? texts.loginFailed);
      setBusy(false);
      password.current?.select();
    }
  };

  return (
    <Dialog
      title={texts.reauthenticate}
      description={texts.reauthenticateWhy}
      onClose={onCancel}
      initialFocus={username === null ? name : password}
    >
      <form className="mt-4" method="post" noValidate onSubmit={signIn}>
        <div className="flex flex-col gap-4">
          <Field
            label={texts.username}
            error={error.startsWith('Username') ? error : undefined}
            className={username === null ? '' : 'sr-only'}
          >
            {(control) => (
              <input
                {...control}
                ref={name}
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={username ?? ''}
                // Known already: only password managers look for it.
                {...(username === null ? {} : { readOnly: true, tabIndex: -1 })}
              />
            )}
          </Field>
          <Field label={texts.password} error={error.startsWith('Password') ? error : undefined}>
            {(control) => (
              <input
                {...control}
                ref={password}
                name="password"
                type="password"
                autoComplete="current-password"
              />
            )}
          </Field>
          {failure && <Notice tone="error">{failure}</Notice>}
        </div>
        <DialogActions>
          <Button tone="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? texts.continuing : texts.continue}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
