import type { ReactNode } from 'react';

import { useHydrated } from './use-hydrated.ts';

type Props = { children: ReactNode; busy?: boolean; className?: string };

/**
 * Holds an island's controls: disabled until they listen, so that no early tap is lost, yet drawn
 * as if they already did.
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
