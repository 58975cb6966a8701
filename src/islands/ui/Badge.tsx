import type { ReactNode } from 'react';

export type BadgeVariant = 'yes' | 'no' | 'silent' | 'wheat' | 'river';

export const Badge = ({
  variant = 'silent',
  children,
}: {
  variant?: BadgeVariant;
  children: ReactNode;
}) => (
  <span className="badge" data-tone={variant}>
    {children}
  </span>
);
