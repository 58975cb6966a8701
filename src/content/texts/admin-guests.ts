import { textsOfGroup } from './group-fields.ts';
import { accessCodeMinimum, type GuestType } from '#domain/groups/guest-group.ts';
import { numberText } from '#domain/number-text.ts';
import { counted } from './counted.ts';
import { admin } from './admin-words.ts';

/** The couple's list of groups, their invitations, and the form for one group. */
export const guestsTexts = {
  pageTitle: 'Invitados',
  get title() {
    return admin('Manage Guests');
  },
  get add() {
    return admin('Add New Guest');
  },
  groups: (count: number) => counted(count, 'grupo', 'grupos'),
  members: (count: number) => counted(count, 'miembro', 'miembros'),

  filters: 'Filtros',
  byName: 'Buscar por nombre',
  byCode: 'Buscar por código',
  byInviter: 'Invitado por',
  allPeople: 'Todos',
  byEvent: 'Evento',
  everyEvent: 'Todos',
  byTrip: 'Para el viaje',

  columns: {
    get name() {
      return admin('Group Name');
    },
    get type() {
      return admin('Type');
    },
    get invitedBy() {
      return admin('Invited By');
    },
    get code() {
      return admin('Access Code');
    },
    get events() {
      return admin('Events');
    },
    get members() {
      return admin('Members & WhatsApp');
    },
    get actions() {
      return admin('Actions');
    },
  },
  types: {
    individual: 'Individual',
    get pareja() {
      return admin('Couple');
    },
    get familia() {
      return admin('Family');
    },
  } satisfies Record<GuestType, string>,
  get noEvents() {
    return admin('No events assigned');
  },
  noMembers: 'No hay miembros',
  sendTo: (member: string) => `Enviar WhatsApp a ${member}`,
  edit: 'Editar',
  history: 'Historial',
  delete: 'Eliminar',
  ofGroup: (group: string) => ` ${group}`,
  get empty() {
    return admin('No guests found. Create your first guest to get started.');
  },
  noMatch: 'No se encontraron invitados que coincidan con los filtros',
  get loading() {
    return admin('Loading guests...');
  },
  refresh: 'Actualizar',
  import: 'Importar',
  toImport: 'Traer una planilla o contactos',
  export: 'Exportar',

  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  shown: (from: number, to: number, all: number) =>
    `${numberText(from)}–${numberText(to)} de ${numberText(all)}`,

  copyCode: (group: string) => `Copiar código de ${group}`,
  copyLink: (group: string) => `Copiar enlace personal de ${group}`,
  qrOf: (group: string) => `Código QR de ${group}`,
  qrHint:
    'Abre el ingreso con el nombre y el código ya escritos. Sirve para imprimirlo en la invitación.',
  qrLoading: 'Dibujando…',
  qrFailed: 'No se pudo dibujar el código. Intenten nuevamente.',
  qrSave: 'Descargar',

  get tools() {
    return admin('WhatsApp Tools');
  },
  template: 'Texto de la invitación',
  templateHint:
    'Pueden usar {{group_name}} y {{access_code}}. El saludo, la firma y los datos de ingreso van solos.',
  templateDefault:
    'Queremos celebrar con ustedes nuestro matrimonio en el campo. En nuestro sitio están los eventos, cómo llegar y la confirmación de asistencia.',
  templateReset: 'Volver al texto inicial',
  preview: 'Vista previa',
  previewFor: (group: string) => `Así lo recibe ${group}`,
  sample: { groupName: 'Familia Ejemplo', accessCode: 'XXXX-XXXX', linkToken: 'XXXXXXXXXX' },
  invitation: {
    greeting: (group: string) => `¡Hola, ${group}!`,
    farewell: 'Con cariño,',
    groupName: (group: string) => `Grupo: ${group}`,
    accessCode: (code: string) => `Código de acceso: ${code}`,
  },

  get create() {
    return admin('Create New Guest');
  },
  get editing() {
    return admin('Edit Guest');
  },
  /** By the names of the contract. */
  fields: {
    ...textsOfGroup(({ label }) => label),
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    dietary_restriction_type: 'Restricción dietética',
    dietary_restriction_spec: 'Detalle',
    dietary_severity: 'Qué tan delicado es',
    age_group: 'Es',
    age: 'Años',
    needs: 'Necesita',
    needs_note: 'Algo más que necesite',
  },
  extraPlacesHint:
    'Cuántas personas puede traer el grupo, además de las que invitan por su nombre.',
  companion: 'Acompañante',
  severityMissing: 'No lo dijo',
  profile: 'Edad y necesidades',
  accessCodeHint: `Si lo dejan vacío, les proponemos uno. El suyo necesita al menos ${accessCodeMinimum} letras o números.`,
  accessCodeSaved: 'Si lo cambian, el grupo tendrá que ingresar otra vez con el nuevo.',
  suggestCode: 'Proponer otro',
  people: 'Miembros',
  person: (number: number) => `Miembro ${number}`,
  addPerson: 'Agregar miembro',
  get remove() {
    return admin('Remove');
  },
  events: 'Eventos',
  eventsHint: 'A los que está invitado el grupo.',
  eventsRemoved: 'Al quitar un evento se borran las respuestas del grupo a ese evento.',
  noEventsYet: 'Todavía no hay eventos.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando…',
  get created() {
    return admin('Guest Created');
  },
  get updated() {
    return admin('Guest Updated');
  },
  get deleted() {
    return admin('Guest Deleted');
  },
  error: 'Error',
  notSaved: 'No se guardó. Lo que escribieron sigue aquí.',

  get createFailed() {
    return admin('Failed to create guest');
  },
  get updateFailed() {
    return admin('Failed to update guest');
  },
  get deleteFailed() {
    return admin('Failed to delete guest');
  },
  get fetchFailed() {
    return admin('Failed to fetch guests');
  },
  get detailsFailed() {
    return admin('Failed to fetch guest details');
  },

  get deletion() {
    return admin('Confirm Deletion');
  },
  deletionOf: (group: string) =>
    admin(
      'Are you sure you want to delete the guest "{group}"? This action cannot be undone.',
    ).replace('{group}', () => group),
  deletionSaved: 'Queda 30 días en la papelera de Historial, por si fue un error.',
  memberDeletion: (member: string) =>
    `¿Eliminar a ${member}? También se borran sus respuestas. Durante 30 días se puede recuperar en Historial.`,
  get memberFailed() {
    return admin('Failed to delete member');
  },
  get memberDeleted() {
    return admin('Member deleted');
  },
  get memberRemoved() {
    return admin('Member was successfully removed');
  },

  changed: 'Este grupo cambió mientras lo editaban.',
  fieldOf: (member: string, field: string) => `${member}: ${field}`,
  joined: (member: string) => `${member} se agregó al grupo.`,
  left: (member: string) => `${member} ya no está en el grupo.`,
  leftEdited: (member: string) =>
    `${member} ya no está en el grupo; como lo cambiaron, al guardar se agrega de nuevo.`,
  wasDeleted:
    'Este grupo ya no existe: alguien lo eliminó. Se puede recuperar en Historial; copien antes lo que escribieron.',
};
