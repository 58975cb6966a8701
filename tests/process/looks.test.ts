import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCouple } from '../../bench/publications/couple.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { copyTemplate } from '../../e2e/fixtures/template.ts';
import { fontNames, lookFonts } from '#domain/look/fonts.ts';
import { charactersOf, unsupported } from '#domain/look/card-letters.ts';
import { type Look, backgroundNames } from '#domain/look/look.ts';
import { paletteNames, palettes } from '#domain/look/palettes.ts';

/** Home's first answer, packed. */
const mostBytes = 14 * 1024;

type Server = Awaited<ReturnType<typeof startServer>>;

let server: Server;
let couple: Awaited<ReturnType<typeof openCouple>>;
const template = copyTemplate();

beforeAll(async () => {
  server = await startServer({ DATA_DIR: template.dataDir });
  couple = await openCouple(server.url);
});
afterAll(async () => {
  await server.stop();
  template.remove();
});

const read = async (path: string) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.url + path, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
  });
  const compressed = await buffer(answer);
  const isCompressed = answer.headers['content-encoding'] === 'br';
  const bytes = isCompressed ? brotliDecompressSync(compressed) : compressed;
  return { size: compressed.length, bytes, text: bytes.toString(), headers: answer.headers };
};

const cardIn = (html: string) => {
  const address = new URL(/og:image" content="([^"]*)"/u.exec(html)![1]!);
  return address.pathname + address.search;
};

const looks = paletteNames.flatMap((palette) =>
  fontNames.flatMap((face) => backgroundNames.map((scene): Look => ({ palette, face, scene }))),
);

describe('every look', () => {
  test.each(looks)('$palette, $face, $scene: published, within the first answer', async (look) => {
    await couple.dress(look);
    await couple.publish();
    const { size, text } = await read('/');
    expect(text).toContain(`content="${palettes[look.palette].paper}"`);
    expect(size).toBeLessThanOrEqual(mostBytes);
    const font = `${look.face}-latin-400-normal`;
    expect((await read('/sw.js')).text).toContain(font);
    const own = look.face !== 'rosarivo' || look.palette !== 'copihue';
    for (const page of [text, (await read('/rsvp')).text]) {
      expect(page.includes('html:root{')).toBe(own);
      expect(page).toContain(font);
      if (look.face !== 'rosarivo')
        expect(page).toContain(`'${lookFonts[look.face].family} Georgia'`);
    }
  });
});

test('a shared link shows names, date and place, drawn anew when they change', async () => {
  await couple.dress({ palette: 'sea', face: 'niconne', scene: 'garden' });
  await couple.publish();
  const before = cardIn((await read('/')).text);
  const card = await read(before);
  expect(card.headers['content-type']).toBe('image/jpeg');
  expect(card.headers['cache-control']).toContain('immutable');
  expect(await sharp(card.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(card.size).toBeLessThan(300_000);

  await couple.write(5);
  await couple.publish();
  const after = cardIn((await read('/')).text);
  expect(after).not.toBe(before);
  const [now, late] = [await read(after), await read(before)];
  expect(now.bytes.equals(card.bytes)).toBe(false);
  // An outdated address answers with the current card, uncached.
  expect(late.bytes.equals(now.bytes)).toBe(true);
  expect(late.headers['cache-control']).toBe('private, no-store');
});

test('every face writes each letter that the editor does not name as missing', async () => {
  const { glyphsOf, openFont } = await import('#gateways/pictures/outlines.ts');
  const { cardFonts } = await import('#content/card-fonts.ts');
  const characters = Array.from({ length: 0x2122 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => unsupported(letter).length === 0 && charactersOf(letter).length > 0,
  );
  expect(characters.length).toBeGreaterThan(800);
  for (const [face, urls] of Object.entries(cardFonts)) {
    const fonts = urls.map(openFont);
    const missing = characters.filter((letter) => glyphsOf(fonts, letter).length === 0);
    expect([face, missing]).toEqual([face, []]);
  }
});

test('a name that no letter of the face can write leaves the others', async () => {
  const { drawShareCard } = await import('#gateways/pictures/draw-share-card.ts');
  const { cardFonts } = await import('#content/card-fonts.ts');
  const image = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200"/>';
  const look: Look = { palette: 'copihue', face: 'rosarivo', scene: 'valley' };
  for (const names of [
    ['💍💍', 'Лев'],
    ['Ana María de los Ángeles Constanza Fernández-Undurraga', 'Bartolomé'.repeat(9)],
  ] as const) {
    const card = await drawShareCard({
      names,
      date: 'mañana',
      place: '<&>',
      look,
      fonts: cardFonts.rosarivo,
      picture: { drawing: image },
    });
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, format: 'jpeg' });
  }
});
