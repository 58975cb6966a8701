import { useLayoutEffect, useMemo } from 'react';

import type { Fields } from '#contract/responding/form-fields.ts';

const ownForm = () => document.getElementById('answers') as HTMLFormElement | null;

type Control = HTMLInputElement | HTMLSelectElement;

const isChanged = (control: Control) =>
  'options' in control
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.type === 'radio'
      ? control.checked && !control.defaultChecked
      : control.value !== control.defaultValue;

const controlsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((element): element is Control =>
    /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName),
  );

const readForm = (values: Fields) => {
  const controls = controlsOf(ownForm());
  const changed = controls.filter(isChanged).map(({ name, value }) => [name, value]);
  return {
    typed: { ...values, ...Object.fromEntries(changed) } as Fields,
    activeField: controls.find((control) => control === document.activeElement),
  };
};

/**
 * What was typed and tapped on the page before its scripts came, over what the server gave back. The screen is drawn
 * anew by then: the control that had the focus gets it again.
 */
export const useTypedFields = (values: Fields, hydrated: boolean): Fields => {
  const { typed, activeField } = useMemo(
    () => (hydrated ? readForm(values) : { typed: values, activeField: undefined }),
    [values, hydrated],
  );
  useLayoutEffect(() => {
    if (!activeField) return;
    const isSame = ({ name, type, value }: Control) =>
      name === activeField.name && (type !== 'radio' || value === activeField.value);
    const control = controlsOf(ownForm()).find(isSame);
    control?.focus({ preventScroll: true });
    if (control && 'setSelectionRange' in control && activeField.type === 'text') {
      control.setSelectionRange(activeField.selectionStart, activeField.selectionEnd);
    }
  }, [activeField]);
  return typed;
};
