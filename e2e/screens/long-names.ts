import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#db/connection.ts';
import { type DemoGroup, demoGroups } from '#db/demo/groups.ts';
import { seedDemo, plantGroup } from '#db/demo/plant-demo.ts';
import { createEvent } from '#db/models/events/events.ts';
import { createGift } from '#db/models/gifts/gifts.ts';
import { updateGroup } from '#db/models/groups/guest-groups.ts';
import { membersOf } from '#db/models/groups/members.ts';
import { assignGroups } from '#db/models/events/seat-assignments.ts';
import { createPurchase } from '#db/models/gifts/purchases.ts';
import { createQuestion } from '#db/models/questions/questions.ts';
import { createTableGroup } from '#db/models/seating/tables.ts';
import { guests } from '#db/schema.ts';
import type { AuditContext } from '#domain/history/history.ts';
import type { Question } from '#domain/questions/question.ts';

/** The demo's groups that carry a longer name here; the others keep theirs. */
export const longNames: Record<string, { group: string; members: string[] }> = {
  'Familia Peñaloza Ríos': {
    group: 'Familia Valdivieso-Larraguibel Errázuriz de la Fuente',
    members: [
      'María Bernardita Errázuriz Undurraga de Valdivieso',
      'Maximiliano Bartolomé Valdivieso-Larraguibel',
      'Constanza Valentina Valdivieso-Larraguibel Errázuriz',
      'Bartolomé Valdivieso-Larraguibel Errázuriz',
    ],
  },
  'Camila y Andrés': {
    group: 'Camila Fernanda Goycoolea y Andrés Sebastián Bascuñán Undurraga',
    members: ['Camila Fernanda Goycoolea Echeverría', 'Andrés Sebastián Bascuñán Undurraga'],
  },
};

const stamp: AuditContext = { by: { kind: 'system' }, at: new Date('2025-09-02T12:00:00-03:00') };

const secondTents = 51;
const farewell = 52;

const everything = [45, 46, 47, 48, 49, 50, secondTents, farewell];

const firstNames = (
  'Maximiliano Bernardita Constanza Bartolomé Fernanda Sebastián Esperanza Guillermina Cristóbal ' +
  'Hermenegildo Magdalena Inmaculada'
).split(' ');
const surnames = (
  'Echeverría-Larraín Goycoolea Undurraga Huidobro Santelices Astaburuaga Valdivieso Irarrázaval ' +
  'Fernández-Concha Ossandón Schwarzenberg Curihuentro'
).split(' ');

const at = (list: readonly string[], place: number) => list[place % list.length]!;

const diets = ['None', 'Vegetarian', 'None', 'Celiac', 'Other', 'None'] as const;

/** The same at every call: names as long as those that people have. */
const longGroup = (number: number): DemoGroup => {
  const size = [4, 2, 6, 1, 3][number % 5]!;
  const family = `${at(surnames, number)} ${at(surnames, number * 5 + 3)}`;
  const events = number % 4 === 0 ? [49] : everything;
  return {
    name:
      size === 1
        ? `${at(firstNames, number)} ${at(firstNames, number + 4)} ${family} ${number}`
        : `Familia ${family} y las primas de Coyhaique ${number}`,
    code: `LARG-${String(number).padStart(4, 'A')}`,
    type: size === 1 ? 'individual' : size === 2 ? 'pareja' : 'familia',
    invitedBy: number % 2 === 0 ? 0 : 1,
    events,
    members: Array.from({ length: size }, (_, place) => {
      const diet = at(diets, number + place) as (typeof diets)[number];
      return {
        name: `${at(firstNames, number + place)} ${at(firstNames, number + place + 5)} ${family}`,
        diet,
        ...(diet === 'Other' && {
          dietSpec: 'Alérgica al maní, a los frutos secos y a los mariscos crudos',
        }),
        phone: `+56 9 7${String(1_000_000 + number * 10 + place)}`,
        ...(place === 0 && { email: `familia.de.nombre.muy.largo.${number}@correo.example.com` }),
      };
    }),
    answers:
      number % 3 === 2
        ? {}
        : Object.fromEntries(
            events.map((event) => [
              event,
              Array.from({ length: size }, (_, place) =>
                (number + place + event) % 4 === 0 ? null : (number + event) % 3 !== 0,
              ),
            ]),
          ),
  };
};

/** A full wedding whose names are long, around the demo's people: for how every screen is laid out. */
export const plantLongNames = (db: Db) =>
  inTransaction(db, (tx) => {
    seedDemo(tx, ['Violeta', 'Lautaro']);
    plantEvents(tx);
    createQuestion(tx, longQuestion, stamp);
    for (const [name, long] of Object.entries(longNames)) rename(tx, name, long);
    const ids = Array.from({ length: 30 }, (_, number) =>
      plantGroup(tx, longGroup(number), ['Violeta', 'Lautaro']),
    );
    plantTables(tx, ids);
    plantGifts(tx, ids);
  });

const longQuestion: Question = {
  text: '¿En qué bus vuelven la segunda noche, y desde qué lugar salen hacia el camping del río Achibueno?',
  help: 'El de la madrugada espera a los últimos hasta las cuatro y media, frente a la cancha de rayuela, y no vuelve a pasar.',
  kind: 'choice',
  options: [
    'Terminal Rodoviario de Constitución, andén de los buses interprovinciales',
    'Otorrinolaringológicamente',
  ],
  scope: 'member',
  event_id: secondTents,
  required: true,
  position: 3,
  capacity: 10_000,
};

const plantEvents = (db: Db) => {
  createEvent(
    db,
    {
      id: secondTents,
      name: '⛺ Glamping de la segunda noche para quienes viajan desde Punta Arenas',
      date: new Date('2025-12-20T21:00:00-03:00'),
      end_date: new Date('2025-12-22T13:00:00-03:00'),
      location:
        'Camping del fundo, en la ribera norte del río Achibueno, pasado el puente colgante',
      description:
        'Una noche más en las carpas grandes, con desayuno y traslado hasta la carretera.',
      image_url: null,
      day_number: 2,
      dresscode: 'Ropa abrigada, zapatos para caminar y traje de baño para la mañana siguiente',
    },
    stamp,
  );
  createEvent(
    db,
    {
      id: farewell,
      name: '🌅 Desayuno de los Sobrevivientes y despedida larga junto al río Achibueno',
      date: new Date('2025-12-21T11:00:00-03:00'),
      end_date: null,
      location: 'Corredor de la casa patronal, frente a la cancha de rayuela',
      description: 'Café, huevos revueltos y los últimos abrazos antes de volver.',
      image_url: null,
      day_number: 3,
      dresscode: null,
    },
    stamp,
  );
};

const rename = (db: Db, name: string, long: (typeof longNames)[string]) => {
  const { code } = demoGroups.find((group) => group.name === name)!;
  const group = db.select().from(guests).where(eq(guests.access_code, code)).get()!;
  const members = membersOf(db, group.id).map((member, place) => ({
    ...member,
    name: long.members[place]!,
  }));
  updateGroup(db, group.id, { group: { ...group, group_name: long.group }, members }, stamp);
};

const plantTables = (db: Db, ids: readonly number[]) => {
  const tables = [
    ['Mesa de los primos Valdivieso-Larraguibel y las amigas del colegio', 10],
    ['Mesa de la familia Echeverría-Larraín, junto a la pista de baile', 8],
    ['Mesa presidencial bajo los nogales centenarios', 12],
  ] as const;
  const created = tables.map(
    ([name, capacity]) =>
      createTableGroup(db, { event_id: 49, name, type: 'mesa', capacity, color: '#A9744F' }, stamp)
        .id,
  );
  const tent = createTableGroup(
    db,
    {
      event_id: 45,
      name: 'Carpa del mirador de los coigües, la más cercana al río',
      type: 'carpa 6m',
      capacity: 6,
      color: '#7F9DA6',
    },
    stamp,
  ).id;
  const seated = ids.filter((_, number) => number % 4 !== 0).slice(0, 12);
  assignGroups(
    db,
    49,
    seated.map((guest_id, place) => ({ guest_id, to: created[place % created.length]! })),
    stamp,
  );
  assignGroups(db, 45, [{ guest_id: seated[0]!, to: tent }], stamp);
};

const plantGifts = (db: Db, ids: readonly number[]) => {
  const gifts = [
    {
      name: 'Cena de despedida en un palafito de Castro, con curanto en hoyo y acordeón',
      description:
        'Una noche entera frente al mar interior de Chiloé: mariscos recién sacados, pan amasado, ' +
        'licor de oro y una familia que toca el acordeón hasta que se apaga el fogón.',
      price: 1_250_000,
      image_url: null,
      visible: true,
    },
    {
      name: 'Sobrevuelo en avioneta de los Campos de Hielo Patagónicos para dos personas',
      description: 'Dos horas entre glaciares, con piloto, fotografías y chocolate caliente.',
      price: 890_000,
      image_url: null,
      visible: false,
    },
    {
      name: 'Pasajes a Rapa Nui para la segunda semana de la luna de miel, con equipaje incluido',
      description: 'Entre todos: cada parte nos acerca unos kilómetros al ombligo del mundo.',
      price: 1_999_990,
      image_url: null,
      visible: true,
      kind: 'shares' as const,
      shares: 97,
    },
    {
      name: 'Aporte libre para los imprevistos del viaje y los helados de cada tarde',
      description: 'Lo que quieran, cuando quieran.',
      price: 10_000,
      image_url: null,
      visible: true,
      kind: 'open' as const,
    },
  ].map((gift) => createGift(db, gift, stamp));
  ids.slice(0, 8).forEach((guest_id, number) =>
    createPurchase(
      db,
      {
        guest_id,
        confirmation_code: `larga-${String(number).padStart(32, '0')}`,
        status: 'approved',
        payment_method: 'mercadopago',
        message_for_couple:
          'Queridos Violeta y Lautaro: que este viaje sea el primero de muchísimos, que nunca les ' +
          'falte la risa y que vuelvan con la cámara llena. Los queremos inmensamente.',
        lines: [
          { giftId: gifts[0]!.id, quantity: 1 + (number % 3) },
          { giftId: 1 + number, quantity: 2 },
        ],
      },
      stamp,
    ),
  );
};
