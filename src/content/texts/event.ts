import type { Attendance } from '#domain/responses/attendance.ts';
import type { DietaryType } from '#domain/responses/dietary.ts';
import { dietLabels } from './diets.ts';

export const attendanceLabels = {
  attending: 'Asistirá',
  not_attending: 'No Asistirá',
  pending: 'Sin respuesta',
} satisfies Record<Attendance, string>;

export const memberDietLabels = {
  ...dietLabels,
  None: 'Sin restricciones alimentarias',
} satisfies Record<DietaryType, string>;

export const dayLabel = (dayNumber: number) => `Día ${dayNumber}`;

export const event = {
  back: 'Volver a Todos los Eventos',
  when: 'Fecha',
  start: 'Inicio',
  end: 'Fin',
  where: 'Ubicación',
  googleCalendar: 'Añadir a Google Calendar',
  calendarFile: 'Archivo de calendario',
  about: 'Sobre este evento',
  dresscode: 'Dresscode',
  answers: 'Estado actual de tu RSVP',
  questions: 'Lo que los novios preguntan',
  unansweredQuestion: 'Sin respuesta',
  unanswered: {
    title: 'Confirmar Asistencia',
    text: 'Aún no sabemos si vienen. Cuéntanos quiénes estarán: toma un par de minutos.',
    textForOne: 'Aún no sabemos si vienes. Cuéntanos: toma un par de minutos.',
    form: 'Ir al formulario',
  },
  responded: {
    title: 'RSVP para este Evento',
    text: 'Si algo cambia, puedes corregir la respuesta cuando quieras.',
    change: 'Modificar RSVP para este Evento',
    confirm: 'Confirmar Asistencia',
  },
  allEvents: 'Ver Todos Tus Eventos',
} as const;

export const eventNotice = {
  invalid: {
    title: 'ID de Evento Inválido',
    text: 'El ID de evento al que intentas acceder no es válido.',
  },
  missing: {
    title: 'Evento No Encontrado',
    text: 'El evento que estás buscando no existe o ha sido eliminado.',
  },
  home: 'Volver al Inicio',
} as const;
