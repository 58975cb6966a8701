import { profileText } from './profiles.ts';
import type { Attendance } from '#domain/responses/attendance.ts';
import type { GuestType } from '#domain/groups/guest-group.ts';
import { dietLabels, otherSeverity } from './diets.ts';

// How the couple reads the values that the database stores.

export const attendanceLabels = {
  attending: 'Asistirá',
  not_attending: 'No asistirá',
  pending: 'Pendiente',
} satisfies Record<Attendance, string>;

export const guestTypeLabels = {
  individual: 'Individual',
  pareja: 'Pareja',
  familia: 'Familia',
} satisfies Record<GuestType, string>;

/** The exported file, see gateways/spreadsheet. */
export const spreadsheetTexts = {
  headings: {
    group: 'Grupo',
    guestType: 'Tipo',
    invitedBy: 'Invitado por',
    member: 'Nombre',
    answer: 'Respuesta',
    diet: 'Restricción dietética',
    dietDetails: 'Detalle',
    email: 'Correo',
    phone: 'Teléfono',
    companion: 'Acompañante',
    severity: 'Gravedad',
    profile: 'Edad y necesidades',
  },
  yes: 'Sí',
  severities: otherSeverity,
  attendance: attendanceLabels,
  diets: dietLabels,
  guestTypes: guestTypeLabels,
  profile: profileText,
};
