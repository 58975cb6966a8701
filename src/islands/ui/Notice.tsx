import type { ReactNode } from 'react';

export type NoticeVariant = 'info' | 'success' | 'warning' | 'error';

/** A highlighted sentence. Screen readers announce an error at once. */
export const Notice = ({
  variant = 'info',
  children,
}: {
  variant?: NoticeVariant;
  children: ReactNode;
}) => (
  <div className="notice" data-variant={variant} role={variant === 'error' ? 'alert' : undefined}>
    {children}
  </div>
);
