import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readYaml } from '../reading/read-yaml.ts';
import { blocks, blockSchema } from './blocks.ts';
import { eventGuideSchema } from './event-guide.ts';
import { fieldOf } from './field-of.ts';

const path = 'src/content/event-guides/asado.yaml';
const source = `eventName: 🔥 Asado
picture: event-brasas.jpg
blocks:
  - type: programme
    title: La tarde
    rows:
      - time: '20:00'
        text: Llegada
  - type: playlist
    title: La música
    text: Agrega la tuya.
    link: Abrir
    url: https://open.spotify.com/playlist/abc
  - type: activities
    title: Qué hacer
    items:
      - name: Bañarse
        text: En el río.
        photo: activity-rio.jpg
        alt: El río
`;

const photos = ['activity-rio.jpg', 'event-brasas.jpg'];
const read = (yaml: string) =>
  eventGuideSchema.parse(readYaml(path, eventGuideSchema, { photos, source: yaml }));

test('a guide knows what its file leaves unsaid', () => {
  expect(read(source)).toMatchObject({
    calendar: false,
    picture: 'event-brasas',
    blocks: [{}, { embedUrl: 'https://open.spotify.com/embed/playlist/abc' }, {}],
  });
  expect(read('eventName: 🔥 Asado')).toMatchObject({ blocks: [] });
});

test('a block is stored as the type under which it is listed', () => {
  expect(fieldOf(z.array(blockSchema))).toMatchObject({ item: { kind: 'block' } });
  const { item } = fieldOf(z.array(blockSchema)) as { item: { types: object } };
  expect(Object.keys(item.types)).toEqual(Object.keys(blocks));
});

describe('a wrong guide is told so that one can mend it', () => {
  test.each([
    [
      'a kind of block that does not exist',
      'type: programme',
      'type: programa',
      'línea 4: en «blocks[1].type» se esperaba type: notice, programme, menu',
    ],
    [
      'an hour like a clock’s hand',
      "'20:00'",
      "'8 pm'",
      'línea 7: en «blocks[1].rows[1].time» se esperaba la hora, como "20:30" (entre comillas); dice «8 pm».',
    ],
    [
      'a picture that is not there',
      'event-brasas.jpg',
      'asado.jpg',
      'línea 2: en «picture» se esperaba la foto del evento, si no tiene una propia: un archivo de src/content/photos (',
    ],
    [
      'a picture that nobody describes',
      '        alt: El río\n',
      '',
      'línea 17: falta «blocks[3].items[1].alt»; se esperaba lo que se ve en la foto',
    ],
    [
      'a playlist from elsewhere',
      'https://open.spotify.com/playlist/abc',
      'https://example.com/1',
      'línea 13: en «blocks[2].url» se esperaba la dirección de la lista como se copia al compartirla, de Spotify, YouTube o Deezer; dice «https://example.com/1».',
    ],
    [
      'a title twice',
      'La música',
      'La tarde',
      'línea 10: en «blocks[2].title» se esperaba un título que no lleve otro bloque de la guía; dice «La tarde».',
    ],
    [
      'no name',
      'eventName: 🔥 Asado\n',
      '',
      `${path}: falta «eventName»; se esperaba el nombre exacto del evento, con su emoji.`,
    ],
  ])('%s', (_, old, wrong, message) => {
    expect(source).toContain(old);
    expect(() => read(source.replace(old, wrong))).toThrow(message);
  });
});
