import { attendanceLabels, guestTypeLabels } from './admin-labels.ts';
import { dietLabels } from './diets.ts';

/** The list of guests as a file, see gateways/spreadsheet/guest-list.ts. */
export const guestListTexts = {
  fileName: 'invitados.xlsx',
  title: 'Invitados',
  headings: {
    group: 'Grupo',
    code: 'Código de acceso',
    type: 'Tipo',
    invitedBy: 'Invitado por',
    member: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo',
    diet: 'Restricción dietética',
    dietDetails: 'Detalle de la dieta',
    reference: 'Referencia (no cambiar)',
  },
  event: (name: string) => `Evento: ${name}`,
  yes: 'Sí',
  no: 'No',
  answers: 'Respuestas (solo lectura)',
  notInvited: '',
  attendance: attendanceLabels,
  diets: dietLabels,
  guestTypes: guestTypeLabels,

  templateFileName: 'plantilla-invitados.xlsx',
  templateTitle: 'Plantilla de invitados',
  examplesTitle: 'Ejemplos',
  examples: [
    {
      group: 'Familia Rojas Lillo',
      type: 'Familia',
      member: 'Elena Rojas',
      phone: '+56 9 5555 0101',
      email: 'elena@example.com',
      diet: 'Ninguna',
    },
    { group: 'Familia Rojas Lillo', member: 'Mateo Rojas', diet: 'Vegetariano' },
    {
      group: 'Familia Rojas Lillo',
      member: 'Inés Lillo',
      diet: 'Otra',
      dietDetails: 'Alérgica a las nueces',
    },
    {
      group: 'Pablo y Josefa',
      code: 'TRIGO-2025',
      type: 'Pareja',
      member: 'Pablo Méndez',
      phone: '9 5555 0102',
    },
    { group: 'Pablo y Josefa', member: 'Josefa Barros' },
    { group: 'Tía Carmen', type: 'Individual', member: 'Carmen Soto' },
  ],
  allowedTitle: 'Valores permitidos',
  free: {
    group: 'El mismo nombre en cada fila del grupo',
    code: 'Vacío: lo proponemos',
    member: 'Una persona por fila',
    phone: '+56 9 1234 5678',
    email: 'nombre@correo.cl',
    dietDetails: 'Solo con la dieta «Otra»',
  },
} as const;
