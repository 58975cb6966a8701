import type { ComponentProps } from 'react';

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'text';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; block?: boolean };

export const Button = ({ variant = 'primary', block, className = '', type, ...rest }: Props) => (
  <button
    type={type ?? 'button'}
    className={`btn btn-${variant} ${block ? 'btn-block' : ''} ${className}`}
    {...rest}
  />
);
