import { describe, expect, test } from 'vitest';
import { contactTable } from './contacts.ts';

const tableOf = (...lines: string[]) => {
  const [titles = [], ...rows] = contactTable(lines.join('\r\n'));
  return rows.map((row) =>
    Object.fromEntries(titles.map((title, at) => [title, row[at]]).filter(([, value]) => value)),
  );
};

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'];

describe('contacts as phones write them', () => {
  test('an iPhone: labels of its own, a folded picture, several numbers', () => {
    expect(
      tableOf(
        ...card(
          'PRODID:-//Apple Inc.//iPhone OS 17.0//EN',
          'N:Peñaloza;Rosa;;;',
          'FN:Rosa Peñaloza',
          'ORG:Escuela\\, Linares;Dirección;',
          'item1.EMAIL;type=INTERNET;type=pref:rosa@example.com',
          'item1.X-ABLabel:_$!<Other>!$_',
          'TEL;type=HOME;type=VOICE:73 221 0000',
          'TEL;type=CELL;type=VOICE;type=pref:+56 9 5555 0101',
          'TEL;type=WORK;type=FAX:73 221 0001',
          'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD',
          ' 2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETF',
          'BDAY:1980-05-01',
        ),
      ),
    ).toEqual([
      {
        Grupo: 'Rosa Peñaloza',
        Nombre: 'Rosa Peñaloza',
        Teléfono: '+56 9 5555 0101',
        Correo: 'rosa@example.com',
        'Otros teléfonos': '73 221 0000, 73 221 0001',
        Organización: 'Escuela, Linares Dirección',
        Foto: 'sí',
        Cumpleaños: '1980-05-01',
      },
    ]);
  });

  test('an older Android: version 2.1, quoted-printable over several lines, types without a name', () => {
    expect(
      tableOf(
        'BEGIN:VCARD',
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=BA=C3=B1ez;Jos=C3=A9;;;',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jos=C3=A9 N=C3=BA=',
        '=C3=B1ez',
        'TEL;CELL;PREF:987650102',
        'TEL;HOME:732210002',
        'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Al=E9rgico al man=ED',
        'END:VCARD',
      ),
    ).toEqual([
      {
        Grupo: 'José Núñez',
        Nombre: 'José Núñez',
        Teléfono: '987650102',
        'Otros teléfonos': '732210002',
        Nota: 'Alérgico al maní',
      },
    ]);
  });

  test('Google: many in one file, version 4.0 with numbers as addresses', () => {
    const rows = tableOf(
      ...card('FN:Ana Soto', 'N:Soto;Ana;;;', 'TEL;TYPE=CELL:+56955550103'),
      '',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Luis Soto',
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+56-9-5555-0104;ext=102',
      'END:VCARD',
    );
    expect(rows.map(({ Nombre, Teléfono }) => [Nombre, Teléfono])).toEqual([
      ['Ana Soto', '+56955550103'],
      ['Luis Soto', '+56-9-5555-0104 anexo 102'],
    ]);
  });

  test('Outlook: names in parts only, a number for voice before one without a type, never a fax', () => {
    expect(
      tableOf(
        ...card('N:Rojas Vera;Eva;María;Dra.;', 'TEL;WORK;FAX:1', 'TEL;WORK;VOICE:732210003'),
        ...card('N:;;;;', 'ORG:Florería Los Aromos', 'TEL;FAX:2'),
        ...card('EMAIL:solo@example.com'),
      ),
    ).toMatchObject([
      { Nombre: 'Eva María Rojas Vera', Teléfono: '732210003', 'Otros teléfonos': '1' },
      { Nombre: 'Florería Los Aromos', 'Otros teléfonos': '2' },
      { Nombre: 'solo@example.com', Correo: 'solo@example.com' },
    ]);
  });

  test('WhatsApp: a card of one line each, and what no invitation has a place for is a column', () => {
    const [contact] = tableOf(
      ...card('N:;Tía Marta;;;', 'FN:Tía Marta', 'TEL;waid=56955550105:+56 9 5555 0105', 'LANG:es'),
    );
    expect(contact).toEqual({
      Grupo: 'Tía Marta',
      Nombre: 'Tía Marta',
      Teléfono: '+56 9 5555 0105',
      LANG: 'es',
    });
  });

  test('nothing of a broken card, an unknown charset or a card without an end ends the file', () => {
    expect(
      tableOf(
        'TEL:before any card',
        'BEGIN:VCARD',
        'no colon here',
        'FN;CHARSET=KLINGON;ENCODING=QUOTED-PRINTABLE:Ana',
        ...card('FN:Eva'),
      ).map(({ Nombre }) => Nombre),
    ).toEqual(['Ana', 'Eva']);
  });
});
