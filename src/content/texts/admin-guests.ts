import { textsOfGroup } from './group-fields.ts';
import { accessCodeMinimum, type GuestType } from '#domain/groups/guest-group.ts';
import { numberText } from '#domain/number-text.ts';
import { counted } from './counted.ts';

/** The couple's list of groups, their invitations, and the form for one group. */
export const guestsTexts = {
  pageTitle: 'Invitados',
  title: 'Manage Guests',
  add: 'Add New Guest',
  groups: (count: number) => counted(count, 'grupo', 'grupos'),
  members: (count: number) => counted(count, 'miembro', 'miembros'),

  filters: 'Filtros',
  byName: 'Buscar por nombre',
  byCode: 'Buscar por código',
  byInviter: 'Invitado por',
  allPeople: 'Todos',
  byEvent: 'Evento',
  everyEvent: 'Todos',

  columns: {
    name: 'Group Name',
    type: 'Type',
    invitedBy: 'Invited By',
    code: 'Access Code',
    events: 'Events',
    members: 'Members & WhatsApp',
    actions: 'Actions',
  },
  types: {
    individual: 'Individual',
    pareja: 'Couple',
    familia: 'Family',
  } satisfies Record<GuestType, string>,
  noEvents: 'No events assigned',
  noMembers: 'No hay miembros',
  sendTo: (member: string) => `Enviar WhatsApp a ${member}`,
  edit: 'Editar',
  history: 'Historial',
  delete: 'Eliminar',
  ofGroup: (group: string) => ` ${group}`,
  empty: 'No guests found. Create your first guest to get started.',
  noMatch: 'No se encontraron invitados que coincidan con los filtros',
  loading: 'Loading guests...',
  refresh: 'Actualizar',
  import: 'Importar',
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

  tools: 'WhatsApp Tools',
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

  create: 'Create New Guest',
  editing: 'Edit Guest',
  /** By the names of the contract. */
  fields: {
    ...textsOfGroup(({ label }) => label),
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    dietary_restriction_type: 'Restricción dietética',
    dietary_restriction_spec: 'Detalle',
    dietary_severity: 'Qué tan delicado es',
  },
  extraPlacesHint:
    'Cuántas personas puede traer el grupo, además de las que invitan por su nombre.',
  companion: 'Acompañante',
  severityUnsaid: 'No lo dijo',
  accessCodeHint: `Si lo dejan vacío, les proponemos uno. El suyo necesita al menos ${accessCodeMinimum} letras o números.`,
  accessCodeSaved: 'Si lo cambian, el grupo tendrá que ingresar otra vez con el nuevo.',
  suggestCode: 'Proponer otro',
  people: 'Miembros',
  person: (number: number) => `Miembro ${number}`,
  addPerson: 'Agregar miembro',
  remove: 'Remove',
  events: 'Eventos',
  eventsHint: 'A los que está invitado el grupo.',
  eventsRemoved: 'Al quitar un evento se borran las respuestas del grupo a ese evento.',
  noEventsYet: 'Todavía no hay eventos.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando…',
  created: 'Guest Created',
  updated: 'Guest Updated',
  deleted: 'Guest Deleted',
  error: 'Error',
  notSaved: 'No se guardó. Lo que escribieron sigue aquí.',

  createFailed: 'Failed to create guest',
  updateFailed: 'Failed to update guest',
  deleteFailed: 'Failed to delete guest',
  fetchFailed: 'Failed to fetch guests',
  detailsFailed: 'Failed to fetch guest details',

  deletion: 'Confirm Deletion',
  deletionOf: (group: string) =>
    `Are you sure you want to delete the guest "${group}"? This action cannot be undone.`,
  deletionSaved: 'Queda 30 días en la papelera de Historial, por si fue un error.',
  memberDeletion: (member: string) =>
    `¿Eliminar a ${member}? También se borran sus respuestas. Durante 30 días se puede recuperar en Historial.`,
  memberFailed: 'Failed to delete member',
  memberDeleted: 'Member deleted',
  memberRemoved: 'Member was successfully removed',

  changed: 'Este grupo cambió mientras lo editaban.',
  fieldOf: (member: string, field: string) => `${member}: ${field}`,
  joined: (member: string) => `${member} se agregó al grupo.`,
  left: (member: string) => `${member} ya no está en el grupo.`,
  leftEdited: (member: string) =>
    `${member} ya no está en el grupo; como lo cambiaron, al guardar se agrega de nuevo.`,
  gone: 'Este grupo ya no existe: alguien lo eliminó. Se puede recuperar en Historial; copien antes lo que escribieron.',
};
