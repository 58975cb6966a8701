import { textsOfGroup } from './group-fields.ts';
import type { FieldChange } from '#domain/history/history.ts';
import { amountText } from '#domain/gifts/amount.ts';
import type { AdminWords } from '#domain/admin-words.ts';
import type { GiftKind } from '#domain/gifts/gift-kinds.ts';
import { dateAndTime } from '#domain/time/wedding-time.ts';
import { catalogueTexts } from './admin-catalogue.ts';
import { adminWordNames } from './admin-words.ts';
import { guestTypeLabels } from './admin-labels.ts';
import { phaseNames } from './admin-days.ts';
import type { PhaseSetting } from '#domain/days/phase.ts';

/** How a person calls the fields. */
export const fieldNames: Record<string, string> = {
  ...textsOfGroup(({ inHistory }) => inHistory),
  name: 'el nombre',
  dietary_restriction_type: 'la alimentación',
  profile: 'la edad o lo que necesita',
  email: 'el correo',
  phone: 'el teléfono',
  date: 'la fecha',
  end_date: 'el término',
  location: 'el lugar',
  day_number: 'el día',
  dresscode: 'la vestimenta',
  delay_minutes: 'el atraso',
  rsvp_deadline: 'el plazo para responder',
  desk_words: 'las palabras del panel',
  ask_people: 'si se pregunta por edades y necesidades',
  phase: 'el momento del sitio',
  album_from: 'desde cuándo se ve el álbum',
  description: 'la descripción',
  image_url: 'la imagen',
  type: 'el tipo',
  capacity: 'la capacidad',
  color: 'el color',
  gift_kind: 'cómo se regala',
  shares: 'las partes',
  price: 'el precio',
  text: 'el texto',
  help: 'la ayuda',
  kind: 'cómo se responde',
  options: 'las opciones',
  scope: 'quién responde',
  event_id: 'el evento',
  required: 'si es obligatoria',
  position: 'el orden',
};

const askPeople = {
  on: 'empezó a preguntar por edades y necesidades',
  off: 'dejó de preguntar por edades y necesidades',
};

/** 'cambió el lugar de «A» a «B»', or only that it changed. */
export const fieldChange = ({ field, from, to }: FieldChange): string => {
  if (field === 'ask_people') return to ? askPeople.on : askPeople.off;
  if (field === 'visible') return to ? 'lo mostró a los invitados' : 'lo ocultó';
  const name = `cambió ${fieldNames[field] ?? field}`;
  if (from === undefined || to === undefined) return name;
  return `${name} de ${shown(field, from)} a ${shown(field, to)}`;
};

const shown = (field: string, value: string | number | null): string => {
  if (value === null) return 'nada';
  if (['date', 'end_date', 'rsvp_deadline', 'album_from'].includes(field))
    return dateAndTime(new Date(value));
  if (field === 'guest_type') return guestTypeLabels[value as keyof typeof guestTypeLabels];
  if (field === 'desk_words') return `«${adminWordNames[value as AdminWords]}»`;
  if (field === 'delay_minutes') return `${value} min`;
  if (field === 'phase') return `«${phaseNames[value as PhaseSetting]}»`;
  if (field === 'gift_kind') return `«${catalogueTexts.kinds[value as GiftKind]}»`;
  if (field === 'price') return amountText(Number(value));
  return typeof value === 'number' ? `${value}` : `«${value}»`;
};
