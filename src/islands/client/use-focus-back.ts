import { type RefObject, useEffect, useRef } from 'react';

/**
 * A control that was disabled while busy lost the focus: it gets it back, unless something beside it
 * (`data-decide`) now asks for a decision.
 */
export const useFocusBack = (loading: boolean, control: RefObject<HTMLElement | null>) => {
  const wasLoading = useRef(false);
  useEffect(() => {
    if (wasLoading.current && !loading) {
      const open = control.current
        ?.closest('fieldset')
        ?.querySelector<HTMLElement>('[data-decide]');
      if (open) open.focus();
      else control.current?.focus({ preventScroll: true });
    }
    wasLoading.current = loading;
  }, [loading, control]);
};
