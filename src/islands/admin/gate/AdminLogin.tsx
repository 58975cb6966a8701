import { type SubmitEvent, useState } from 'react';
import { loginTexts as texts } from '#content/texts/admin-gate.ts';
import { signInAdmin } from '#contract/admin-session.ts';
import { api, ApiError, call } from '#islands/client/api.ts';
import { $session } from '#islands/stores/session.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Notice } from '#islands/ui/Notice.tsx';

type FieldName = 'username' | 'password';
type FieldErrors = Partial<Record<FieldName, string>>;

const fieldNames: FieldName[] = ['username', 'password'];

/** Shown in place of every admin page without an administrator's session. */
export const AdminLogin = () => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const [loading, setLoading] = useState(false);

  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const typed = signInAdmin.safeParse(Object.fromEntries(new FormData(form)));
    const wrong = typed.success ? {} : fieldErrors(typed.error.issues);
    setErrors(wrong);
    setFailure('');
    if (!typed.success)
      return focusOn(
        form,
        fieldNames.find((name) => wrong[name]),
      );

    setLoading(true);
    try {
      await call(api.api.admin.login.$post({ json: typed.data }));
      $session.set({ ...$session.get(), admin: true });
      toast({ title: texts.succeeded });
      location.assign('/admin');
    } catch (error) {
      const message = (error instanceof ApiError && error.errorBody?.message) || texts.failed;
      setLoading(false);
      setFailure(message);
      toast({ title: texts.failedTitle, description: message, variant: 'destructive' });
    }
  };

  return (
    <form
      className="card card-framed mx-auto mt-4 max-w-form"
      method="post"
      noValidate
      onSubmit={signIn}
    >
      <h1 className="title text-center">{texts.title}</h1>
      <p className="mt-2 mb-6 text-center text-muted">{texts.subtitle}</p>
      <Controls className="flex flex-col gap-4">
        <Field label={texts.username} error={errors.username}>
          {(control) => (
            <input
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Field label={texts.password} error={errors.password}>
          {(control) => (
            <input
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        {failure && <Notice variant="error">{failure}</Notice>}
        <Button type="submit" block aria-disabled={loading}>
          {loading ? texts.submitting : texts.submit}
        </Button>
      </Controls>
    </form>
  );
};

type Issue = { path: readonly PropertyKey[]; message: string };

const fieldErrors = (issues: readonly Issue[]): FieldErrors => {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
};

const focusOn = (form: HTMLFormElement, name: FieldName | undefined) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
