import type { ReactNode } from 'react';

import { useHydrated } from './use-hydrated.ts';

type Props = {
  children: ReactNode;
  loading?: boolean;
  /** What they act on has not come yet: disabled as before hydration. */
  pending?: boolean;
  /** They stand in a form that the browser can send by itself: nothing is disabled before hydration. */
  plain?: boolean;
  className?: string;
};

/**
 * A fieldset around an island's controls: disabled until hydration, so that no early tap is lost, but
 * styled as enabled.
 */
export const Controls = ({
  children,
  loading = false,
  pending = false,
  plain = false,
  className,
}: Props) => {
  const hydrated = useHydrated();
  const ready = (hydrated && !pending) || plain;
  return (
    <fieldset
      className={className}
      disabled={!ready || loading}
      data-waiting={ready ? undefined : ''}
    >
      {children}
    </fieldset>
  );
};
