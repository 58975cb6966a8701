import type { ReactNode } from 'react';

export type BadgeTone = 'yes' | 'no' | 'silent' | 'wheat' | 'river';

export const Badge = ({ tone = 'silent', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className="badge" data-tone={tone}>
    {children}
  </span>
);
