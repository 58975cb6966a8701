import type { Db } from '#db/connection.ts';
import { listChanges } from '#db/models/history.ts';
import { listEvents } from '#db/models/events/events.ts';
import { groupRecords } from '#db/models/groups/group-records.ts';
import { namesIn } from '#db/models/groups/names.ts';
import { findKitchenSheet } from '#db/models/kitchen/kitchen-sheets.ts';
import { listPurchases } from '#db/models/gifts/full-purchases.ts';
import { listQuestions } from '#db/models/questions/questions.ts';
import { listTableGroups } from '#db/models/seating/tables.ts';
import { actorName, messageOf } from '#content/texts/history-sentences.ts';
import { answerText } from '#content/texts/questions.ts';
import { providedProfile, type MemberProfile } from '#contract/profile-spellings.ts';
import { atDelayedTimes } from '#domain/days/delay.ts';
import { newProfile, withProfile, type Menu } from '#domain/groups/profile.ts';
import { dietOfMember, type MemberDiet } from '#contract/diet-spellings.ts';
import type { GroupExport } from '#contract/guest-list/group-export.ts';
import type {
  OverdueAnswer,
  RequestedResponse,
  RequestStatus,
} from '#domain/responses/change-request.ts';
import { groupFieldNames, groupFields, type GroupFieldName } from '#domain/groups/group-fields.ts';
import { optionText } from '#domain/questions/options.ts';
import type { PhotoStatus } from '#domain/photos/guest-photo.ts';
import type { AnswerValue } from '#domain/questions/question.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

type Row = Record<string, string | number | null>;

const iso = (milliseconds: unknown) =>
  typeof milliseconds === 'number' ? zonedIso(new Date(milliseconds)) : null;

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * All stored data of a group: as text, and below as stored rows.
 * @throws DomainError `not_found`
 */
export const groupExport = (db: Db, id: number, now: Date): GroupExport => {
  const records = groupRecords(db, id);
  const rows = (table: string): Row[] =>
    records.filter((part) => part.table === table).flatMap((part) => part.rows);
  const [group = {}] = rows('guests');
  const members = rows('guest_members');
  const nameOf = new Map(
    members.map((member) => [member['id'] ?? null, text(member['name']) ?? '']),
  );
  return {
    exportedAt: zonedIso(now),
    group: {
      ...exportFields(group),
      createdAt: iso(group['created_at']),
      firstSignedInAt: iso(group['first_signed_in_at']),
    },
    people: members.map((member) => ({
      name: text(member['name']) ?? '',
      diet: dietOfMember(member as MemberDiet & Row),
      profile: profileIn(member),
      email: text(member['email']),
      phone: text(member['phone']),
    })),
    events: eventsOf(db, rows, nameOf),
    questions: answersIn(db, rows('question_answers'), nameOf),
    requests: requestsOf(db, rows('change_requests'), nameOf),
    kitchen: kitchenOf(db, rows('kitchen_sheet_people')),
    gifts: giftsOf(db, id),
    messages: [
      ...rows('messages').map((message) => ({
        to: nameOf.get(message['member_id'] ?? null) ?? '',
        at: iso(message['left_at'] ?? message['queued_at']),
        state: message['state'] as GroupExport['messages'][number]['state'],
      })),
      ...rows('opened_chats').map((chat) => ({
        to: nameOf.get(chat['member_id'] ?? null) ?? '',
        at: iso(chat['opened_at']),
        state: 'chat' as const,
      })),
    ],
    sessions: rows('guest_sessions').map((session) => ({
      since: iso(session['created_at']),
      until: iso(session['expires_at']),
      pagesSavedAt: iso(session['pass_saved_at']),
    })),
    photos: rows('photos').map((photo) => ({
      at: iso(photo['created_at']),
      status: photo['status'] as PhotoStatus,
      size: Number(photo['size']),
    })),
    history: historyOf(db, id),
    records,
  };
};

/** As it is stored. */
const profileIn = ({ needs, ...row }: Row) =>
  withProfile(
    newProfile,
    providedProfile({
      ...(row as Partial<MemberProfile>),
      needs: JSON.parse(String(needs)) as MemberProfile['needs'],
    }),
  );

const exportFields = (group: Row) =>
  Object.fromEntries(
    groupFieldNames.map((name) => [groupFields[name].exportKey, group[name] ?? null]),
  ) as Pick<GroupExport['group'], (typeof groupFields)[GroupFieldName]['exportKey']>;

const eventsOf = (
  db: Db,
  rows: (table: string) => Row[],
  nameOf: Map<string | number | null, string>,
): GroupExport['events'] => {
  const events = new Map(listEvents(db).map((event) => [event.id, atDelayedTimes(event)]));
  const seats = [
    ...rows('guest_event_table_assignments'),
    ...rows('member_event_table_assignments'),
  ];
  return rows('guest_events').map((invitation) => {
    const event = events.get(Number(invitation['event_id']));
    const tables = event ? listTableGroups(db, event.id) : [];
    const own = seats
      .filter((seat) => seat['event_id'] === invitation['event_id'])
      .flatMap((seat) => tables.find((table) => table.id === seat['table_group_id'])?.name ?? []);
    return {
      name: event?.name ?? null,
      date: event ? zonedIso(event.date) : null,
      answers: rows('guest_event_responses')
        .filter((answer) => answer['guest_event_id'] === invitation['id'])
        .map((answer) => ({
          name: nameOf.get(answer['member_id'] ?? null) ?? '',
          isAttending: answer['is_attending'] === null ? null : answer['is_attending'] === 1,
          at: iso(answer['updated_at']),
        })),
      tables: [...new Set(own)],
    };
  });
};

const answersIn = (
  db: Db,
  answers: readonly Row[],
  nameOf: Map<string | number | null, string>,
): GroupExport['questions'] => {
  const inWords = answerWords(db, nameOf);
  return answers.map((answer) => ({
    ...inWords({
      questionId: Number(answer['question_id']),
      memberId: answer['member_id'] === null ? null : Number(answer['member_id']),
      value: JSON.parse(String(answer['value'])) as AnswerValue,
      optionId: text(answer['option_id']),
    }),
    at: iso(answer['updated_at']),
  }));
};

/** A question that is gone has no words left. */
const answerWords = (db: Db, nameOf: Map<string | number | null, string>) => {
  const questions = new Map(listQuestions(db).map((question) => [question.id, question]));
  return ({ questionId, memberId, value, optionId }: OverdueAnswer) => {
    const question = questions.get(questionId);
    return {
      question: question?.text ?? '',
      name: memberId === null ? null : (nameOf.get(memberId) ?? ''),
      answer: answerText((question && optionText(question, optionId)) ?? value),
    };
  };
};

const requestsOf = (
  db: Db,
  requests: readonly Row[],
  nameOf: Map<string | number | null, string>,
): GroupExport['requests'] => {
  const events = new Map(listEvents(db).map(({ id, name }) => [id, name]));
  const inWords = answerWords(db, nameOf);
  return requests.map((request) => ({
    event: events.get(Number(request['event_id'])) ?? null,
    at: iso(request['created_at']),
    asked: (JSON.parse(String(request['responses'])) as RequestedResponse[]).map(
      ({ memberId, isAttending }) => ({ name: nameOf.get(memberId) ?? '', isAttending }),
    ),
    answers: (JSON.parse(String(request['answers'])) as OverdueAnswer[]).map(inWords),
    message: text(request['message']),
    status: request['status'] as RequestStatus,
    note: text(request['note']),
  }));
};

const kitchenOf = (db: Db, people: readonly Row[]): GroupExport['kitchen'] => {
  const events = new Map(listEvents(db).map(({ id, name }) => [id, name]));
  return [...Map.groupBy(people, (row) => Number(row['sheet_id']))].map(([sheetId, own]) => {
    const { eventId, sentAt } = findKitchenSheet(db, sheetId);
    return {
      event: events.get(eventId) ?? null,
      at: zonedIso(sentAt),
      people: own.map((person) => ({
        name: text(person['name']) ?? '',
        diet: dietOfMember(person as MemberDiet & Row),
        menu: person['menu'] as Menu,
        table: text(person['table_name']),
      })),
    };
  });
};

const giftsOf = (db: Db, id: number): GroupExport['gifts'] =>
  listPurchases(db)
    .filter(({ purchase }) => purchase.guest_id === id)
    .map(({ purchase, items }) => ({
      at: zonedIso(purchase.created_at),
      status: purchase.status,
      method: purchase.payment_method,
      total: purchase.total_amount,
      message: purchase.message_for_couple,
      items: items.map(({ item, gift }) => ({ name: gift.name, quantity: item.quantity })),
    }));

const historyOf = (db: Db, id: number): GroupExport['history'] => {
  // SQLite reads -1 as: no limit.
  const lines = listChanges(db, { guestIds: [id] }, -1);
  const names = namesIn(db, lines);
  return lines.map(({ at, by, change }) => ({
    at: zonedIso(at),
    who: actorName(by, names),
    text: messageOf(by, change, names),
  }));
};
