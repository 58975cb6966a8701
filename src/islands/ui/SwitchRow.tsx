import { type InputHTMLAttributes, type RefAttributes, useId } from 'react';

type Props = {
  label: string;
  /** What it changes; read aloud after the label. */
  hint: string;
  className?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'name' | 'onBlur' | 'onChange'> &
  RefAttributes<HTMLInputElement>;

/** A switch at the end of its line, with a label and what it changes. */
export const SwitchRow = ({ label, hint, className = '', ...input }: Props) => {
  const hintId = useId();
  return (
    <label className={`switch-row ${className}`}>
      <span>
        <span className="block">{label}</span>
        <span className="hint block" id={hintId}>
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={label}
        aria-describedby={hintId}
        {...input}
      />
    </label>
  );
};
