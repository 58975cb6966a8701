/** Somebody else stored something while a form was open. */
export const changedTexts = {
  hint: 'Lo que tú escribiste sigue en el formulario; nada de esto se ha guardado todavía.',
  merged: 'Revisa lo que cambió y guarda otra vez.',
  storedNow: 'Guardado ahora',
  typed: 'Tú escribiste',
  /** Of what was changed there alone. */
  inForm: 'Ya está en el formulario.',
  useStored: 'Usar lo guardado',
  nothing: '(vacío)',
} as const;
