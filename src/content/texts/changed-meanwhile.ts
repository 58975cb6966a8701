/** Another person stored something while a form was open. */
export const changedTexts = {
  hint: 'Lo que ustedes escribieron sigue en el formulario; nada de esto se ha guardado todavía.',
  merged: 'Revisen lo que cambió y guarden otra vez.',
  storedNow: 'Guardado ahora',
  typed: 'Ustedes escribieron',
  /** Of what was changed there alone. */
  inForm: 'Ya está en el formulario.',
  useStored: 'Usar lo guardado',
  empty: '(vacío)',
} as const;
