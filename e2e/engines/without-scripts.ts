import { startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { openWeakLine } from '../fixtures/weak-line/index.ts';
import { guests } from '../guest-visit.ts';
import { arrives, fits, type Journey, sees } from './steps.ts';
import { button, choice, field, group, radio, type Visitor } from './visitor.ts';

const { groupName, accessCode } = guests.aunt;

/** Every script is lost on its way; all the rest arrives. */
const losesScripts = (request: string) =>
  request.includes('.js') ? ({ of: 'request', bytes: 1 } as const) : undefined;

const chooseByKeyboard = async (visitor: Visitor, ...target: Parameters<typeof radio>) => {
  await visitor.focus(radio(...target));
  await visitor.key('Space');
};

/** A guest's phone that gets the pages, but never their scripts. */
export const answerWithoutScripts: Journey = async (visitor) => {
  const { dataDir, remove } = copyTemplate();
  const line = await openWeakLine({ cut: losesScripts });
  const server = await startServer({ DATA_DIR: dataDir, SITE_URL: line.url });
  line.lead(server.port);
  const goTo = (path: string) => visitor.evaluate(`void location.assign('${line.url}${path}')`);
  try {
    await goTo('/rsvp');
    await visitor.type(field('Nombre del grupo'), groupName);
    await visitor.type(field('Código de acceso'), accessCode);
    await fits(visitor);
    await visitor.press(button('Ingresar'));
    await arrives(visitor, '/my-events');

    await goTo('/rsvp');
    await visitor.choose(choice('Alimentación de Marta Quilodrán'), 'Vegano');
    await fits(visitor);
    await visitor.press(button('Continuar a los eventos'));
    await sees(visitor, 'Evento 1 de');
    await chooseByKeyboard(visitor, 'Asistiré', group(/^Marta Quilodrán/));
    await fits(visitor);

    await goTo('/events/49/rsvp');
    await chooseByKeyboard(visitor, 'Asistiré', group(/^Marta Quilodrán/));
    await visitor.press(button('Save Response'));
    // The questions follow the saved answer, on the same page.
    await chooseByKeyboard(visitor, 'Plaza de Armas', group(/^Bus desde Linares, Marta/));
    await fits(visitor);
    await visitor.press(button('Save Response'));
    await sees(visitor, 'Recibido el');
    await fits(visitor);
    await goTo('/events/49');
    await sees(visitor, 'Marta Quilodrán Plaza de Armas');
  } finally {
    await line.close();
    await server.stop('SIGKILL');
    remove();
  }
};
