import { byColumn } from './group-fields.ts';
import type { PersonDetail, RowError, RowRemark } from '#domain/guest-list/notes.ts';
import { guestTypeLabels } from './admin-labels.ts';
import { otherSeverity } from './diets.ts';
import { joinedByAnd } from './joined.ts';

type Submitted<Note extends { code: string }> = {
  [Code in Note['code']]: (note: Extract<Note, { code: Code }>) => string;
};

type Placed<Note> = Note & { place: string };

const types = Object.values(guestTypeLabels).join(', ');

const severities = `${otherSeverity.preference}, ${otherSeverity.intolerance} o ${otherSeverity.allergy}`;

/** Where a note stands: «B · Correo». */
export const locationText = (column: string, title: string) =>
  title ? `columna ${column} («${title}»)` : `columna ${column}`;

const inPlace = ({ place }: { place: string }) => (place ? ` en la ${place}` : '');

export const errorTexts = (inviters: readonly string[]): Submitted<Placed<RowError>> => ({
  formula: (note) =>
    `Hay una fórmula${inPlace(note)}. Las fórmulas no se calculan: copien la columna y péguenla como valores.`,
  broken_cell: (note) => `La celda${inPlace(note)} muestra un error de la planilla.`,
  no_group: () => 'Falta el nombre del grupo, y la fila de arriba no es parte de ninguno.',
  no_name: () => 'Falta el nombre de la persona.',
  no_people: () => 'El grupo no tiene ninguna persona.',
  unknown_type: (note) => `No conocemos el tipo «${note.value}»${inPlace(note)}. Usen ${types}.`,
  unknown_inviter: (note) =>
    `No sabemos quién es «${note.value}»${inPlace(note)}. Usen ${inviters.join(' o ')}.`,
  unknown_yes: (note) => `No entendemos «${note.value}»${inPlace(note)}. Usen Sí o No.`,
  unknown_severity: (note) => `No entendemos «${note.value}»${inPlace(note)}. Usen ${severities}.`,
  unknown_places: (note) => `No entendemos «${note.value}»${inPlace(note)}. Usen un número.`,
  unknown_age: (note) =>
    `No entendemos «${note.value}»${inPlace(note)}. Usen los años, o Adulto, Niño o Guagua.`,
  severity_without_diet: (note) =>
    `Dice qué tan delicado es${inPlace(note)}, pero no qué es lo que no come: escríbanlo en la columna de la dieta.`,
  contradicts: (note) =>
    `Lo que dice${inPlace(note)} no calza con la fila ${note.row}, del mismo grupo.`,
  shared_code: (note) =>
    `El código «${note.value}»${inPlace(note)} ya es de otro grupo, en la fila ${note.row}. Cada grupo necesita el suyo; sin código se crea uno.`,
  refused: (note) => `${note.message}${note.place ? `, en la ${note.place}` : ''}.`,
});

const fieldNames: Record<PersonDetail, string> = {
  phone: 'El teléfono',
  email: 'El correo',
  diet: 'La dieta',
  profile: 'Lo que dice de la edad y de lo que necesita',
};

const otherDetails: Record<PersonDetail, string> = {
  phone: 'otro teléfono',
  email: 'otro correo',
  diet: 'otra dieta',
  profile: 'otra edad u otras necesidades',
};

export const remarkTexts: Submitted<RowRemark> = {
  filled: ({ group }) => `Sin grupo en la fila: queda en «${group}», como la de arriba.`,
  doubtful_phone: ({ value }) =>
    `Revisen el teléfono «${value}»: no parece un solo celular completo. Se guarda tal cual.`,
  same_person: ({ group, row }) =>
    row === null
      ? `Alguien con el mismo nombre ya está en «${group}». Se importa igual: revisen que no sea la misma persona.`
      : `Alguien con el mismo nombre está en «${group}» (fila ${row}). Se importa igual: revisen que no sea la misma persona.`,
  namesake: ({ row, differs }) =>
    `Se llama igual que la persona de la fila ${row}, con ${joinedByAnd(differs.map((detail) => otherDetails[detail]))}. Se importa como otra persona: si es la misma, dejen una sola fila.`,
  completes: ({ row, adds }) =>
    `Es la misma persona de la fila ${row}: de aquí se agrega ${joinedByAnd(adds.map((detail) => fieldNames[detail].toLowerCase()))}.`,
  two_blocks: ({ row, group }) =>
    `«${group}» ya está en la fila ${row}, con otros teléfonos. ¿Una familia o dos? Se importa como una: si son dos, denles nombres distintos.`,
  category: ({ group }) =>
    `«${group}» parece una categoría y no una invitación: todas estas personas entrarían con un solo código. Si cada una recibe la suya, dejen esa columna sin usar.`,
  still_invited: ({ event }) =>
    `El grupo sigue invitado a ${event}: importar no quita invitaciones. Háganlo en la ficha del grupo.`,
  whole_group_invited: ({ event }) =>
    `Las filas del grupo no coinciden en ${event}: se invita al grupo completo.`,
  companions: ({ count }) =>
    count === 1
      ? 'Viene con alguien sin nombre: el grupo recibe un lugar para un acompañante.'
      : `Viene con ${count} personas sin nombre: el grupo recibe lugares para acompañantes.`,
  fewer_places: ({ extraCount: places, people }) =>
    `Dice ${places} y el grupo tiene ${people} personas con nombre: se importan todas.`,
  hidden: () => 'En su planilla esta fila está oculta. Se importa igual.',
  first_of_several: ({ person, field }) => `${fieldNames[field]} queda en la ficha de ${person}.`,
};

export const rowTexts = {
  links: 'Se agrega a un grupo que ya existe.',
  sameAs: (row: number) => `Repite la fila ${row}: no se importa otra vez.`,
  held: 'Otra fila de este grupo tiene un error: el grupo completo queda fuera.',
  newEvent: (event: string) => `Se invita a ${event}.`,
  changed: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
  empty: '(vacío)',
  codeChanged: 'El grupo tendrá que ingresar otra vez con el código nuevo.',
};

export const changedFields: Record<string, string> = {
  ...byColumn(({ label }) => label),
  member: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo',
  diet: 'Dieta',
  age: 'Edad y necesidades',
};

/** What a group breaks, where the form's own sentence is not enough or not Spanish. */
export const rejectionTexts = {
  email: 'El correo no es válido',
  name: 'Falta el nombre',
  people: 'Un grupo puede tener hasta 200 personas',
};

/** In place of a cell's text, which is not trusted. */
export const cellProblems = { formula: '(fórmula)', error: '(error de la planilla)' };
