import { type RefObject, useEffect, useRef } from 'react';

/**
 * A control that was disabled while busy lost the focus: it gets it back, unless something beside it
 * (`data-decide`) now asks for a decision.
 */
export const useFocusBack = (busy: boolean, control: RefObject<HTMLElement | null>) => {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) {
      const open = control.current
        ?.closest('fieldset')
        ?.querySelector<HTMLElement>('[data-decide]');
      if (open) open.focus();
      else control.current?.focus({ preventScroll: true });
    }
    wasBusy.current = busy;
  }, [busy, control]);
};
