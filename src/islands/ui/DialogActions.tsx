import type { ReactNode } from 'react';

/** The buttons at the foot: the last one does it. They stay in sight while a long form scrolls. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="dialog-actions">{children}</div>
);
