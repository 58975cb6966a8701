import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../fixtures/server.ts';
import { guests } from '../guest-visit.ts';
import { arrives, expect, fits, type Journey, sees, signIn, signInAsCouple } from './steps.ts';
import { button, dialog, field, group, link, radio, region, type Visitor } from './visitor.ts';

const family = 'Familia Peñaloza Ríos';

/** What has the focus says what it is. */
const focusIsNamed =
  "document.activeElement.matches('button, a, input, select, textarea, summary, [aria-label], [aria-labelledby]')";

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

/** What a picker of dates writes, which each engine has another of. */
const pick = (visitor: Visitor, type: 'date' | 'time', value: string) =>
  visitor.evaluate(
    `((input) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '${value}');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    })(document.querySelector('input[type=${type}]'))`,
  );

const beginAWedding: Journey = async (visitor) => {
  const folder = mkdtempSync(join(tmpdir(), 'convite-'));
  const server = await startServer({ DATA_DIR: folder, DEMO: 'off' });
  try {
    const [print] = /\S+\/start#\S+/u.exec(server.output())!;
    await visitor.evaluate(`void location.assign('${print}')`);
    await sees(visitor, 'Empecemos');
    await fits(visitor);
    await visitor.type(field('Un nombre'), 'Ana');
    await visitor.type(field('El otro nombre'), 'Luis');
    await pick(visitor, 'date', '2028-03-04');
    await pick(visitor, 'time', '17:30');
    await visitor.type(field('Lugar'), 'Casona El Molino');
    await visitor.type(field('Usuario'), 'anayluis');
    await visitor.type(field('Contraseña'), 'una-clave-larga');
    await visitor.press(button('Crear nuestro sitio'));
    await arrives(visitor, '/admin');
    await sees(visitor, 'Primeros pasos');
    await visitor.evaluate("void location.assign('/admin/site')");
    await visitor.press(button('Publicar'));
    await sees(visitor, 'Sitio publicado');
    await visitor.evaluate("void location.assign('/')");
    await sees(visitor, '4 de marzo de 2028');
  } finally {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Last: what it has published stays in the memory of the process. */
const dressTheSite: Journey = async (visitor) => {
  await signInAsCouple(visitor);
  await visitor.open('/admin/site');
  await fits(visitor);
  // Before or after the name, as the engine has it.
  await visitor.type(field('Un nombre'), 'Paz');
  await visitor.focus(radio('Clásica'));
  await visitor.key('Space');
  await visitor.press(button('Ver borrador'));
  const inFrame = "document.querySelector('iframe').contentDocument.querySelector('h1')";
  await expect.poll(() => visitor.evaluate(`${inFrame}.textContent`)).toContain('Paz');
  const font = (title: string) => visitor.evaluate(`getComputedStyle(${title}).fontFamily`);
  await expect.poll(() => font(inFrame)).toMatch(/^"?Marcellus/u);
  await fits(visitor);
  await visitor.press(button('Publicar'));
  await sees(visitor, 'Sitio publicado');
  await visitor.open('/');
  await sees(visitor, 'Paz');
  await expect.poll(() => font("document.querySelector('h1')")).toMatch(/^"?Marcellus/u);
  await fits(visitor);
};

const draft = "document.querySelector('iframe').contentDocument";

const editByTouch: Journey = async (visitor) => {
  await signInAsCouple(visitor);
  await visitor.open('/admin/site');
  await visitor.press(button('Ver borrador'));
  const isTouchable = `${draft}.querySelector('h1[title], h1 [title]') !== null`;
  await expect.poll(() => visitor.evaluate(isTouchable)).toBe(true);
  await visitor.evaluate(`${draft}.querySelector('h1').click()`);
  const focusedLabel =
    '[...(document.activeElement.labels ?? [])].map((label) => label.textContent)';
  await expect.poll(() => visitor.evaluate(focusedLabel)).toEqual(['Un nombre']);
  await fits(visitor);
  await visitor.press(link(/^Guía: ⛺/u));
  await visitor.press(button('Agregar bloque'));
  await fits(visitor);
  await visitor.press(button('Carta'));
  await expect.poll(() => visitor.evaluate(focusedLabel)).toEqual(['Título']);
  await visitor.evaluate("document.execCommand('insertText', false, 'Para picar')");
  await visitor.press(button('Ver borrador'));
  await expect.poll(() => visitor.evaluate(`${draft}.body.textContent`)).toContain('Para picar');
  await fits(visitor);
};

const closeAllEvents = `fetch('/api/admin/settings', {
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ rsvp_deadline: new Date(Date.now() - 60000).toISOString() }),
}).then(({ status }) => status)`;

const askAndAccept: Journey = async (visitor) => {
  await signInAsCouple(visitor);
  expect(await visitor.evaluate(closeAllEvents)).toBe(200);
  await signIn(visitor, guests.aunt);
  await visitor.open('/events/49/rsvp');
  await sees(visitor, 'El plazo para responder terminó el');
  await fits(visitor);
  await visitor.press(button('Pedir un cambio'));
  await visitor.focus(radio('Asistiré', group(/^Marta Quilodrán/)));
  await visitor.key('Space');
  await fits(visitor);
  await visitor.press(button('Enviar pedido'));
  await sees(visitor, 'Pedido enviado');

  await visitor.open('/admin');
  await sees(visitor, 'Pide: Asistirá', region('Pedidos de cambio'));
  await fits(visitor);
  await visitor.press(button(/^Aceptar/u));
  await sees(visitor, 'Cambio aceptado');
  await visitor.open('/events/49/rsvp');
  await sees(visitor, 'Los novios cambiaron la respuesta como la pediste.');
  await fits(visitor);
};

const askAndFeed: Journey = async (visitor) => {
  await signInAsCouple(visitor);
  await visitor.open('/admin/questions');
  await sees(visitor, 'Bus desde Linares');
  await fits(visitor);
  await visitor.press(button('Nueva pregunta'));
  const form = dialog('Nueva pregunta');
  await visitor.type(field('Pregunta', form), '¿Bailas cueca?');
  await visitor.type(field('Opción 1', form), 'Siempre');
  await visitor.type(field('Opción 2', form), 'Solo en septiembre');
  await fits(visitor);
  await visitor.press(button('Crear pregunta', form));
  await sees(visitor, 'Pregunta creada');
  await sees(visitor, '¿Bailas cueca?');
  await visitor.press(link(/^Ver lista «.*Linares/u));
  await arrives(visitor, '/admin/questions/print');
  await sees(visitor, 'Sin responder');
  await fits(visitor);
  await visitor.open('/admin/kitchen?event=49');
  await sees(visitor, 'Alergias graves');
  await fits(visitor);
  await visitor.press(button('Marcar como enviada'));
  await sees(visitor, 'Nada cambió: la cocina tiene la última.');
  await fits(visitor);
};

export const coupleJourneys: [title: string, journey: Journey][] = [
  ['the couple keeps groups, answers and tables at a desk', workAtTheDesk],
  ['no select is wider than a phone', openLongOptions],
  ['a couple begins its wedding by the printed address, and publishes it', beginAWedding],
  ['a couple changes names and look, sees them at once and publishes them', dressTheSite],
  ['what is touched in the draft is edited, and a block comes from its picture', editByTouch],
  ['the couple asks a question of its own, and marks the kitchen’s sheet as sent', askAndFeed],
  ['a group asks for a change after the deadline, and the couple accepts it', askAndAccept],
];
