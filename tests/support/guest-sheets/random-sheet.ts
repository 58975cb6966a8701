import fc from 'fast-check';
import { type ProgramName, programs, type TypedRow } from './programs.ts';

/** Titles that couples write, and what stands below them. */
const columns: readonly { titles: readonly string[]; cells: readonly string[] }[] = [
  { titles: ['Grupo', 'Familia', 'Party'], cells: ['Soto', 'Los Rojas', 'Amigos', 'TOTAL: 3'] },
  {
    titles: ['Nombre', 'Invitados', 'Integrantes', 'Full name', 'Nombres'],
    cells: [
      'Ana',
      'Ana Soto',
      'Soto, Ana',
      'Ana y Luis',
      'Eva, Inés, Olga',
      'Pía +1',
      '+1',
      'Total',
    ],
  },
  { titles: ['Apellido', 'Last Name'], cells: ['Soto', 'Muñoz Güiñez'] },
  {
    titles: ['Teléfono', 'Fono casa', 'Celular'],
    cells: ['961234580', '961234580 / 961234581', '73 2 212 345 ext 3', '5.69E+10'],
  },
  {
    titles: ['Correo', 'Email'],
    cells: ['a@example.com', 'a@example.com, b@example.com', 'no es'],
  },
  {
    titles: ['Dieta', 'Menú', 'Meal'],
    cells: ['Vegana', 'Carne', 'ok', 'Vegana, -', 'Sin maní', '0'],
  },
  { titles: ['Detalle'], cells: ['sin soya', '-', 'muy estricta, nada'] },
  { titles: ['Alergias'], cells: ['Maní', 'Ninguna', 'Maní, nueces', 'anafilaxia a la abeja'] },
  { titles: ['Gravedad'], cells: ['Grave', 'Le hace mal', 'mucho'] },
  { titles: ['Tipo'], cells: ['Pareja', 'Adulto', 'Familia'] },
  { titles: ['Lado', 'Invitado por'], cells: ['Violeta', 'Lautaro', 'Novia'] },
  { titles: ['Código', 'Código postal'], cells: ['RAMA-4T7W', '3580000', 'AB'] },
  { titles: ['Personas', 'Party Size', 'Cupos'], cells: ['1', '2', '4', 'muchas'] },
  { titles: ['+1', 'Acompañantes', 'Plus One'], cells: ['1', 'sí', 'no', 'Pedro', '25'] },
  { titles: ['Notas', 'Mesa', 'Regalo'], cells: ['Llega el jueves', '7', 'x'] },
];

const column = fc
  .constantFrom(...columns)
  .chain(({ titles, cells }) =>
    fc.record({ title: fc.constantFrom(...titles), cells: fc.constant(cells) }),
  );

/** A sheet of any of these columns, and the program that wrote it. */
export const randomSheet: fc.Arbitrary<{ program: ProgramName; rows: TypedRow[] }> = fc
  .uniqueArray(column, { selector: ({ title }) => title, minLength: 1, maxLength: 7 })
  .chain((sample) => {
    const cellsOf = ({ cells }: (typeof sample)[number]) => fc.constantFrom('', ...cells);
    const row = fc.record({
      cells: fc.tuple(...sample.map(cellsOf)),
      isHidden: fc.boolean(),
    });
    return fc.record({
      program: fc.constantFrom(...(Object.keys(programs) as ProgramName[])),
      rows: fc
        .array(row, { minLength: 1, maxLength: 7 })
        .map((body) => [{ cells: sample.map(({ title }) => title) }, ...body]),
    });
  });
