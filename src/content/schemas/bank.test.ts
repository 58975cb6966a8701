import { expect, test } from 'vitest';
import { readYaml } from '../reading/read-yaml.ts';
import { bank } from './bank.ts';
import { group } from './fields.ts';

const schema = group('los datos de la muestra', { bank });
const read = (yaml: string) =>
  schema.parse(readYaml('muestra.yaml', schema, { source: yaml })).bank;

test('the data of an account are lines of any name, in their order', () => {
  const yaml = `bank:
  lines:
    - label: Titular
      value: Violeta Quilaqueo
    - label: CLABE
      value: '002010077777777771'
  quickTransfer: https://banco.example.com/violeta
`;
  expect(read(yaml)).toEqual({
    lines: [
      { label: 'Titular', value: 'Violeta Quilaqueo' },
      { label: 'CLABE', value: '002010077777777771' },
    ],
    quickTransfer: 'https://banco.example.com/violeta',
  });
});

const chilean = `bank:
  holder: Violeta Quilaqueo
  rut: 12.345.678-5
  bank: Banco de la Cordillera
  accountType: Cuenta corriente
  accountNumber: '00-123'
  email: hola@ejemplo.cl
`;

test('the fields of a Chilean account are read as its lines', () => {
  expect(read(chilean).lines).toEqual([
    { label: 'Titular', value: 'Violeta Quilaqueo' },
    { label: 'RUT', value: '12.345.678-5' },
    { label: 'Banco', value: 'Banco de la Cordillera' },
    { label: 'Tipo de cuenta', value: 'Cuenta corriente' },
    { label: 'Número de cuenta', value: '00-123' },
    { label: 'Correo', value: 'hola@ejemplo.cl' },
  ]);
});

test.each([
  ['', 'muestra.yaml: falta «bank»; se esperaba la cuenta para regalos por transferencia.'],
  [
    chilean.replace('12.345.678-5', '12345678-5'),
    'línea 3: en «bank.rut» se esperaba el RUT, como 12.345.678-5; dice «12345678-5».',
  ],
  [chilean.replace(/ {2}email.*\n/, ''), 'línea 1: falta «bank.email»'],
  ['bank:\n  lines: []\n', 'línea 2: en «bank.lines» se esperaba al menos un dato de la cuenta'],
  ['bank:\n  banco: Uno\n', 'línea 1: falta «bank.lines»; se esperaba al menos un dato'],
  [
    'bank:\n  lines:\n    - label: CLABE\n      value: 2010077777\n',
    'línea 4: en «bank.lines[1].value» se esperaba el dato que se copia; si es un número, entre comillas; dice «2010077777».',
  ],
  [
    `${chilean}  lines:\n    - { label: Banco, value: Uno }\n`,
    'línea 2: «bank.holder» no es un campo de aquí; se esperaba solo lines, quickTransfer.',
  ],
])('a wrong account is told by its field: %#', (yaml, message) => {
  expect(() => read(yaml || '{}')).toThrow(message);
});
