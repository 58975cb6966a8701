import * as z from 'zod/mini';
import { playlistEmbed } from '#domain/pictures/embeds.ts';
import { head, hidden } from './block-head.ts';
import {
  byDefault,
  group,
  hour,
  list,
  oneOf,
  optional,
  shortText,
  text,
  webAddress,
} from './fields.ts';
import { activities, gallery, tents } from './photo-blocks.ts';

const programme = group('un programa', {
  ...head('programme'),
  rows: list(
    'las horas del programa, en su orden',
    group('una hora del programa', {
      time: hour('la hora'),
      text: text('qué pasa a esa hora'),
      detail: optional(text('algo más sobre eso')),
    }),
  ),
});

const menu = group('una carta', {
  ...head('menu'),
  sections: list(
    'las partes de la carta, en su orden',
    group('una parte de la carta', {
      title: shortText('el nombre de la parte'),
      items: list(
        'los platos de la parte',
        group('un plato', {
          name: shortText('el nombre del plato'),
          detail: optional(text('con qué viene')),
          diet: optional(
            list(
              'para quién sirve',
              oneOf('para quién sirve', ['vegano', 'vegetariano', 'celíaco']),
            ),
          ),
        }),
      ),
    }),
  ),
  note: optional(text('lo último de la carta, al pie')),
});

const listBlock = group('una lista', {
  ...head('list'),
  style: oneOf('cómo se ve la lista', ['rules', 'checklist', 'tips']),
  items: list('las líneas de la lista', text('una línea de la lista')),
});

const services = group('los servicios incluidos', {
  ...head('services'),
  items: list(
    'los servicios',
    group('un servicio', {
      name: shortText('el nombre del servicio'),
      detail: optional(text('en qué consiste')),
    }),
  ),
});

const reviews = group('las opiniones', {
  ...head('reviews'),
  items: list(
    'las opiniones',
    group('una opinión', {
      text: text('lo que dice'),
      author: shortText('quién lo dice'),
      when: optional(shortText('cuándo lo dijo')),
    }),
  ),
});

const playlistAddress =
  'la dirección de la lista como se copia al compartirla, de Spotify, YouTube o Deezer';

const playlist = z.pipe(
  group('una lista de música', {
    ...head('playlist'),
    text: text('qué puede hacer el invitado con la lista'),
    link: shortText('lo que dice el botón que la abre'),
    url: webAddress(playlistAddress, (url) => playlistEmbed(url) !== null),
  }),
  z.transform((block) => ({ ...block, embedUrl: playlistEmbed(block.url) ?? block.url })),
);

const map = group('un mapa del lugar', {
  ...head('map'),
  steps: list('la ruta en palabras, un tramo por línea', text('un tramo de la ruta')),
});

const notice = group('un aviso', {
  type: z.literal('notice'),
  hidden,
  title: optional(shortText('el título')),
  text: text('el aviso'),
  tone: byDefault(oneOf('el tono del aviso', ['information', 'warning']), 'information'),
});

/**
 * The types of blocks, in the order in which the editor offers them. `EventGuide.astro` draws each type and
 * `blockLabels` names it: a type that is missing there does not compile.
 */
export const blocks = {
  notice,
  programme,
  menu,
  list: listBlock,
  tents,
  services,
  reviews,
  activities,
  gallery,
  playlist,
  map,
};

export type BlockType = keyof typeof blocks;

type BlockSchema = (typeof blocks)[BlockType];

export const blockSchema = z.discriminatedUnion(
  'type',
  Object.values(blocks) as [BlockSchema, ...BlockSchema[]],
  `type: ${Object.keys(blocks).join(', ')}`,
);
