import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const names = 'Grupo;Nombre\nPeñaloza Ríos;Tomás Núñez\nMuñoz;Inés Güiñez\n';

/** In the Mac's encoding of before Unicode. */
const macRoman: Record<string, number> = { ñ: 0x96, í: 0x92, á: 0x87, ú: 0x9c, é: 0x8e, ü: 0x9f };
const ofMac = (text: string) =>
  Uint8Array.from([...text].map((letter) => macRoman[letter] ?? letter.charCodeAt(0)));

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(names)],
  ['Windows-1252', Buffer.from(names, 'latin1')],
  ['Mac Roman', ofMac(names)],
])('%s', (_, bytes) => {
  expect(decode(bytes).text).toBe(names);
});

test('one bad byte in UTF-8 spoils one letter, and no other', () => {
  const bytes = Buffer.concat([Buffer.from(names), Buffer.from([0xf1]), Buffer.from('andu\n')]);
  expect(decode(bytes).text).toBe(`${names}\ufffdandu\n`);
});

test('one name is enough to tell', () => {
  expect(decode(ofMac('Muñoz'))).toEqual({ text: 'Muñoz', readings: [] });
  expect(decode(Buffer.from('Muñoz', 'latin1')).text).toBe('Muñoz');
  expect(decode(Buffer.from('NÚÑEZ', 'latin1')).text).toBe('NÚÑEZ');
});

test('where two encodings are as likely, the couple sees the names in both and chooses', () => {
  // Windows writes 'É' as the Mac writes '…'.
  const bytes = Buffer.from('Élida;Élida Soto', 'latin1');
  const inWindows = { encoding: 'windows-1252', examples: ['Élida'] };
  const inMac = { encoding: 'macintosh', examples: ['…lida'] };
  expect(decode(bytes)).toEqual({ text: 'Élida;Élida Soto', readings: [inWindows, inMac] });
  expect(decode(bytes, 'macintosh')).toEqual({
    text: '…lida;…lida Soto',
    readings: [inMac, inWindows],
  });
});

test('a choice that is not likely for the file changes nothing', () => {
  const bytes = Buffer.from(names, 'latin1');
  expect(decode(bytes, 'macintosh').text).toBe(names);
});
