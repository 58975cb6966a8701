import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnPhoto } from '#tests/support/drawn-photos.ts';
import { guests } from '../guest-visit.ts';
import { expect, fits, type Journey, sees, signIn, signInAsCouple } from './steps.ts';
import { button, choice, field, link, radio, type Visitor } from './visitor.ts';

/** The couple's own request from the page that is open; its status. */
const send = (visitor: Visitor, method: string, path: string, body: object) =>
  visitor.evaluate<number>(
    `fetch('${path}', {
      method: '${method}',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(${JSON.stringify(body)}),
    }).then(({ status }) => status)`,
  );

const contact = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Inés Muñoz', 'TEL;TYPE=CELL:+56 9 6123 4599'];

const findAndImport: Journey = async (visitor, site) => {
  await signInAsCouple(visitor);
  await visitor.press(button(/^Buscar en todo/u));
  await visitor.type({ role: 'combobox', name: /^Buscar grupos/u }, 'rosa pen');
  await fits(visitor);
  await visitor.press({ role: 'option', name: /Rosa Peñaloza/u });
  await sees(visitor, 'Edit Guest');
  await fits(visitor);

  const file = join(site.dataDir, 'contactos.vcf');
  writeFileSync(file, [...contact, 'END:VCARD', ''].join('\r\n'));
  await visitor.open('/admin/guests/import');
  await visitor.upload(field('Elegir archivo'), file);
  await sees(visitor, 'Importar 1 grupo');
  await sees(visitor, 'Inés Muñoz');
  await fits(visitor);
};

const keepTheDays: Journey = async (visitor) => {
  await signInAsCouple(visitor);
  await visitor.open('/admin/days');
  await sees(visitor, 'En qué momento está el sitio');
  await fits(visitor);
  await visitor.press(button(/^Todo \+30 min: 💍/u));
  await sees(visitor, 'Cambió la hora de 2 eventos');
  await sees(visitor, 'antes 18:00');
  await visitor.focus(radio('Los días del matrimonio'));
  await visitor.key('Space');
  await sees(visitor, 'Lo eligieron a mano');
  await fits(visitor);

  await signIn(visitor, guests.family);
  await visitor.open('/events/49');
  await sees(visitor, 'Empieza 30 minutos más tarde');
  await sees(visitor, '18:30 Ceremonia');
  await sees(visitor, /6:30 pm\s*antes 18:00/);
  await fits(visitor);
  expect(await send(visitor, 'PUT', '/api/admin/settings', { phase: 'auto' })).toBe(200);
  const back = '/api/admin/events/49/delay?following=true';
  expect(await send(visitor, 'DELETE', back, {})).toBe(200);
};

const sayWhoIsAChild: Journey = async (visitor) => {
  await signInAsCouple(visitor);
  expect(await send(visitor, 'PUT', '/api/admin/settings', { ask_people: true })).toBe(200);
  await signIn(visitor, guests.family);
  await visitor.open('/rsvp');
  await sees(visitor, '¿Vienen niños, o alguien necesita algo?');
  await visitor.evaluate(
    "document.querySelectorAll('main details').forEach((person) => { person.open = true; })",
  );
  await visitor.choose(choice(/^Es de Bruno Ríos/u), 'Niño o niña');
  await visitor.choose(choice(/^Años de Bruno Ríos/u), '7');
  await sees(visitor, 'Niño o niña, 7 años');
  await fits(visitor);
  expect(await send(visitor, 'PUT', '/api/admin/settings', { ask_people: false })).toBe(200);
};

const shared = { name: 'Pasajes a Rapa Nui', description: 'Entre todos.', price: 100_000 };

const giveInShares: Journey = async (visitor) => {
  await signInAsCouple(visitor);
  const gift = { ...shared, kind: 'shares', shares: 3 };
  expect(await send(visitor, 'POST', '/api/admin/gifts', gift)).toBe(201);
  const open = {
    name: 'Aporte libre',
    description: 'Lo que quieras.',
    price: 10_000,
    kind: 'open',
  };
  expect(await send(visitor, 'POST', '/api/admin/gifts', open)).toBe(201);
  await signIn(visitor, guests.family);
  await visitor.open('/gifts');
  await visitor.type(field('Buscar regalos'), 'rapa nui');
  await sees(visitor, 'Quedan 3 de 3 partes');
  await fits(visitor);
  await visitor.press(button('Agregar'));
  await visitor.press(button(/^Carrito/u));
  await sees(visitor, '$33.334');
  await fits(visitor);
};

const askForALink: Journey = async (visitor) => {
  await visitor.open('/rsvp');
  await visitor.press(link('No tengo mi código'));
  await fits(visitor);
  await visitor.type(field('Tu teléfono'), '+56 9 6123 4500');
  await visitor.press(button('Pedir mi enlace'));
  await sees(visitor, 'Si ese teléfono está en una invitación');
  await fits(visitor);
};

/** The couple makes a link for a helper. */
const helperPath = async (
  visitor: Visitor,
  place: { event_ids: number[] } | { question_id: number },
) => {
  const helper = { name: 'Pía', ...place, expires_at: '2045-12-21T06:00' };
  return visitor.evaluate<string>(
    `fetch('/api/admin/helpers', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(${JSON.stringify(helper)}),
    }).then((answer) => answer.json()).then(({ link }) => link.slice(link.indexOf('/door')))`,
  );
};

const driveABus: Journey = async (visitor) => {
  await signInAsCouple(visitor);
  const bus = await visitor.evaluate<number>(
    `fetch('/api/admin/questions').then((answer) => answer.json()).then(
      (all) => all.find(({ kind }) => kind === 'choice').id,
    )`,
  );
  const path = await helperPath(visitor, { question_id: bus });
  await visitor.open('/admin/days/print');
  await sees(visitor, 'Hoja para el lugar');
  await sees(visitor, 'Terminal de buses: 3 personas');
  await fits(visitor);
  await visitor.open(path);
  await visitor.press(button('Subió Camila Arancibia'));
  await sees(visitor, 'Subió a las');
  await sees(visitor, 'Todo enviado');
  await fits(visitor);
  await visitor.choose(field('Parada'), 'Terminal de buses');
  await sees(visitor, 'Faltan 3');
  await visitor.open('/door');
  await sees(visitor, '1 subió');
};

const receiveAtTheDoor: Journey = async (visitor) => {
  await signInAsCouple(visitor);
  const path = await helperPath(visitor, { event_ids: [49] });
  await visitor.open(path);
  await visitor.type(field('Buscar a quien llega'), 'penalo');
  await visitor.press(button('Llegó Rosa Peñaloza'));
  await sees(visitor, 'Llegó a las');
  await sees(visitor, 'Todo enviado');
  await fits(visitor);
  await visitor.open('/door');
  await sees(visitor, '1 llegó');
  await visitor.type(field('Buscar a quien llega'), 'renata');
  await visitor.press(button('No está en la lista'));
  await visitor.press(button('Anotar y dejar pasar'));
  await sees(visitor, 'renata: anotado para los novios');
  await sees(visitor, 'Todo enviado');
  await fits(visitor);
};

const sendPhotos: Journey = async (visitor, site) => {
  const file = join(site.dataDir, 'IMG_1.jpg');
  writeFileSync(file, await drawnPhoto(1));
  await signIn(visitor, guests.family);
  await visitor.open('/photos');
  await visitor.upload(field('Elegir fotos'), file);
  await sees(visitor, '1 foto enviada.');
  await fits(visitor);

  await signInAsCouple(visitor);
  await visitor.open('/admin/photos');
  await sees(visitor, 'Por revisar (1)');
  await fits(visitor);
  await visitor.press(button('Aprobar 1 foto'));
  await sees(visitor, '1 foto en el álbum');
  await visitor.press(button('Crear enlace de la pantalla'));
  await visitor.press(button('Copiar enlace'));
  const [wall] = await visitor.evaluate<{ link: string }[]>(
    "fetch('/api/admin/photos/links').then((answer) => answer.json())",
  );
  await visitor.open(wall!.link.slice(wall!.link.indexOf('/photos')));
  await expect
    .poll(() => visitor.evaluate<number>("document.querySelectorAll('photo-wall img').length"))
    .toBeGreaterThan(0);

  await visitor.open('/photos');
  await visitor.press(button('Foto 1 del álbum'));
  await sees(visitor, '1 / 1');
  await fits(visitor);
};

export const newerJourneys: [title: string, journey: Journey][] = [
  ['a guest without a code asks for the link', askForALink],
  ['the couple searches in everything, and brings contacts of a phone', findAndImport],
  ['a day slips, and guests read the new time', keepTheDays],
  ['a family says who is a child', sayWhoIsAChild],
  ['an expensive gift is given in shares', giveInShares],
  ['a helper receives guests at the door', receiveAtTheDoor],
  ['a driver marks who gets on the bus', driveABus],
  ['a guest sends a photo, and it stands in the album', sendPhotos],
];
