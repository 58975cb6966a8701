import { counted } from './counted.ts';
import { surpriseNames } from './door.ts';
import type { SurpriseKind } from '#domain/days/arrivals.ts';

type Surprise = { kind: SurpriseKind; name: string; insteadOf: string | null };

/** What the door of an event has changed, on the sheets for the kitchen and for the venue. */
export const doorOnPaper = {
  title: 'En la puerta',
  arrived: (arrived: number, expected: number) =>
    `${arrived === 1 ? 'Llegó 1' : `Llegaron ${arrived}`} de ${expected}.`,
  surprises: (count: number) =>
    `${counted(count, 'persona llegó', 'personas llegaron')} sin que la lista lo dijera. Los números de esta hoja no ${count === 1 ? 'la' : 'las'} cuentan hasta que los novios decidan:`,
  surprise: ({ kind, name, insteadOf }: Surprise) =>
    kind === 'instead_of' && insteadOf !== null
      ? `${name}: ${surpriseNames.instead_of.toLowerCase()} ${insteadOf}`
      : `${name}: ${surpriseNames[kind].toLowerCase()}`,
} as const;
