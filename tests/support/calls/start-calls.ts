import { startWedding } from '#contract/site/start.ts';
import { allPeople, type KnownCall } from './known-call.ts';

/** What a couple begins with. */
export const ownWedding = () => ({
  names: ['Ana', 'Luis'],
  date: '2027-03-06',
  time: '17:30',
  place: 'Fundo El Boldo',
  username: 'anayluis',
  password: 'una-clave-larga',
});

/** The way in of a couple whose wedding nobody runs yet: in the tests' wedding somebody does. */
export const startCalls: Record<string, KnownCall> = {
  'wedding begun': {
    route: 'POST /api/start',
    body: () => ({ ...ownWedding(), token: 'nope' }),
    schema: startWedding,
    statuses: allPeople(410),
  },
};
