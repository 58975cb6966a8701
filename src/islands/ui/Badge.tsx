import type { ReactNode } from 'react';

export type BadgeVariant = 'yes' | 'no' | 'silent' | 'wheat' | 'river';

export const Badge = ({
  variant = 'silent',
  children,
}: {
  variant?: BadgeVariant;
  children: ReactNode;
}) => (
  <span className="badge" data-variant={variant}>
    {children}
  </span>
);
