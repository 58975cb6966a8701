import { clockTime, fullDate } from '#domain/time/wedding-time.ts';

/** '5 de marzo de 2025, 4:00 pm'. The end of a day is said by the day alone. */
export const deadlineTime = (timestamp: string): string => {
  const at = new Date(timestamp);
  const time = clockTime(at);
  return time === '11:59 pm' ? fullDate(at) : `${fullDate(at)}, ${time}`;
};

/** Until when guests may answer, and what they can do afterwards. */
export const deadlineTexts = {
  until: (deadline: string) => `Responde hasta el ${deadlineTime(deadline)}`,
  over: (deadline: string) => `El plazo para responder terminó el ${deadlineTime(deadline)}.`,
  overTitle: 'El plazo ya terminó',
  overText: 'Si algo cambió, pídanselo a los novios: ellos lo deciden.',
  ask: 'Pedir un cambio',
  closedEvents: 'Ya no se pueden responder aquí',
} as const;
