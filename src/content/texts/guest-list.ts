import { attendanceLabels, guestTypeLabels } from './admin-labels.ts';
import { dietLabels, otherSeverity } from './diets.ts';
import { byColumn, groupFieldValue } from './group-fields.ts';

/** The list of guests as a file, see gateways/spreadsheet/guest-list.ts. */
export const guestListTexts = {
  fileName: 'invitados.xlsx',
  title: 'Invitados',
  headings: {
    ...byColumn(({ column }) => column),
    member: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo',
    diet: 'Restricción dietética',
    dietDetails: 'Detalle de la dieta',
    severity: 'Gravedad',
    reference: 'Referencia (no cambiar)',
  },
  event: (name: string) => `Evento: ${name}`,
  yes: 'Sí',
  no: 'No',
  answers: 'Respuestas (solo lectura)',
  notInvited: '',
  attendance: attendanceLabels,
  diets: dietLabels,
  severities: otherSeverity,
  guestTypes: guestTypeLabels,
  groupValue: groupFieldValue,

  templateFileName: 'plantilla-invitados.xlsx',
  templateTitle: 'Plantilla de invitados',
  sampleTitle: 'Ejemplos',
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
      severity: 'Alergia grave',
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
    ...byColumn(({ free }) => free),
    member: 'Una persona por fila',
    phone: '+56 9 1234 5678',
    email: 'nombre@correo.cl',
    dietDetails: 'Solo con la dieta «Otra»',
  },
} as const;
