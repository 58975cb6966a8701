/** A line of a contact: `item1.TEL;TYPE=CELL:+56 9 …` */
type Property = { name: string; types: string[]; value: string };

type Contact = readonly Property[];

/** Of a phone or its address book, and nothing about the person. */
const technical = new Set([
  ...['BEGIN', 'END', 'VERSION', 'PRODID', 'UID', 'REV', 'CATEGORIES', 'KIND', 'CLASS', 'MAILER'],
  ...['SORT-STRING', 'CLIENTPIDMAP', 'SOURCE', 'PROFILE', 'SOUND', 'LOGO', 'KEY', 'TZ', 'N', 'FN'],
]);

const otherColumns: Record<string, string> = {
  ORG: 'Organización',
  TITLE: 'Cargo',
  ROLE: 'Cargo',
  NICKNAME: 'Apodo',
  ADR: 'Dirección',
  LABEL: 'Dirección',
  BDAY: 'Cumpleaños',
  ANNIVERSARY: 'Aniversario',
  NOTE: 'Nota',
  URL: 'Página',
  PHOTO: 'Foto',
};

const [group, name, phone, email] = ['Grupo', 'Nombre', 'Teléfono', 'Correo'];
const [otherPhones, otherEmails] = ['Otros teléfonos', 'Otros correos'];

/**
 * The contacts of a phone (vCard 2.1, 3.0 and 4.0, one or many) as a table with titles: each is a group of one person. What an
 * invitation has no place for stands in columns of its own, so that the preview says that it is not used.
 */
export const contactTable = (text: string): string[][] => {
  const rows = contactsIn(text).map(rowOf);
  const titles = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return [titles, ...rows.map((row) => titles.map((title) => row.get(title) ?? ''))];
};

const rowOf = (contact: Contact): Map<string, string> => {
  const called = nameOf(contact);
  const phones = contact.filter(isPhone);
  const voices = phones.filter(
    ({ types }) => !types.some((type) => /^(?:FAX|PAGER|BBS|MODEM)$/u.test(type)),
  );
  const best =
    voices.find(({ types }) => types.some((type) => /^(?:CELL|IPHONE|MOBILE)$/u.test(type))) ??
    voices[0];
  const mails = valuesOf(contact, 'EMAIL');
  const row = new Map([
    [group, called],
    [name, called],
    [phone, best ? numberOf(best) : ''],
    [email, mails[0] ?? ''],
  ]);
  const put = (title: string, values: readonly string[]) => {
    const filled = values.filter((value) => value !== '');
    if (filled.length > 0) row.set(title, filled.join(', '));
  };
  put(otherPhones, phones.filter((one) => one !== best).map(numberOf));
  put(otherEmails, mails.slice(1));
  for (const [key, properties] of Map.groupBy(contact, titleOfOther)) {
    if (key === null) continue;
    put(
      key,
      properties.map((one) => (one.name === 'PHOTO' ? 'sí' : joined(one.value))),
    );
  }
  return row;
};

const isPhone = (one: Property) => one.name === 'TEL';

const titleOfOther = ({ name: key }: Property): string | null =>
  technical.has(key) || key === 'TEL' || key === 'EMAIL' || key.startsWith('X-')
    ? null
    : (otherColumns[key] ?? key);

const numberOf = ({ value }: Property) =>
  value.replace(/^tel:/iu, '').replace(/;ext=/iu, ' anexo ').trim();

const valuesOf = (contact: Contact, key: string): string[] =>
  contact.filter((one) => one.name === key).map(({ value }) => textOf(value));

/** As it is shown; else given name and surname, the organisation, a mail address. */
const nameOf = (contact: Contact): string => {
  const [shown] = valuesOf(contact, 'FN');
  if (shown) return shown;
  const [parts = ''] = contact.filter((one) => one.name === 'N').map(({ value }) => value);
  const [surname = '', given = '', middle = ''] = partsOf(parts);
  const named = [given, middle, surname].filter(Boolean).join(' ');
  if (named) return named;
  const [organisation] = contact
    .filter((one) => one.name === 'ORG')
    .map(({ value }) => joined(value));
  return organisation || valuesOf(contact, 'EMAIL')[0] || '';
};

/** `\n` is a line, and what has a backslash before it stands for itself. */
const textOf = (value: string): string =>
  value.replace(/\\([\s\S])/gu, (_, sign: string) => (/n/iu.test(sign) ? ' ' : sign)).trim();

/** The parts of a structured value, by semicolons that have no backslash before them. */
const partsOf = (value: string): string[] => value.split(/(?<!\\);/u).map(textOf);

const joined = (value: string): string => partsOf(value).filter(Boolean).join(' ');

const contactsIn = (text: string): Contact[] => {
  const contacts: Property[][] = [];
  for (const line of linesOf(text)) {
    const property = propertyOf(line);
    if (property?.name === 'BEGIN') contacts.push([]);
    else if (property) contacts.at(-1)?.push(property);
  }
  return contacts.filter((contact) => contact.length > 0);
};

/** A line may go on: in the next one after a space, or, quoted-printable, after an equals sign at its end. */
const linesOf = (text: string): string[] => {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/u)) {
    const last = lines.at(-1);
    if (last !== undefined && isQuoted(last) && last.endsWith('='))
      lines[lines.length - 1] = last.slice(0, -1) + line;
    else if (last !== undefined && /^[ \t]/u.test(line))
      lines[lines.length - 1] = last + line.slice(1);
    else lines.push(line);
  }
  return lines;
};

const isQuoted = (line: string) => /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/iu.test(line);

const propertyOf = (line: string): Property | null => {
  const [, head, value] = /^((?:"[^"]*"|[^":])*):([\s\S]*)$/u.exec(line) ?? [];
  if (head === undefined || value === undefined) return null;
  const [label = '', ...parameters] = head.toUpperCase().split(';');
  const charset = /;CHARSET=([^;:]+)/iu.exec(head)?.[1] ?? 'utf-8';
  return {
    // 'item1.' groups a number with a label of its own.
    name: label.replace(/^[^.]*\./u, '').trim(),
    types: parameters.flatMap((one) =>
      one
        .replace(/^TYPE=/u, '')
        .replaceAll('"', '')
        .split(','),
    ),
    value: isQuoted(`${head}:`) ? fromQuoted(value, charset) : value,
  };
};

const fromQuoted = (value: string, charset: string): string => {
  const bytes: number[] = [];
  for (const [part, hex] of value.matchAll(/=([\da-f]{2})|[\s\S]/giu)) {
    if (hex) bytes.push(parseInt(hex, 16));
    else bytes.push(...new TextEncoder().encode(part));
  }
  return decoderFor(charset).decode(Uint8Array.from(bytes));
};

const decoderFor = (charset: string) => {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
};
