import { describe, expect, test } from 'vitest';
import { day, decimal, email, group, list, oneOf, pair, text } from '../schemas/fields.ts';
import { readYaml } from './read-yaml.ts';

const path = 'src/content/sample.yaml';
const schema = group('los datos de la muestra', {
  names: pair('los dos nombres', text('un nombre')),
  day: day('el día de la ceremonia'),
  venue: group('dónde es', {
    name: text('el nombre del lugar'),
    latitude: decimal('la latitud en grados decimales, de -90 a 90', -90, 90),
    email: email('el correo del lugar'),
  }),
  meals: list(
    'al menos una comida',
    group('una comida', {
      name: text('el nombre de la comida'),
      kind: oneOf('para quién es', ['todos', 'veganos']),
    }),
  ),
});
const source = `# Lo que es de ustedes.
names: [Violeta, Lautaro]
day: 2025-12-20
venue:
  name: Fundo Los Avellanos
  latitude: -35.9142
  email: hola@ejemplo.cl
meals:
  - name: Pan amasado
    kind: todos
  - name: Palta
    kind: veganos
`;

const complaint = (change: (source: string) => string): string => {
  const changed = change(source);
  expect(changed).not.toBe(source);
  try {
    readYaml(path, schema, { source: changed });
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing to complain about';
};

test('a file that fits its schema is plain data', () => {
  expect(readYaml(path, schema, { source })).toMatchObject({
    names: ['Violeta', 'Lautaro'],
    venue: { latitude: -35.9142 },
    meals: [{ kind: 'todos' }, { kind: 'veganos' }],
  });
});

describe('a wrong file is told in Spanish: file, line, field and what was expected', () => {
  test.each<[what: string, old: string | RegExp, wrong: string, ...sentences: string[]]>([
    [
      'a number in words',
      '-35.9142',
      'treinta y cinco',
      'línea 6: en «venue.latitude» se esperaba la latitud en grados decimales, de -90 a 90; dice «treinta y cinco».',
    ],
    [
      'a number out of range',
      '-35.9142',
      '-359',
      'línea 6: en «venue.latitude» se esperaba la latitud en grados decimales, de -90 a 90; dice «-359».',
    ],
    [
      'a missing field',
      / {2}email: .*\n/,
      '',
      'línea 4: falta «venue.email»; se esperaba el correo del lugar, como nombre@ejemplo.cl.',
    ],
    [
      'a slip of the pen in a field',
      'latitude',
      'latitud',
      'línea 4: falta «venue.latitude»; se esperaba la latitud en grados decimales, de -90 a 90.',
      'línea 6: «venue.latitud» no es un campo de aquí; se esperaba solo name, latitude, email.',
    ],
    [
      'three names',
      '[Violeta, Lautaro]',
      '[Violeta, Lautaro, Rosa]',
      'línea 2: en «names» se esperaba los dos nombres; hay una lista de 3.',
    ],
    [
      'a day that the calendar lacks',
      '2025-12-20',
      '2025-02-30',
      'línea 3: en «day» se esperaba el día de la ceremonia, como 2025-12-20; dice «2025-02-30».',
    ],
    [
      'an empty name',
      ' Fundo Los Avellanos',
      '',
      'línea 5: en «venue.name» se esperaba el nombre del lugar; no dice nada.',
    ],
    [
      'the second of a list',
      'kind: veganos',
      'kind: nadie',
      'línea 12: en «meals[2].kind» se esperaba para quién es: todos, veganos; dice «nadie».',
    ],
    [
      'an item that is no group',
      '  - name: Pan amasado\n    kind: todos',
      '  - Pan amasado',
      'línea 9: en «meals[1]» se esperaba una comida; dice «Pan amasado».',
    ],
    [
      'the same field twice',
      'day: 2025-12-20',
      'day: 2025-12-20\nday: 2025-12-21',
      'línea 4: este campo ya está más arriba; deja uno solo.',
    ],
    [
      'a tabulator',
      '  name: Fundo',
      '\tname: Fundo',
      'línea 5: la sangría lleva un tabulador; usa espacios.',
    ],
    [
      'a quote that stays open',
      'Fundo Los Avellanos',
      '"Fundo',
      'falta cerrar una comilla o un corchete',
    ],
    [
      'a text with a colon',
      'Fundo Los Avellanos',
      'Fundo: el de los avellanos',
      'un texto con dos puntos va entre comillas',
    ],
    [
      'an empty file',
      /^[^]*$/,
      '',
      `${path}: en «el archivo» se esperaba los datos de la muestra; no dice nada.`,
    ],
  ])('%s', (_, old, wrong, ...messages) => {
    const reported = complaint((yaml) => yaml.replace(old, wrong));
    for (const message of messages) expect(reported).toContain(message);
    for (const line of reported.split('\n')) expect(line).toContain(path);
  });
});
