import type { AgeGroup, PersonNeed } from '#domain/groups/profile.ts';
import { attendanceLabels } from './admin-labels.ts';
import { dietLabels } from './diets.ts';
import { admin } from './admin-words.ts';

/** The wedding in figures, wherever they are shown. */
export const chartTexts = {
  attendance: 'Asistencia por evento',
  attendanceColumns: {
    event: 'Evento',
    attending: attendanceLabels.attending,
    notAttending: attendanceLabels.not_attending,
    pending: attendanceLabels.pending,
    total: 'Invitados',
  },
  day: (day: number) => `Día ${day}`,

  diets: 'Restricciones dietéticas',
  dietsHint: 'De quienes asistirán al menos a un evento.',
  dietColumn: 'Restricción',
  severeAllergies: 'Alergias graves',
  diet: { ...dietLabels, None: 'Sin restricciones' },

  profiles: 'Edades y necesidades',
  profileColumn: 'Quiénes',
  profile: {
    adult: 'Adultos',
    child: 'Niños',
    infant: 'Guaguas',
    high_chair: 'Sillas altas',
    child_menu: 'Menús infantiles',
    accessible_place: 'Lugares accesibles',
  } satisfies Record<AgeGroup | PersonNeed, string>,

  people: 'Personas',
  get noData() {
    return admin('No data available');
  },
};
