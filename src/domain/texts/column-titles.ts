import { groupColumns, type GroupColumn } from '#domain/groups/group-fields.ts';
import { profileColumns } from '../guest-list/profile-cells.ts';
import { nameKey } from '#domain/groups/guest-group.ts';

/** Fields of a person, and the number of people of a row. */
const personColumns = [
  'places',
  'member',
  'surname',
  'phone',
  'email',
  'diet',
  'dietDetails',
  'allergies',
  'severity',
  ...profileColumns,
  'reference',
] as const;

export type SheetField = GroupColumn | (typeof personColumns)[number];

/** Fields of a group or of a person that a column of a couple's list may hold. */
export const sheetFields: readonly SheetField[] = [...groupColumns, ...personColumns];

/** Column titles that couples use, by name key. The longest matching prefix counts. */
const headings: Record<SheetField, readonly string[]> = {
  group: [
    ...['grupo', 'grupos', 'nombre del grupo', 'nombre grupo', 'grupo familiar', 'familia'],
    ...['nombre familia', 'nombre de la familia', 'invitacion', 'hogar', 'group', 'group name'],
    ...['household', 'party', 'family'],
  ],
  code: ['codigo', 'codigo de acceso', 'codigo acceso', 'clave', 'access code', 'code'],
  type: ['tipo', 'tipo de grupo', 'tipo grupo', 'type', 'guest type'],
  invitedBy: [
    ...['invitado por', 'invitada por', 'invitados por', 'quien invita', 'invita', 'de parte de'],
    ...['parte de', 'lado', 'lado de', 'invited by', 'side'],
  ],
  /** How many people the group may bring beside those it names. */
  extraPlaces: [
    ...['lugares para acompanantes', 'lugares extra', 'lugares adicionales', 'cupos extra'],
    ...['cupos adicionales', 'cupos para acompanantes', 'acompanante', 'acompanantes'],
    ...['con acompanante', 'invitados extra', 'invitados adicionales', 'pases adicionales'],
    ...['plus one', 'plus ones', 'plus 1', 'additional guests', 'extra guests', 'mas uno'],
  ],
  /** How many people the group has in all. */
  places: [
    ...['numero de personas', 'numero de invitados', 'numero de cupos', 'numero de pases'],
    ...['n personas', 'n de personas', 'n invitados', 'n de invitados', 'cantidad', 'cupos'],
    ...['cantidad de personas', 'cantidad de invitados', 'cantidad invitados', 'pases'],
    ...['total personas', 'total de personas', 'total invitados', 'total de invitados'],
    ...['invitados totales', 'personas totales', 'party size', 'group size', 'guest count'],
    ...['number of guests', 'number of people', 'number invited', 'guests invited'],
  ],
  member: [
    ...['nombre', 'nombres', 'nombre completo', 'nombre y apellido', 'nombre y apellidos'],
    ...[
      'nombres y apellidos',
      'nombre del invitado',
      'nombre de la persona',
      'persona',
      'personas',
    ],
    ...['invitado', 'invitados', 'invitada', 'integrante', 'integrantes', 'miembro', 'miembros'],
    ...['asistente', 'asistentes', 'name', 'names', 'full name', 'first name', 'guest', 'guests'],
    ...['member', 'members', 'guest name'],
  ],
  surname: ['apellido', 'apellidos', 'last name', 'surname', 'family name'],
  phone: [
    ...['telefono', 'telefonos', 'telefono celular', 'celular', 'celulares', 'cel', 'fono', 'tel'],
    ...['movil', 'whatsapp', 'numero', 'numero de telefono', 'numero de celular', 'numero celular'],
    ...['contacto', 'phone', 'phone number', 'mobile', 'cell'],
  ],
  email: ['correo', 'correos', 'correo electronico', 'mail', 'email', 'e mail', 'emails'],
  diet: [
    ...['dieta', 'restriccion dietetica', 'restricciones dieteticas', 'restriccion alimentaria'],
    ...['restricciones alimentarias', 'restriccion', 'restricciones', 'alimentacion'],
    ...['menu', 'comida', 'meal', 'diet', 'dietary restriction', 'dietary restrictions'],
  ],
  dietDetails: [
    'detalle',
    'detalle de la dieta',
    'detalle dieta',
    'detalle restriccion',
    'diet details',
  ],
  allergies: [
    ...[
      'alergia',
      'alergias',
      'alergias alimentarias',
      'alergias e intolerancias',
      'intolerancias',
    ],
    ...['allergy', 'allergies', 'food allergies', 'intolerancia'],
  ],
  severity: ['gravedad', 'gravedad de la dieta', 'severidad', 'severity', 'dietary severity'],
  age: ['edad', 'edad en anos', 'age'],
  child: ['nino', 'nina', 'nino o nina', 'es nino', 'menor', 'menor de edad', 'child', 'kid'],
  infant: ['guagua', 'es guagua', 'bebe', 'lactante', 'infante', 'infant', 'baby'],
  highChair: [
    ...['silla alta', 'silla de guagua', 'silla de bebe', 'silla para guagua', 'silla para bebe'],
    ...['silla de comer', 'high chair', 'highchair'],
  ],
  childMenu: [
    ...['menu infantil', 'menu nino', 'menu ninos', 'menu de nino', 'menu de ninos', 'menu kids'],
    ...['menu para nino', 'menu para ninos', 'comida infantil', 'kids menu', 'child menu'],
  ],
  mobility: [
    ...['movilidad', 'movilidad reducida', 'silla de ruedas', 'accesibilidad', 'lugar accesible'],
    ...['discapacidad', 'mobility', 'wheelchair', 'accessibility'],
  ],
  needsNote: [
    ...['otra necesidad', 'otras necesidades', 'necesidad', 'necesidades'],
    ...['necesidades especiales', 'special needs'],
  ],
  reference: ['referencia', 'referencia no cambiar'],
};

/** Titles that begin as one of these fields do, and hold something else. */
const otherTitles =
  /^(codigo (postal|de area|pais)|clave (de )?wifi|guest title|numero de mesa|invitados? confirmados|personas confirmadas|nombre (de la )?mesa|grupo sanguineo|familia de|tipo de (mesa|menu)|cantidad de (ninos|adultos|mesas)|party (name )?notes)\b/u;

/** The field that a column's title promises. */
export const fieldOf = (title: string): SheetField | undefined => {
  const key = nameKey(title);
  if (/^\s*\+\s*1\b/u.test(title)) return 'extraPlaces';
  if (otherTitles.test(key)) return undefined;
  const fits = sheetFields.flatMap((field) =>
    headings[field]
      .filter((name) => key === name || key.startsWith(`${name} `))
      .map((name) => ({ field, length: name.length })),
  );
  return fits.sort((a, b) => b.length - a.length)[0]?.field;
};
