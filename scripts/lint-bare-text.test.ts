import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

/** Whether the rule refuses what is drawn inside a paragraph, in a file of the islands. */
const isRejected = async (visible: string): Promise<boolean> => {
  const code = `
    const texts = { title: 'Título' };
    type Props = { name: string; count: number; isOn: boolean; more: string | null };
    export const Tried = ({ name, count, isOn, more }: Props) => (
      <p data-used={String([texts, name, count, isOn, more])}>${visible}</p>
    );
  `;
  // A file that the project's types know.
  const [result] = await eslint.lintText(code, { filePath: 'src/islands/session/HelpLine.tsx' });
  return result!.messages.some(({ ruleId }) => ruleId === 'convite/bare-text');
};

test.each([
  ['<input /> {name}'],
  ['{count} <b>{name}</b>'],
  ['<input />{isOn ? name : more}'],
  ['<input />{isOn && name}'],
  ['{isOn && <b>{name}</b>} Hola'],
  ['{isOn ? <b>{name}</b> : null}{texts.title}'],
  ['{name}, {count}'],
])('%s is refused', async (visible) => {
  expect(await isRejected(visible)).toBe(true);
});

test.each([
  ['{name}'],
  ['{isOn ? name : more}'],
  ['<input /> <span>{name}</span>'],
  ['{texts.title} <b>{name}</b>'],
  ['{`${name}, ${count}`}'],
  ['{isOn && <b>{name}</b>} <span>Hola</span>'],
])('%s is accepted', async (visible) => {
  expect(await isRejected(visible)).toBe(false);
});
