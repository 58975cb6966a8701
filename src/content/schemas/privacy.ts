import { anyList, byDefault, group, list, optional, shortText, text } from './fields.ts';

const section = group('una parte de la página', {
  title: shortText('el título de la parte'),
  items: list('lo que dice, una cosa por línea', text('una frase')),
});

export const privacySchema = group('los textos de la página de privacidad', {
  title: optional(shortText('el título de la página')),
  intro: optional(text('la introducción, en una o dos frases')),
  sections: byDefault(anyList('las partes de la página, en su orden', section), []),
  ask: optional(
    group('cómo pedir una copia o que se borre', {
      title: shortText('el título'),
      text: text('qué hay que escribirles'),
      subject: shortText('el asunto del correo'),
    }),
  ),
});
