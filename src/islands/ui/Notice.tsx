import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** A highlighted sentence. Screen readers announce an error at once. */
export const Notice = ({ tone = 'info', children }: { tone?: NoticeTone; children: ReactNode }) => (
  <div className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
    {children}
  </div>
);
