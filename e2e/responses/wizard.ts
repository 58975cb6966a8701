import type { Page } from '@playwright/test';

import { awake } from '../guest-visit.ts';
import { expect } from '../site.ts';

/** The wizard's controls by the words on them. */
export const wizard = (page: Page) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const person = (name: string) => page.getByRole('group', { name });
  return {
    toEvents: button('Continuar a los eventos'),
    next: button('Siguiente evento'),
    review: button('Revisar todas las respuestas'),
    back: button('Volver al evento anterior'),
    backToEvents: button('Volver a los eventos'),
    send: button('Enviar todas las respuestas'),
    /** A first no is confirmed before it leaves. */
    confirmNo: button('Confirmar y enviar'),
    allYes: button('Todos asistiremos'),
    allNo: button('Nadie asistirá'),
    person,
    yes: (name: string) => person(name).getByRole('radio', { name: 'Asistiré', exact: true }),
    no: (name: string) => person(name).getByRole('radio', { name: 'No asistiré', exact: true }),
    diet: (name: string) => page.getByRole('combobox', { name: `Alimentación de ${name}` }),
    heading: (name: string) => page.getByRole('heading', { level: 2, name }),
    progress: page.getByRole('progressbar'),
    event: (name: string) => page.getByRole('region', { name }),
  };
};

/** Opens the wizard at its first event. */
export const openFirstEvent = async (page: Page) => {
  await page.goto('/rsvp');
  await awake(page);
  await wizard(page).toEvents.click();
  await expect(page.getByText(/^Evento 1 de/)).toBeVisible();
};

export const answerAll = async (page: Page, events: number) => {
  await openFirstEvent(page);
  await answerEvents(page, events);
};

/** Everybody comes to every event: from the first one up to the summary. */
export const answerEvents = async (page: Page, events: number) => {
  const { allYes, next, review } = wizard(page);
  for (let number = 1; number <= events; number += 1) {
    await expect(page.getByText(`Evento ${number} de ${events}`)).toBeVisible();
    await allYes.click();
    await (number < events ? next : review).click();
  }
  await expect(wizard(page).heading('Revisa tus respuestas')).toBeVisible();
};
