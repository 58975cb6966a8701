import type * as z from 'zod';
import { blockSchema } from './blocks.ts';
import { anyList, group, photo, text, yesOrNo } from './fields.ts';

/** The page links to a block by its title. */
const titledOnce = (blocks: z.output<typeof blockSchema>[], context: z.RefinementCtx) => {
  const titles = blocks.map(({ title }) => title);
  for (const [place, title] of titles.entries()) {
    if (title === undefined || titles.indexOf(title) === place) continue;
    const message = 'un título que no lleve otro bloque de la guía';
    context.addIssue({ code: 'custom', path: [place, 'title'], message });
  }
};

const guide = {
  dresscode: text('qué ponerse').optional(),
  calendar: yesOrNo('si se ofrece el enlace a Google Calendar').default(false),
  picture: photo('la foto del evento, si no tiene una propia').optional(),
  blocks: anyList('los bloques de la guía, en su orden', blockSchema)
    .default([])
    .superRefine(titledOnce),
};

/** A guide that is stored with its event. */
export const guideSchema = group('la guía de un evento', guide);

/** A guide in a file: the name of its event finds it. */
export const eventGuideSchema = group('la guía de un evento', {
  eventName: text('el nombre exacto del evento, con su emoji'),
  ...guide,
});
