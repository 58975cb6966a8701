import * as z from 'zod/mini';
import { blockSchema } from './blocks.ts';
import { fieldTypes } from './field-types.ts';
import { anyList, byDefault, group, optional, photo, shortText, text, yesOrNo } from './fields.ts';

/** The page links to a block by its title. */
const titledOnce = (blocks: z.output<typeof blockSchema>[], context: z.core.$RefinementCtx) => {
  const titles = blocks.map(({ title }) => title);
  for (const [index, title] of titles.entries()) {
    if (title === undefined || titles.indexOf(title) === index) continue;
    const message = 'un título que no lleve otro bloque de la guía';
    context.addIssue({ code: 'custom', path: [index, 'title'], message });
  }
};

const guide = {
  dresscode: optional(text('qué ponerse')),
  calendar: byDefault(yesOrNo('si se ofrece el enlace a Google Calendar'), false),
  picture: optional(photo('la foto del evento, si no tiene una propia')),
  blocks: byDefault(
    anyList('los bloques de la guía, en su orden', blockSchema)
      .check(z.superRefine(titledOnce))
      .register(fieldTypes, { kind: 'list', about: 'los bloques de la guía, en su orden' }),
    [],
  ),
};

/** A guide that is stored with its event. */
export const guideSchema = group('la guía de un evento', guide);

/** A guide in a file: the name of its event finds it. */
export const eventGuideSchema = group('la guía de un evento', {
  eventName: shortText('el nombre exacto del evento, con su emoji'),
  ...guide,
});
