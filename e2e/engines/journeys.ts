import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { admin } from '../fixtures/template.ts';
import { type GuestLogin, guests } from '../guest-visit.ts';
import { expect as expectSoon, type Site } from '../site.ts';
import {
  button,
  choice,
  dialog,
  field,
  group,
  radio,
  region,
  type Target,
  type Visitor,
} from './visitor.ts';

/** The journeys of guests and couple, written once for every engine. */
export type Journey = (visitor: Visitor, site: Site) => Promise<void>;

/** Two engines on a busy machine: patience is no failure. */
const expect = expectSoon.configure({ timeout: 20_000 });

const family = 'Familia Peñaloza Ríos';

const sees = (visitor: Visitor, text: string | RegExp, part?: Target) => {
  const isSeen = async () => (await visitor.text(part)).search(asExpression(text)) >= 0;
  return expect.poll(isSeen, { message: `sees ${text}` }).toBe(true);
};

/** A line may be broken at any space, and styles may set it in capitals. */
const asExpression = (text: string | RegExp) =>
  text instanceof RegExp ? text : new RegExp(text.split(' ').map(RegExp.escape).join('\\s+'), 'iu');

const arrives = (visitor: Visitor, path: string) =>
  expect.poll(() => visitor.path(), { message: `arrives at ${path}` }).toBe(path);

/** A select or a table that is wider than the phone moves the whole page. */
const fits = async (visitor: Visitor) => {
  const { scrollWidth, clientWidth } = await visitor.evaluate<HTMLElement>(
    '(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)',
  );
  expect(scrollWidth, `${await visitor.path()} does not scroll sideways`).toBe(clientWidth);
};

const signIn = async (visitor: Visitor, { groupName, accessCode }: GuestLogin) => {
  await visitor.open('/rsvp');
  await visitor.type(field('Nombre del grupo'), groupName);
  await visitor.type(field('Código de acceso'), accessCode);
  await fits(visitor);
  await visitor.press(button('Ingresar'));
  await arrives(visitor, '/my-events');
};

const signInAsCouple = async (visitor: Visitor) => {
  await visitor.open('/admin');
  await visitor.type(field('Usuario'), admin.username);
  await visitor.type(field('Contraseña'), admin.password);
  await visitor.press(button('Ingresar'));
  await sees(visitor, 'Grupos e invitaciones');
};

const answerEveryEvent: Journey = async (visitor) => {
  await signIn(visitor, guests.family);
  await sees(visitor, `Bienvenidos, ${family}`);
  await visitor.open('/rsvp');
  await visitor.choose(choice('Alimentación de Rosa Peñaloza'), 'Vegano');
  await fits(visitor);
  await visitor.press(button('Continuar a los eventos'));
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await sees(visitor, `Evento ${number} de 6`);
    await visitor.press(button('Todos asistiremos'));
    await fits(visitor);
    await visitor.press(button(number < 6 ? 'Siguiente evento' : 'Revisar todas las respuestas'));
  }
  await sees(visitor, 'Revisa tus respuestas');
  await fits(visitor);
  await visitor.press(button('Enviar todas las respuestas'));
  await arrives(visitor, '/my-events');
  await sees(visitor, /Recibido · \d+ de \S+ de \d{4}/i);
  await fits(visitor);
};

const giveAGiftTwice: Journey = async (visitor) => {
  await signIn(visitor, guests.family);
  await visitor.open('/gifts');
  await visitor.type(field('Buscar regalos'), 'cena frente');
  await sees(visitor, /^1 regalo$/mu);
  await visitor.press(button('Agregar'));
  await fits(visitor);
  await visitor.press(button(/^Carrito/));
  await visitor.press(button('Agregar uno de Cena frente al mar', dialog(/./)));
  await sees(visitor, '$120.000', dialog(/./));
  await visitor.press(button('Proceder al pago'));
  await visitor.type(field('Mensaje para los novios (opcional)'), 'Con amor, Rosa');
  await fits(visitor);
  await visitor.press(button('Pagar en línea'));
  await sees(visitor, 'Pago de práctica');
  await fits(visitor);
  await visitor.press(button('Aprobar'));
  await arrives(visitor, '/gifts/result');
  await sees(visitor, `¡Gracias, ${family}!`);
  await sees(visitor, 'Con amor, Rosa');
  await fits(visitor);
};

const answerWithoutServer: Journey = async (visitor, site) => {
  await signIn(visitor, guests.aunt);
  await expect
    .poll(() =>
      visitor.evaluate(
        "caches.open('convite-guest').then((kept) => kept.keys()).then((keys) => keys.length)",
      ),
    )
    .toBeGreaterThan(2);
  await visitor.open('/events/49/rsvp');
  await site.stop('SIGKILL');
  await visitor.focus(radio('Asistiré', group(/^Marta Quilodrán/)));
  await visitor.key('Space');
  await visitor.press(button('Save Response'));
  await sees(visitor, 'Guardado en este teléfono: se enviará cuando haya señal');
  await visitor.open('/my-events');
  await sees(visitor, 'Pendiente de enviar');
  await fits(visitor);

  await site.restart();
  await visitor.open('/my-events');
  await sees(visitor, /Recibido · \d+ de \S+ de \d{4}/i);
  expect(await visitor.text()).not.toContain('Pendiente de enviar');
  const stored = await visitor.evaluate(
    "fetch('/api/rsvp/responses/49').then((answer) => answer.json())",
  );
  expect(stored).toMatchObject({ responses: [{ isAttending: true, version: 1 }] });
};

/** What has the focus says what it is. */
const focusIsNamed =
  "document.activeElement.matches('button, a, input, select, textarea, [aria-label], [aria-labelledby]')";

const workAtTheDesk: Journey = async (visitor) => {
  await visitor.resize(1280, 860);
  await signInAsCouple(visitor);

  await visitor.open('/admin/guests');
  await visitor.press(button('Add New Guest'));
  const form = dialog('Create New Guest');
  await visitor.type(field('Nombre del grupo', form), 'Familia Soto');
  for (let stop = 0; stop < 12; stop += 1) {
    await visitor.key('Tab');
    expect(await visitor.evaluate(focusIsNamed), `stop ${stop} of the keyboard`).toBe(true);
  }
  await visitor.type(field('Nombre', group('Miembro 1', form)), 'Ana Soto');
  await visitor.press(button('Guardar', form));
  await sees(visitor, '13 grupos');

  await visitor.open('/admin/rsvps?tab=by-guest');
  await visitor.type(field('Código de acceso'), 'ARPA');
  await sees(visitor, '1 de 13 grupos');
  await visitor.press(button('Editar grupo'));
  const answers = dialog('Editar respuestas RSVP');
  const breakfast = group('Camila Arancibia, 🥐 Desayuno de Campeones', answers);
  await visitor.press(button('No asistirá', breakfast));
  await sees(visitor, '1 cambio sin guardar', answers);
  await visitor.press(button('Guardar todos los cambios', answers));
  await sees(visitor, 'Respuestas actualizadas');

  await visitor.open('/admin/tables?event=45');
  await visitor.focus(button(`Arrastrar ${family}`));
  await visitor.key('Space');
  const spoken = () =>
    visitor.evaluate<string>('document.querySelector(\'[id^="DndLiveRegion"]\').textContent');
  await expect.poll(spoken).toBe(`Tomaron a ${family}.`);
  // What is held hears the arrows from the next timer on.
  await visitor.evaluate('new Promise((done) => setTimeout(done))');
  for (const place of ['Invitados sin asignar', 'Achibueno', 'Ancoa']) {
    await visitor.key('ArrowRight');
    await expect.poll(spoken).toBe(`${family} está sobre ${place}.`);
  }
  await visitor.key('Space');
  await sees(visitor, family, region('Ancoa'));
  await sees(visitor, 'Invitado asignado');
};

/** Columns and rows with long names: their selects are as wide as the longest option, if they may. */
const longList = [
  'Nombre del grupo como está escrito en el sobre;Nombre de la persona tal como firma;Correo',
  'Los Soto y todos los que vienen con ellos desde Valdivia;Ana Soto;ana@example.com',
].join('\n');

const openLongOptions: Journey = async (visitor, site) => {
  await signInAsCouple(visitor);
  const file = join(site.dataDir, 'lista.csv');
  writeFileSync(file, longList);
  await visitor.open('/admin/guests/import');
  await visitor.upload(field('Elegir archivo'), file);
  await sees(visitor, 'Importar 1 grupo');
  await fits(visitor);
  for (const path of ['/admin/rsvps', '/admin/tables', '/admin/gifts', '/admin/whatsapp']) {
    await visitor.open(path);
    await sees(visitor, 'Volver al Panel');
    await fits(visitor);
  }
};

export const journeys: [title: string, journey: Journey][] = [
  ['a family signs in by its code, answers every event and finds the receipt', answerEveryEvent],
  ['a gift is chosen, paid and thanked for', giveAGiftTwice],
  ['an answer given while the server is away is sent once', answerWithoutServer],
  ['the couple keeps groups, answers and tables at a desk', workAtTheDesk],
  ['no select is wider than a phone', openLongOptions],
];
