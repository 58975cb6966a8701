/** What a field of the couple's content expects: the end of 'Se espera …'. `about` names what it is. */
export const fieldErrors = {
  tooLong: (about: string, limit: number) => `${about}, de hasta ${limit} caracteres`,
  invisible: (about: string) => `${about}, sin caracteres invisibles`,
  time: (about: string) => `${about}, como "20:30" (entre comillas)`,
  day: (about: string) => `${about}, como 2025-12-20`,
  email: (about: string) => `${about}, como nombre@ejemplo.cl`,
  phone: (about: string) => `${about}, con código de país: "+56 9 6123 4580"`,
  https: (about: string) => `${about}, una dirección que empiece con https://`,
  tooMany: (about: string, limit: number) => `${about}: hasta ${limit}`,
};

/** About a file of the couple's content, and about a field of it. */
export const fileErrors = {
  line: (file: string, line: number) => `${file}, línea ${line}`,
  sameEvent: (files: string, name: string) =>
    `${files}: en «eventName» se esperaba algo distinto en cada archivo; dicen «${name}».`,
  unknownField: (location: string, field: string, known: string) =>
    `${location}: «${field}» no es un campo de aquí; se esperaba ${known}.`,
  missing: (location: string, field: string, expected: string) =>
    `${location}: falta «${field}»; se esperaba ${expected}.`,
  otherValue: (location: string, field: string, expected: string, found: string) =>
    `${location}: en «${field}» se esperaba ${expected}; ${found}.`,
  wholeFile: 'el archivo',
  empty: 'no dice nada',
  list: (length: number) => (length === 0 ? 'la lista está vacía' : `hay una lista de ${length}`),
  group: 'hay un grupo de campos',
  value: (value: string) => `dice «${value.length > 60 ? `${value.slice(0, 60)}…` : value}»`,
  tooLong: (about: string, limit: number) => `Se espera ${about}, de hasta ${limit} caracteres.`,
};
