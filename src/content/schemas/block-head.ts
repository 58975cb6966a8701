import * as z from 'zod';
import { text, yesOrNo } from './fields.ts';

/** A block may wait unseen. */
export const hidden = yesOrNo('si el bloque queda escondido').optional();

/** What every block begins with. */
export const head = <const Type extends string>(type: Type) => ({
  type: z.literal(type),
  title: text('el título del bloque'),
  intro: text('una frase bajo el título').optional(),
  hidden,
});
