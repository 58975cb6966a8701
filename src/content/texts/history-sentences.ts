import type { IsAttending } from '#domain/responses/attendance.ts';
import type { ErasureKind } from '#domain/keeping/erasures.ts';
import type { Actor, Change, GroupDetails } from '#domain/history/history.ts';
import type { WishKind } from '#domain/seating/seating.ts';
import { counted } from './counted.ts';
import { joinNames } from './join-names.ts';
import { fieldChange, fieldNames } from './history-fields.ts';
import { giftMessage, purchaseMessage } from './history-gifts.ts';

/** Ids to names; what is gone for good has none. */
export type Names = Record<
  'groups' | 'members' | 'events' | 'users' | 'questions',
  ReadonlyMap<number, string>
>;

type Of<S extends Change['subject']> = Extract<Change, { subject: S }>;

const quoted = (name: string) => `«${name}»`;

/** Who did it: the subject of the sentence. */
export const actorName = (by: Actor, { groups, users }: Names): string => {
  if (by.kind === 'system') return 'El sitio';
  if (by.kind === 'guest') return groups.get(by.id) ?? 'Un grupo eliminado';
  return users.get(by.id) ?? 'Los novios';
};

/** What was done, beginning with the verb: 'respondió a …'. */
export const messageOf = (by: Actor, change: Change, names: Names): string => {
  const words = wordsFor(names);
  const own = by.kind === 'guest';
  switch (change.subject) {
    case 'answer':
      return responded(change, words, own);
    case 'request':
      return requestMessage(change, words);
    case 'settings':
      return change.fields.map(fieldChange).join('; ');
    case 'question':
      return questionMessage(change);
    case 'reply':
      return replyMessage(change, words);
    case 'kitchen':
      return `marcó como enviada la hoja para la cocina de ${words.event(change.eventId)}, con ${people(change.people)}`;
    case 'diet':
      return `cambió la alimentación de ${words.members(change.memberIds)}${own ? '' : words.of(change.guestId)}${repeated(change.times)}`;
    case 'group':
      return groupMessage(change, words, by.kind === 'import');
    case 'member':
      return memberMessage(change, words);
    case 'invitation':
      return `recuperó la invitación de ${words.group(change.guestId)} a ${words.event(change.eventId)}`;
    case 'event':
      return eventMessage(change, words);
    case 'table':
      return tableMessage(change, words);
    case 'message':
      return sentMessageText(change, words);
    case 'gift':
      return giftMessage(change);
    case 'purchase':
      return purchaseMessage(change, words.group(change.guestId), own);
    case 'seat':
      return seatMessage(change, words);
    case 'privacy':
      return privacyMessage(change);
  }
};

const memberMessage = (change: Of<'member'>, words: Words): string => {
  const { action, memberId, guestId, times } = change;
  const name = words.members([memberId]);
  if (action === 'created') return `agregó a ${name} como acompañante`;
  if (action === 'changed') return `cambió el nombre de ${name}${repeated(times)}`;
  return `${action === 'removed' ? 'eliminó' : 'recuperó'} a ${name}${words.of(guestId)}`;
};

type Words = ReturnType<typeof wordsFor>;

const wordsFor = ({ groups, members, events, questions }: Names) => {
  const group = (id: number) => groups.get(id) ?? 'un grupo que ya no existe';
  const event = (id: number) => {
    const name = events.get(id);
    return name === undefined ? 'un evento que ya no existe' : quoted(name);
  };
  return {
    group,
    event,
    of: (groupId: number) => `, de ${group(groupId)}`,
    member: (id: number) => members.get(id) ?? 'una persona que ya no está',
    members: (ids: readonly number[]) =>
      joinNames(ids.map((id) => members.get(id) ?? 'una persona que ya no está')),
    events: (ids: readonly number[]) => joinNames(ids.map(event)),
    questions: (ids: readonly number[]) =>
      joinNames(
        ids.map((id) => {
          const text = questions.get(id);
          return text === undefined ? 'una pregunta que ya no existe' : quoted(text);
        }),
      ),
  };
};

const attendance = (isAttending: IsAttending) => {
  if (isAttending === null) return 'queda pendiente';
  return isAttending ? 'asistirá' : 'no asistirá';
};

const responded = (change: Of<'answer'>, words: Words, own: boolean) => {
  const event = words.event(change.eventId);
  const lines = change.answers.map(
    ({ memberId, isAttending }) => `${words.member(memberId)} ${attendance(isAttending)}`,
  );
  const what = own
    ? `respondió a ${event}`
    : `cambió las respuestas de ${words.group(change.guestId)} a ${event}`;
  return `${what}: ${lines.join(', ')}${repeated(change.times)}`;
};

const requestMessage = (change: Of<'request'>, words: Words) => {
  const event = words.event(change.eventId);
  if (change.action === 'changed') {
    const did = change.accepted ? 'aceptó' : 'no aceptó';
    return `${did} el cambio que pidió ${words.group(change.guestId)} para ${event}`;
  }
  const lines = change.answers.map(
    ({ memberId, isAttending }) => `${words.member(memberId)} ${attendance(isAttending)}`,
  );
  const did = change.late ? 'respondió a tiempo, y llegó tarde, a' : 'pidió un cambio para';
  return `${did} ${event}: ${lines.join(', ')}${repeated(change.times)}`;
};

/** One line for what was changed again and again. */
const repeated = (times = 1) => (times === 1 ? '' : ` (${times} cambios en un minuto)`);

const sentMessageText = (change: Of<'message'>, words: Words) => {
  const whom = `${words.members(change.memberIds)}${words.of(change.guestId)}`;
  if (change.action === 'created') return `puso en camino un mensaje para ${whom}`;
  return change.written ? `abrió el chat de ${whom}` : `quitó la marca de «Escrito» de ${whom}`;
};

const wishes: Record<WishKind, string> = { together: 'juntos', apart: 'separados' };

const seatMessage = (change: Of<'seat'>, words: Words) => {
  if ('wish' in change) {
    const groups = joinNames([words.group(change.guestId), words.group(change.otherId)]);
    const begin = change.action === 'removed' ? 'quitó el deseo de' : 'pidió';
    return `${begin} mantener ${wishes[change.wish]} a ${groups}`;
  }
  return change.tables.length === 0
    ? `dejó sin lugar a ${words.group(change.guestId)} en ${words.event(change.eventId)}`
    : `sentó a ${words.group(change.guestId)} en ${joinNames(change.tables.map(quoted))}`;
};

const people = (count: number) => counted(count, 'persona', 'personas');
const answers = (count: number) => counted(count, 'respuesta', 'respuestas');

const groupMessage = (change: Of<'group'>, words: Words, imported: boolean) => {
  const group = words.group(change.guestId);
  switch (change.action) {
    case 'created':
      return `${imported ? 'importó' : 'creó'} el grupo ${group}, con ${people(change.people)}`;
    case 'removed':
      return `eliminó el grupo ${group}, con ${people(change.people)}`;
    case 'restored':
      return `recuperó el grupo ${group}`;
    case 'changed':
      return `editó el grupo ${group}: ${groupParts(change, words).join('; ')}`;
  }
};

const erased = {
  group: 'un grupo',
  contact: 'los teléfonos, la alimentación y las edades',
  everything: 'los datos de todos los invitados',
} satisfies Record<ErasureKind, string>;

const privacyMessage = (change: Of<'privacy'>) =>
  change.action === 'removed'
    ? `borró para siempre ${erased[change.erasure]}, de ${people(change.people)}`
    : `${change.isOn ? 'activó' : 'desactivó'} que se borren solos ${erased[change.erasure]}`;

const groupParts = (change: GroupDetails, words: Words): string[] => [
  ...change.fields.map(fieldChange),
  ...(change.joined.length > 0 ? [`agregó a ${words.members(change.joined)}`] : []),
  ...change.members.map(
    ({ memberId, fields }) =>
      `cambió ${joinNames(fields.map((field) => fieldNames[field] ?? field))} de ${words.member(memberId)}`,
  ),
  ...(change.invited.length > 0 ? [`invitó a ${words.events(change.invited)}`] : []),
  ...change.uninvited.map(
    ({ eventId, answers: lost }) =>
      `quitó la invitación a ${words.event(eventId)}${lost > 0 ? `, con ${answers(lost)}` : ''}`,
  ),
];

const questionMessage = (change: Of<'question'>) => {
  const question = `la pregunta ${quoted(change.text)}`;
  switch (change.action) {
    case 'created':
      return `creó ${question}`;
    case 'removed':
      return `eliminó ${question}${change.answers > 0 ? `, con ${answers(change.answers)}` : ''}`;
    case 'restored':
      return `recuperó ${question}`;
    case 'changed':
      return `editó ${question}: ${change.fields.map(fieldChange).join('; ')}${change.lost > 0 ? `; quitó ${answers(change.lost)}` : ''}`;
  }
};

const replyMessage = (change: Of<'reply'>, words: Words) => {
  const whom = change.memberIds.length > 0 ? ` por ${words.members(change.memberIds)}` : '';
  return `respondió a ${words.questions(change.questionIds)}${whom}${repeated(change.times)}`;
};

const eventMessage = (change: Of<'event'>, words: Words) => {
  switch (change.action) {
    case 'created':
      return `creó el evento ${words.event(change.eventId)}`;
    case 'removed':
      return `eliminó el evento ${quoted(change.name)}${change.answers > 0 ? `, con ${answers(change.answers)}` : ''}`;
    case 'restored':
      return `recuperó el evento ${words.event(change.eventId)}`;
    case 'changed':
      return `editó el evento ${words.event(change.eventId)}: ${change.fields.map(fieldChange).join('; ')}`;
  }
};

const tableMessage = (change: Of<'table'>, words: Words) => {
  if ('published' in change) {
    return `${change.published ? 'publicó' : 'dejó de mostrar'} las mesas de ${words.event(change.eventId)}`;
  }
  const table = `la mesa o carpa ${quoted(change.name)}`;
  switch (change.action) {
    case 'created':
      return `creó ${table}`;
    case 'removed':
      return `eliminó ${table}${change.groups > 0 ? `, con ${counted(change.groups, 'grupo', 'grupos')}` : ''}`;
    case 'restored':
      return `recuperó ${table}`;
    case 'changed':
      return `editó ${table}: ${change.fields.map(fieldChange).join('; ')}`;
  }
};
