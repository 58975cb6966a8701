import { admin } from '../fixtures/template.ts';
import type { GuestLogin } from '../guest-visit.ts';
import { expect as expectSoon, type Site } from '../site.ts';
import { button, field, type Target, type Visitor } from './visitor.ts';

/** A journey of guests or couple, written once for every engine. */
export type Journey = (visitor: Visitor, site: Site) => Promise<void>;

/** Two engines on a busy machine: patience is no failure. */
export const expect = expectSoon.configure({ timeout: 20_000 });

export const sees = (visitor: Visitor, text: string | RegExp, part?: Target) => {
  const isSeen = async () => (await visitor.text(part)).search(asExpression(text)) >= 0;
  return expect.poll(isSeen, { message: `sees ${text}` }).toBe(true);
};

/** A line may be broken at any space, and styles may set it in capitals. */
const asExpression = (text: string | RegExp) =>
  text instanceof RegExp ? text : new RegExp(text.split(' ').map(RegExp.escape).join('\\s+'), 'iu');

export const arrives = (visitor: Visitor, path: string) =>
  expect.poll(() => visitor.path(), { message: `arrives at ${path}` }).toBe(path);

/** A select or a table that is wider than the phone moves the whole page. */
export const fits = async (visitor: Visitor) => {
  const { scrollWidth, clientWidth } = await visitor.evaluate<HTMLElement>(
    '(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)',
  );
  expect(scrollWidth, `${await visitor.path()} does not scroll sideways`).toBe(clientWidth);
};

export const signIn = async (visitor: Visitor, { groupName, accessCode }: GuestLogin) => {
  await visitor.open('/rsvp');
  await visitor.type(field('Nombre del grupo'), groupName);
  await visitor.type(field('Código de acceso'), accessCode);
  await fits(visitor);
  await visitor.press(button('Ingresar'));
  await arrives(visitor, '/my-events');
};

export const signInAsCouple = async (visitor: Visitor) => {
  await visitor.open('/admin');
  await visitor.type(field('Usuario'), admin.username);
  await visitor.type(field('Contraseña'), admin.password);
  await visitor.press(button('Ingresar'));
  await sees(visitor, 'Asistencia por evento');
};
