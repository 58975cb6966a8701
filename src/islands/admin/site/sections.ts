import { siteTexts as texts } from '#content/texts/admin-site.ts';
import type { Path } from '#content/at-path.ts';

/** A part of the site as people see it, though its fields may be stored apart. */
export type Section = {
  key: string;
  label: string;
  /** Under the preview's address. */
  page: string;
  /** Of the heading on that page. */
  anchor?: string;
  /** The part and the way to the field within it. */
  fields: { part: string; path: Path }[];
};

const fields = (part: string, ...names: string[]) =>
  names.map((name) => ({ part, path: name.split('.') }));

const { names } = texts;

const fixed: Section[] = [
  {
    key: 'cover',
    label: names.cover,
    page: '',
    fields: [
      ...fields('wedding', 'couple', 'ceremony', 'weekend', 'country', 'timeZone'),
      ...fields('wedding', 'look'),
      ...fields('photos', 'hero'),
      ...fields('home', 'unanswered', 'sections'),
      ...fields('wedding', 'site'),
    ],
  },
  {
    key: 'venue',
    label: names.venue,
    page: '',
    anchor: 'venue',
    fields: [
      ...fields('wedding', 'venue.name', 'venue.place', 'venue.address'),
      ...fields('home', 'venue'),
      ...fields('photos', 'venue'),
    ],
  },
  {
    key: 'celebration',
    label: names.celebration,
    page: '',
    anchor: 'celebration',
    fields: fields('home', 'celebration'),
  },
  {
    key: 'directions',
    label: names.directions,
    page: '',
    anchor: 'directions',
    fields: [
      ...fields('wedding', 'venue.latitude', 'venue.longitude', 'venue.route'),
      ...fields('home', 'directions'),
    ],
  },
  {
    key: 'lodging',
    label: names.lodging,
    page: 'accommodations',
    fields: [
      ...fields('lodging', 'title', 'intro', 'photo', 'alt', 'hotels', 'early', 'location'),
      ...fields('wedding', 'glampingEventId'),
      ...fields('lodging', 'reserved'),
    ],
  },
  {
    key: 'gallery',
    label: names.gallery,
    page: '',
    anchor: 'gallery',
    fields: [...fields('home', 'gallery'), ...fields('photos', 'gallery')],
  },
  {
    key: 'after',
    label: names.after,
    page: '?phase=after',
    fields: fields('home', 'thanks'),
  },
  {
    key: 'gifts',
    label: names.gifts,
    page: '',
    anchor: 'gift',
    fields: [...fields('home', 'gift'), ...fields('wedding', 'bank', 'currency')],
  },
  {
    key: 'contact',
    label: names.contact,
    page: '',
    fields: fields('wedding', 'contact', 'chat', 'invitedBy'),
  },
  {
    key: 'privacy',
    label: names.privacy,
    page: 'privacy',
    fields: fields('privacy', 'title', 'intro', 'sections', 'ask'),
  },
];

/** The sections of every site, then a guide for each event. */
export const sectionsOf = (events: readonly { id: number; name: string }[]): Section[] => [
  ...fixed,
  ...events.map(({ id, name }) => ({
    key: `guides/${id}`,
    label: texts.guide(name),
    page: `events/${id}`,
    fields: fields(`guides/${id}`, 'dresscode', 'picture', 'calendar', 'blocks'),
  })),
];

/** Where a field that keeps the site from being published is found. @param field `home.gift.title` */
export const sectionOf = (sections: readonly Section[], field: string): Section | undefined =>
  sections.find(({ fields }) =>
    fields.some(({ part, path }) => {
      const start = [part, ...path].join('.');
      return field === start || field.startsWith(`${start}.`);
    }),
  );
