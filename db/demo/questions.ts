import { membersOf } from '#db/models/groups/members.ts';
import { recordAnswers } from '#db/models/questions/answering.ts';
import { createQuestion } from '#db/models/questions/questions.ts';
import type { Db } from '#db/connection.ts';
import type { AuditContext } from '#domain/history/history.ts';
import type { Question } from '#domain/questions/question.ts';
import { mainEventId } from './events.ts';

const bus: Question = {
  text: 'Bus desde Linares',
  help: 'Sale a las 16:30 y vuelve a las 03:00. Quien llega por su cuenta no tiene que elegir nada.',
  kind: 'choice',
  options: ['Plaza de Armas', 'Terminal de buses'],
  scope: 'member',
  event_id: mainEventId,
  required: false,
  position: 1,
  capacity: 20,
};

const song: Question = {
  text: '¿Qué canción no puede faltar?',
  help: null,
  kind: 'text',
  options: [],
  scope: 'group',
  event_id: null,
  required: false,
  position: 2,
  capacity: null,
};

/** The stop of each person who takes the bus, and the group's song. */
const given = [
  {
    group: 'Camila y Andrés',
    stops: ['Plaza de Armas', 'Plaza de Armas'],
    song: 'El tiempo en las bastillas',
  },
  {
    group: 'Familia Catrileo Vera',
    stops: ['Terminal de buses', 'Terminal de buses', 'Terminal de buses'],
  },
  { group: 'Los Montecinos', stops: [], song: 'La joya del Pacífico' },
];

/** A bus and a song, and what some groups have answered. */
export const plantQuestions = (
  db: Db,
  groups: ReadonlyMap<string, number>,
  bySite: AuditContext,
) => {
  const [where, which] = [bus, song].map((question) => createQuestion(db, question, bySite));
  for (const { group, stops = [], song: tune } of given) {
    const id = groups.get(group)!;
    const members = membersOf(db, id);
    const answers = [
      ...stops.map((value, at) => ({ question: where!, memberId: members[at]!.id, value })),
      ...(tune ? [{ question: which!, memberId: null, value: tune }] : []),
    ];
    const byGroup = { by: { kind: 'guest', id }, at: bySite.at } as const;
    recordAnswers(
      db,
      id,
      answers.map((answer, index) => ({ ...answer, index })),
      byGroup,
    );
  }
};
