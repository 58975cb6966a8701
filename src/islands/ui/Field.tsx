import { type ReactNode, useId } from 'react';

/** What the control must carry so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  className: 'input';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, and below it a hint and what is wrong. */
export const Field = ({ label, hint, error, className = '', children }: Props) => {
  const id = useId();
  const description = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'input',
        ...(error ? { 'aria-invalid': true } : {}),
        ...(description ? { 'aria-describedby': description } : {}),
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};
