import type { ProgramName, TypedRow } from './programs.ts';

/** A list as couples have it; people, phones and mails are invented. */
export type Shape = {
  about: string;
  /** The number of the row with the titles. */
  titles: number;
  rows: readonly TypedRow[];
  programs: readonly ProgramName[];
};

const shape = (
  about: string,
  programs: readonly ProgramName[],
  text: string,
  titles = 1,
): Shape => ({ about, programs, titles, rows: typedRows(text) });

/** A row for each line, a cell for each '|'. '↵' is a line break in a cell, '~' before a row hides it. */
const typedRows = (text: string): TypedRow[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const isHidden = line.trim().startsWith('~');
      const cells = line
        .trim()
        .replace(/^~/u, '')
        .split('|')
        .map((cell) => cell.trim().replaceAll('↵', '\n'));
      return { cells, isHidden };
    });

/** Columns as the usual planners export them. */
const plannerShapes: readonly Shape[] = [
  shape(
    'The Knot',
    ['Google, .csv', 'Excel, .xlsx', 'Numbers, .csv'],
    `
First Name|Last Name|Suffix|Title|Party|Address 1|City|Zip|Country|Email|Phone|Plus One|Meal Choice|Notes
Ana|Soto|Jr.|Sra.|Familia Soto|Los Boldos 120|Linares|3580000|Chile|ana@example.com|961234580|Yes|Vegan|Llega el jueves
Luis|Soto||Sr.|Familia Soto||||||||Sin gluten|
Eva|Rojas|||Eva y Juan|||||eva@example.com||No|Regular|
Juan|Paz|||Eva y Juan||||||||Vegetarian|`,
  ),
  shape(
    'Joy',
    ['Google, .csv', 'Google, .xlsx', 'LibreOffice, .csv'],
    `
First Name|Last Name|Party|Email|Phone Number|Tags|Mailing Address|Is Child|Noche de Brasas
Ana|Soto|Soto|ana@example.com|+56 9 6123 4580|Familia de la novia|Los Boldos 120, Linares|No|Yes
Inés|Soto|Soto||||||Yes
Eva|Rojas|Rojas|||Amigos||No|No`,
  ),
  shape(
    'Zola',
    ['Google, .csv', 'Excel, CSV UTF-8', 'Excel, .xlsx'],
    `
Guest Title|First Name|Last Name|Partner Title|Partner First Name|Partner Last Name|Child 1 First Name|Email|Phone Number|Street Address|Zip Code|Relationship|Definitely Invited
Mrs.|Ana|Soto|Mr.|Luis|Paz|Inés|ana@example.com|961234580|Los Boldos 120|3580000|Friend|Yes
|Eva|Rojas||||||||||Yes`,
  ),
  shape(
    'bodas.net',
    ['Excel for Windows, .csv', 'Excel, .xlsx', 'Excel for Mac, .csv', 'Google, .xlsx'],
    `
Nombre|Apellidos|Grupo|Edad|Sexo|Menú|Mesa|Confirmación|Acompañantes|Correo electrónico|Móvil|Código postal|Alergias
Ana|Peñaloza|Familia Peñaloza|Adulto|Mujer|Carne|1|Confirmado|1|ana@example.com|961234580|3580000|Maní
Tomás|Peñaloza|Familia Peñaloza|Adulto|Hombre|Pescado|1|Pendiente|1||||
Eva|Núñez|Núñez|Niño|Mujer|Infantil|||0|||3580001|Ninguna`,
  ),
  shape(
    'a planner in Spanish with a count of people',
    ['Excel for Windows, .csv', 'LibreOffice, .xlsx', 'Numbers, .xlsx'],
    `
Nombre del grupo|Invitados|N° de personas|Teléfono|Lado|Prioridad
Familia Soto|Ana Soto, Luis Soto|4|961234580|Violeta|A
Tía Marta|Marta Ríos|1||Lautaro|B
Los Rojas|Eva Rojas|2|961234581|Violeta|A`,
  ),
];

/** Lists that couples began on their own. */
const ownShapes: readonly Shape[] = [
  shape(
    'a row for each person',
    ['Excel for Windows, .csv', 'Excel for Mac, .csv', 'Excel, Unicode text', 'Google, .xlsx'],
    `
Grupo|Nombre|Teléfono|Correo|Dieta|Alergias
Familia Muñoz|Tomás Muñoz|961234580|tomas@example.com|Sin restricción|
Familia Muñoz|Inés Güiñez||ines@example.com|Vegana|Maní, anafilaxia
Rojas|Eva Rojas|961234581||ninguna|celiaquía`,
  ),
  shape(
    'a row for each family, names in one cell',
    ['Excel for Windows, .csv', 'Numbers, .csv', 'Google, .csv', 'LibreOffice, .xlsx'],
    `
Familia|Integrantes|Fono|Correo|Dieta|Detalle|Comentarios
Soto|Ana Soto, Luis Soto y Eva|961234580|a@example.com, b@example.com, c@example.com|Vegana, -, Otra|, , Sin mariscos|Son del campo
Rojas|Inés↵Olga|961234581 / 961234582|||
Tía Marta|Marta||||`,
  ),
  shape(
    'a title above, sums below',
    ['Excel, .xlsx', 'LibreOffice, .csv', 'Excel for Windows, .csv'],
    `
Lista de invitados de Violeta y Lautaro||
Actualizada el 3 de marzo||
||
Grupo|Nombre|Fono
Soto|Ana|961234580
Soto|Luis|
||
Rojas|Eva|
TOTAL: 3||
Personas = 3||`,
    4,
  ),
  shape(
    'surname first',
    ['Excel for Windows, .csv', 'Google, .csv'],
    `
Grupo|Nombre|Celular
Soto|Soto, Ana|961234580
Soto|Soto Pérez, Luis|
Rojas|Rojas, Eva|961234581`,
  ),
  shape(
    'companions without a name',
    ['Google, .xlsx', 'Excel for Mac, .csv', 'Numbers, .csv'],
    `
Grupo|Nombre|Fono
Ana|Ana Soto +1|961234580
Luis|Luis Rojas y acompañante|
Eva|Eva Paz|
Eva|+1|
Inés|Inés Ríos|
Inés|Acompañante de Inés|`,
  ),
  shape(
    'the group named once, as in merged cells',
    ['Excel, .xlsx', 'Google, .xlsx'],
    `
Grupo|Nombre|Fono|+1
Familia Soto|Ana|961234580|2
|Luis||
|Eva||
Rojas|Inés||no`,
  ),
  shape(
    'the group in a row of its own',
    ['Excel for Windows, .csv', 'LibreOffice, .xlsx'],
    `
Grupo|Nombre|Dieta
Familia Soto||
|Ana|Vegana
|Luis|
Familia Rojas||
|Eva|Sin gluten`,
  ),
  shape(
    'names alone',
    ['Numbers, .csv', 'Excel, Unicode text', 'Google, .xlsx'],
    `
Ana Soto
Luis Rojas
Eva Paz +1`,
    0,
  ),
  shape(
    'phones as they are written',
    ['Excel for Windows, .csv', 'Excel, .xlsx', 'Google, .csv'],
    `
Nombre|Teléfono|Fono casa
Ana Soto|+56 9 6123 4580|73 2 212 345
Luis Rojas|961234581 ext 3|
Eva Paz|961234582 / 961234583|
Inés Ríos|5.69E+10|
Olga Ruiz|600 123 4567|`,
  ),
  shape(
    'diets as they are written',
    ['Excel for Windows, .csv', 'Excel, .xlsx', 'Excel for Mac, .csv'],
    `
Nombre|Restricción alimentaria|Detalle|Gravedad
Ana Soto|Sin restricción alimentaria||
Luis Rojas|ok||
Eva Paz|Vegana|sin soya|
Inés Ríos|Ninguna|solo alergia a las nueces|Grave
Olga Ruiz|Alergia severa al maní||
Pía Lagos|0|-|-
Paz Muñoz|Celíaca||Le hace mal`,
  ),
  shape(
    'events, type and who invites',
    ['Excel for Windows, .csv', 'Excel, .xlsx', 'Numbers, .xlsx'],
    `
Grupo|Nombre|Tipo|Invitado por|Evento: 🔥 Noche de Brasas|Ceremonia
Soto|Ana|Pareja|Violeta|Sí|x
Soto|Luis|Pareja|Violeta|Sí|
Rojas|Eva|Individual|Lautaro|No|Sí`,
  ),
  shape(
    'adults and children, left and right',
    ['Excel, CSV UTF-8', 'LibreOffice, .csv'],
    `
Nombre|Tipo|Lado|Mesa|Regalo
Ana Soto|Adulto|Novia|1|Sí
Luis Soto|Niño|Novia|1|
Eva Rojas|Adulto|Novio|2|No`,
  ),
  shape(
    'one person twice',
    ['Google, .csv', 'Excel, .xlsx'],
    `
Grupo|Nombre|Fono|Dieta
Soto|Ana Soto|961234580|
Soto|Ana Soto||Vegana
Soto|Luis Soto|961234581|Vegana
Soto|Luis Soto|961234582|Celíaco
Soto|Eva Soto||
Soto|Eva Soto||`,
  ),
  shape(
    'codes',
    ['Excel for Windows, .csv', 'Google, .xlsx'],
    `
Grupo|Código|Código postal|Nombre
Soto|RAMA-4T7W|3580000|Ana
Rojas|«TRIGO-2B»|3580001|Eva
Paz|RAMA-4T7W|3580002|Inés
Ríos|AB|3580003|Olga`,
  ),
  shape(
    'rows that contradict each other, or say too little',
    ['Excel for Windows, .csv', 'LibreOffice, .xlsx'],
    `
Grupo|Nombre|Tipo|Correo|Cupos extra
Soto|Ana|Pareja|ana@example.com|1
Soto|Luis|Familia|luis@example.com|2
||||
|Pedro||pedro@example.com|
Rojas||Individual|rojas@example.com|
Paz|Inés|Otra cosa|no es un correo|muchos
Ríos|Olga|Individual||25`,
  ),
  shape(
    'formulas',
    ['Excel, .xlsx', 'LibreOffice, .xlsx'],
    `
Grupo|Nombre|Nombre completo|Suma
Soto|Ana|=B2&" Soto"|=1+1
Rojas|=A3|Eva Rojas|
|||=SUM(D2:D3)`,
  ),
  shape(
    'filtered rows',
    ['Excel, .xlsx', 'Google, .xlsx', 'LibreOffice, .xlsx'],
    `
Grupo|Nombre|Fono
Soto|Ana|961234580
~Soto|Luis|961234581
~Rojas|Eva|`,
  ),
  shape(
    'categories in place of groups',
    ['Excel for Windows, .csv', 'Google, .csv'],
    `
Grupo|Nombre|Observaciones
Amigos|Ana Soto|
Amigos|Luis Rojas|Viene de lejos
Amigos|Eva Paz|
Trabajo|Inés Ríos|`,
  ),
  shape(
    'titles again on each page, notes between',
    ['LibreOffice, .csv', 'Excel, .xlsx'],
    `
Grupo|Nombre|Fono|Notas
Soto|Ana|961234580|
|||Ver con la abuela
Grupo|Nombre|Fono|Notas
Rojas|Eva||Confirmar`,
  ),
];

export const shapes: readonly Shape[] = [...plannerShapes, ...ownShapes];
