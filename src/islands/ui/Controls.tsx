import type { ReactNode } from 'react';

import { useHydrated } from './use-hydrated.ts';

type Props = { children: ReactNode; busy?: boolean; className?: string };

/**
 * A fieldset around an island's controls: disabled until hydration, so that no early tap is lost, but
 * styled as enabled.
 */
export const Controls = ({ children, busy = false, className }: Props) => {
  const hydrated = useHydrated();
  return (
    <fieldset
      className={className}
      disabled={!hydrated || busy}
      data-waiting={hydrated ? undefined : ''}
    >
      {children}
    </fieldset>
  );
};
