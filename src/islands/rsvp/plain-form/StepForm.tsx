import type { ReactNode } from 'react';

import { goField, keyField } from '#contract/responding/form-fields.ts';

type Props = {
  /** The page that takes it. */
  action: string;
  formKey: string;
  /** What Enter stands for, and a button without a place of its own. */
  go?: number | 'end';
  children: ReactNode;
};

/** Answers as a plain form. Its buttons send it as long as no script listens to them; then the browser sends nothing. */
export const StepForm = ({ action, formKey, go, children }: Props) => (
  <form
    id="answers"
    method="post"
    action={action}
    noValidate
    autoComplete="off"
    onSubmit={(submitted) => submitted.preventDefault()}
  >
    <input type="hidden" name={keyField} value={formKey} />
    {/* The first button of a form is the one that Enter taps. */}
    <button type="submit" name={goField} value={go} hidden />
    {children}
  </form>
);
