import { type SubmitEvent, useRef, useState } from 'react';
import { dialogTexts as texts } from '#content/texts/dialog.ts';
import { signInAdmin } from '#contract/admin-session.ts';
import { api, call, messageOf } from '#islands/client/api.ts';
import { resumeStreams } from '#islands/client/live/watch-changes.ts';
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
  const [loading, setLoading] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);

  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form that waits behind this dialog would hear it too.
    event.stopPropagation();
    if (loading) return;
    const typed = signInAdmin.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setFailure('');
    setError(typed.success ? '' : (typed.error.issues[0]?.message ?? ''));
    if (!typed.success) {
      const missing = typed.error.issues[0]?.path[0] === 'username' ? name : password;
      return missing.current?.focus();
    }
    setLoading(true);
    try {
      await call(api.api.admin.login.$post({ json: typed.data }));
      resumeStreams();
      onDone();
    } catch (cause) {
      setFailure(messageOf(cause) ?? texts.loginFailed);
      setLoading(false);
      password.current?.select();
    }
  };

  return (
    <Dialog
      title={texts.reauthenticate}
      description={texts.reauthenticateReason}
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
          {failure && <Notice variant="error">{failure}</Notice>}
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button type="submit" aria-disabled={loading}>
            {loading ? texts.continuing : texts.continue}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
