import * as z from 'zod';
import { text } from './fields.ts';

/** What every block begins with. */
export const head = <const Type extends string>(type: Type) => ({
  type: z.literal(type),
  title: text('el título del bloque'),
  intro: text('una frase bajo el título').optional(),
});
