import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** A sentence set apart. An error is spoken at once. */
export const Notice = ({ tone = 'info', children }: { tone?: NoticeTone; children: ReactNode }) => (
  <div className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
    {children}
  </div>
);
