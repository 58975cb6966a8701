import type { ComponentProps } from 'react';

export type ButtonTone = 'primary' | 'quiet' | 'danger' | 'text';

type Props = ComponentProps<'button'> & { tone?: ButtonTone; block?: boolean };

export const Button = ({ tone = 'primary', block, className = '', type, ...rest }: Props) => (
  <button
    type={type ?? 'button'}
    className={`btn btn-${tone} ${block ? 'btn-block' : ''} ${className}`}
    {...rest}
  />
);
