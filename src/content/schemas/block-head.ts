import * as z from 'zod/mini';
import { optional, shortText, text, yesOrNo } from './fields.ts';

/** A block may wait unseen. */
export const hidden = optional(yesOrNo('si el bloque queda escondido'));

/** What every block begins with. */
export const head = <const Type extends string>(type: Type) => ({
  type: z.literal(type),
  title: shortText('el título'),
  intro: optional(text('una frase bajo el título')),
  hidden,
});
