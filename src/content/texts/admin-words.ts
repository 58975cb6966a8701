import { type AdminWords, adminWords } from '#domain/admin-words.ts';

/** Every sentence of the couple's area that the specification quotes in English, and how it is said in Spanish. */
export const spanishOf = {
  'Manage Guests': 'Invitados',
  'Add New Guest': 'Agregar grupo',
  'Group Name': 'Nombre del grupo',
  Type: 'Tipo',
  'Invited By': 'Invitado por',
  'Access Code': 'Código de acceso',
  Events: 'Eventos',
  'Members & WhatsApp': 'Miembros y WhatsApp',
  Actions: 'Acciones',
  Couple: 'Pareja',
  Family: 'Familia',
  'No events assigned': 'Sin eventos',
  'No guests found. Create your first guest to get started.':
    'Todavía no hay invitados. Agreguen el primer grupo para empezar.',
  'No events found. Create your first event to get started.':
    'Todavía no hay eventos. Creen el primero para empezar.',
  'Loading guests...': 'Cargando invitados…',
  'WhatsApp Tools': 'Herramientas de WhatsApp',
  'Create New Guest': 'Agregar grupo',
  'Edit Guest': 'Editar grupo',
  Remove: 'Quitar',
  'Guest Created': 'Grupo agregado',
  'Guest Updated': 'Grupo actualizado',
  'Guest Deleted': 'Grupo eliminado',
  'Failed to create guest': 'No se pudo agregar el grupo',
  'Failed to update guest': 'No se pudo guardar el grupo',
  'Failed to delete guest': 'No se pudo eliminar el grupo',
  'Failed to fetch guests': 'No se pudieron cargar los invitados',
  'Failed to fetch guest details': 'No se pudo cargar el grupo',
  'Confirm Deletion': 'Confirmar eliminación',
  'Are you sure you want to delete the guest "{group}"? This action cannot be undone.':
    '¿Eliminar el grupo «{group}»?',
  'Failed to delete member': 'No se pudo eliminar a la persona',
  'Member deleted': 'Persona eliminada',
  'Member was successfully removed': 'Ya no está en el grupo',
  'Event Responses': 'Respuestas por evento',
  'RSVP by Guest': 'Respuestas por grupo',
  Overview: 'Resumen',
  'Select an Event': 'Elijan un evento',
  'No matching responses found': 'Ninguna respuesta coincide con los filtros',
  'No data available': 'Todavía no hay datos',
  'Event Created': 'Evento creado',
  'Event Updated': 'Evento actualizado',
  'Event Deleted': 'Evento eliminado',
  'Failed to create event': 'No se pudo crear el evento',
  'Failed to update event': 'No se pudo guardar el evento',
  'Failed to delete event': 'No se pudo eliminar el evento',
  'Error Updating Event': 'No se guardó el evento',
  'Login Failed': 'No pudieron ingresar',
  'Failed to login': 'Usuario o contraseña incorrectos',
  'Admin Login Successful': 'Ya ingresaron',
  'Name is required': 'Falta el nombre',
  'Description is required': 'Falta la descripción',
  'Location is required': 'Falta el lugar',
  'Date is required': 'Falta la fecha',
  'Username is required': 'Falta el usuario',
  'Password is required': 'Falta la contraseña',
  'Invalid email': 'El correo no es válido',
} as const;

export type QuotedSentence = keyof typeof spanishOf;

/** What the couple chooses between. */
export const adminWordNames: Record<AdminWords, string> = {
  es: 'Panel en español',
  quoted: 'Como antes, con algunas frases en inglés',
};

export const adminWordsTexts = {
  title: 'Palabras del panel',
  about: 'Solo cambia lo que ustedes leen aquí. Sus invitados leen lo mismo.',
  save: 'Guardar',
  saving: 'Guardando…',
  failed: 'No se guardó',
};

/** A sentence in the words that the couple has chosen. */
export const admin = (quoted: QuotedSentence): string =>
  adminWords() === 'es' ? spanishOf[quoted] : quoted;

/** The same for a schema, which asks for its message when something is wrong. */
export const adminMessage = (quoted: QuotedSentence) => ({ error: () => admin(quoted) });
