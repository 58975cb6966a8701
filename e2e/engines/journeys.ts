import { pendingEntries } from '#tests/support/pending-entries.ts';
import { changeCode } from '../session/change-code.ts';
import { from } from '../elsewhere.ts';
import { guests } from '../guest-visit.ts';
import { coupleJourneys } from './couple-journeys.ts';
import { newerJourneys } from './newer-journeys.ts';
import { arrives, expect, fits, type Journey, sees, signIn } from './steps.ts';
import {
  button,
  checkbox,
  choice,
  dialog,
  field,
  group,
  radio,
  tab,
  type Visitor,
} from './visitor.ts';
import { answerWithoutScripts } from './without-scripts.ts';

const family = 'Familia Peñaloza Ríos';

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
    if (number === 5) {
      // By keyboard: a press of a hidden radio is not the same everywhere.
      await visitor.focus(radio('Plaza de Armas', group(/^Bus desde Linares, Rosa/)));
      await visitor.key('Space');
    }
    await fits(visitor);
    await visitor.press(button(number < 6 ? 'Siguiente evento' : 'Revisar todas las respuestas'));
  }
  await sees(visitor, 'Revisa tus respuestas');
  await sees(visitor, 'Rosa Peñaloza Plaza de Armas');
  await visitor.type(field('¿Qué canción no puede faltar?'), 'Vals');
  await fits(visitor);
  await visitor.press(button('Enviar todas las respuestas'));
  await arrives(visitor, '/my-events');
  await sees(visitor, /Recibido · \d+ de \S+ de \d{4}/i);
  await fits(visitor);
  await visitor.open('/events/49');
  await sees(visitor, 'Rosa Peñaloza Plaza de Armas');
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

const keepsPages = (visitor: Visitor) =>
  expect
    .poll(() =>
      visitor.evaluate(
        "caches.open('convite-guest').then((kept) => kept.keys()).then((keys) => keys.length)",
      ),
    )
    .toBeGreaterThan(2);

const answerWithoutServer: Journey = async (visitor, site) => {
  await signIn(visitor, guests.aunt);
  await keepsPages(visitor);
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
  expect(await storedFor49(visitor)).toMatchObject([{ isAttending: true, version: 1 }]);
};

const storedFor49 = async (visitor: Visitor) => {
  const read = "fetch('/api/rsvp/responses/49').then((answer) => answer.json())";
  const { responses } = await visitor.evaluate<{ responses: unknown[] }>(read);
  return responses;
};

const takeBackWithoutServer: Journey = async (visitor, site) => {
  const box = checkbox(/./, group('Marta Quilodrán'));
  const turn = async () => {
    await visitor.focus(box);
    await visitor.key('Space');
    await visitor.press(button('Save All Responses'));
  };
  await signIn(visitor, guests.aunt);
  await keepsPages(visitor);
  await visitor.open('/my-events/attendance');
  await visitor.press(tab('Gestionar asistencia'));
  await turn();
  await sees(visitor, 'Recibido');
  await site.stop('SIGKILL');
  await turn();
  await visitor.press(button('Confirmar y enviar'));
  await sees(visitor, 'Guardado en este teléfono: se enviará cuando haya señal');
  await turn();
  await fits(visitor);
  await site.restart();
  await visitor.open('/my-events');
  await expect
    .poll(() => storedFor49(visitor).catch(() => undefined))
    .toMatchObject([{ responded: true, isAttending: true }]);
  // The page may be leaving: once everything has arrived it goes on by itself.
  const left = () => visitor.evaluate(`(${String(pendingEntries)})()`).catch(() => undefined);
  await expect.poll(left).toEqual([]);
};

const leaveAfterOtherCode: Journey = async (visitor, site) => {
  await signIn(visitor, guests.family);
  await keepsPages(visitor);
  await from(site.url, (there) => changeCode(there, guests.family.groupName));
  // It may be leaving by itself: its worker is still asking for pages.
  await visitor.open('/my-events').catch(() => undefined);
  await arrives(visitor, '/rsvp');
  await sees(visitor, 'Código de acceso');
  await expect.poll(() => visitor.evaluate("caches.has('convite-guest')")).toBe(false);
  expect(await visitor.text()).not.toContain(guests.family.groupName);
};

export const journeys: [title: string, journey: Journey][] = [
  ['a family signs in by its code, answers every event and finds the receipt', answerEveryEvent],
  ['a gift is chosen, paid and thanked for', giveAGiftTwice],
  ['an answer given while the server is away is sent once', answerWithoutServer],
  ['an answer that is taken back while the server is away is not sent', takeBackWithoutServer],
  ['a phone whose code was changed shows the login, and nothing of its group', leaveAfterOtherCode],
  ['a guest whose scripts never arrive signs in and answers', answerWithoutScripts],
  ...coupleJourneys,
  ...newerJourneys,
];
