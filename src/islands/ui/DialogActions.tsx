import type { ReactNode } from 'react';

/** The buttons at the bottom, the confirming one last. They stay visible while a long form scrolls. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="dialog-actions">{children}</div>
);
