import type { Locator, Page } from '@playwright/test';
import { wizard } from '../../e2e/responses/wizard.ts';
import { song, shuttle } from '../no-signal/group.ts';
import type { Reported } from './words.ts';

/** How long a control may take to be there, and a save to say how it ended. */
export const timeout = { timeout: 6_000 };

/** The page of this address by the site itself, ready to be tapped. @returns false where the line gave none */
export const open = async (page: Page, path: string): Promise<boolean> => {
  try {
    await page.goto(path, { waitUntil: 'domcontentloaded', timeout: 10_000 });
    // A portal's page, a page without the group, or an address that led elsewhere.
    if (new URL(page.url()).pathname !== path) return false;
    if ((await page.locator('main astro-island').count()) === 0) return false;
    await page.waitForFunction(
      () => !document.querySelector('main astro-island[ssr]'),
      undefined,
      timeout,
    );
    return true;
  } catch {
    return false;
  }
};

const results = {
  done: [
    'Guardado en este teléfono: se enviará cuando haya señal',
    'RSVP Updated',
    'All responses saved successfully',
    'Confirmación de asistencia completa',
  ],
  unknown: [
    'Failed to save',
    'There was an error saving',
    'Some responses could not be saved',
    'Alguien respondió antes que tú',
    'Guardado en este teléfono: se enviará cuando ingreses',
    'No pudimos',
    'no se pudo guardar',
    'Aún no hay nada para guardar',
    'Cargar de nuevo',
  ],
};

/**
 * Taps a button that saves, until the screen says how that ended; the question about an absence is answered.
 * What the screen said before does not count: the button itself tells when it is at work and when no more.
 */
export const save = async (page: Page, button: Locator): Promise<Reported> => {
  const { confirmNo } = wizard(page);
  try {
    await button.evaluate((watched) => {
      const before = watched.textContent;
      let wasAtWork = false;
      document.documentElement.dataset.saved = '';
      new MutationObserver(() => {
        if (watched.textContent !== before) wasAtWork = true;
        document.documentElement.dataset.saved =
          wasAtWork && watched.textContent === before ? 'ended' : '';
      }).observe(watched, { childList: true, characterData: true, subtree: true });
    });
    await button.click(timeout);
    for (;;) {
      const found = await page.waitForFunction(
        (messages) => {
          const buttons = [...document.querySelectorAll('dialog[open] button')];
          if (buttons.some(({ textContent }) => textContent === 'Confirmar y enviar'))
            return 'question';
          const text = document.body.innerText;
          const says = (some: string[]) => some.some((message) => text.includes(message));
          if (says(messages.unknown)) return 'unknown';
          // Another page has no button that was watched: the wizard leaves when everything is sent.
          const finished = document.documentElement.dataset.saved;
          return finished !== '' && says(messages.done) ? 'done' : null;
        },
        results,
        timeout,
      );
      const reported = (await found.jsonValue()) as Reported | 'question';
      if (reported !== 'question') return reported;
      await confirmNo.click(timeout);
    }
  } catch {
    return 'unknown';
  }
};

export const attendanceList = (page: Page, eventName: string) => {
  const event = page.getByRole('listitem').filter({ hasText: eventName });
  const person = (name: string) => event.getByRole('group', { name });
  return {
    tab: page.getByRole('tab', { name: 'Gestionar asistencia' }),
    box: (name: string) => person(name).getByRole('checkbox'),
    /** Neither yes nor no: the box is empty all the same. */
    isSilent: async (name: string) => (await person(name).getByText('Sin respuesta').count()) > 0,
    save: page.getByRole('button', { name: 'Save All Responses' }),
  };
};

export const eventForm = (page: Page, eventId: number) => ({
  save: page.getByRole('button', { name: 'Save Response' }),
  shuttle: (name: string, takes: boolean) =>
    page
      .getByRole('group', { name: `${shuttle(eventId)}, ${name}` })
      .getByRole('radio', { name: takes ? 'Sí' : 'No', exact: true }),
  diet: (name: string) => wizard(page).diet(name),
  yes: (name: string) => wizard(page).yes(name),
  no: (name: string) => wizard(page).no(name),
});

export const songField = (page: Page) => page.getByLabel(song);
