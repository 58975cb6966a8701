import { expect, test } from 'vitest';
import type {
  AdminChangeRequestView,
  ChangeRequestView,
} from '#contract/deadlines/change-requests.ts';
import { setUp as setUpFamily } from '#tests/support/responding-family.ts';

/** Numbers below a limit, the same for a seed. */
const seeded = (seed: number) => {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

/** Decides about a request as it was seen. */
type Choose = (
  seen: AdminChangeRequestView,
  now: () => Promise<AdminChangeRequestView[]>,
) => Promise<{ id: number; version: number } | undefined>;

/**
 * A group asks again and again while the couple decides about what it saw some steps before.
 * @returns decisions by which something became stored that the couple had not seen
 */
const unseenDecisions = async (seed: number, choose: Choose): Promise<string[]> => {
  const { site, guest, rosa } = await setUpFamily();
  const couple = await site.admin();
  await couple.put('/api/admin/settings', {
    rsvp_deadline: new Date(site.now().getTime() - 1000).toISOString(),
    version: 0,
  });
  const pick = seeded(seed);
  const list = async () =>
    ((await couple.get('/api/admin/change-requests')).json as AdminChangeRequestView[]).filter(
      ({ status }) => status === 'pending',
    );
  const found: string[] = [];
  let seen: AdminChangeRequestView | undefined;
  for (let step = 0; step < 60; step += 1) {
    const what = pick(3);
    if (what === 0) {
      const responses = [{ memberId: rosa, isAttending: pick(2) === 1 }];
      await guest.post('/api/rsvp/change-requests', { eventId: 45, responses, message: `${step}` });
    } else if (what === 1) {
      [seen] = await list();
    } else if (seen) {
      const resolution = await choose(seen, list);
      const answer =
        resolution &&
        (await couple.post(`/api/admin/change-requests/${resolution.id}/accept`, {
          version: resolution.version,
        }));
      const accepted = answer?.status === 200 ? (answer.json as ChangeRequestView) : undefined;
      if (accepted && accepted.message !== seen.message) {
        found.push(`saw ${seen.message}, accepted ${accepted.message}`);
      }
      seen = undefined;
    }
  }
  return found;
};

const byWhatWasSeen: Choose = ({ id, version }) => Promise.resolve({ id, version });

/** The control, without the guard: decides about the request that is open now. */
const careless: Choose = async (_, now) => (await now())[0];

test.each([1, 2, 3])(
  'while a group asks again, nothing is accepted that the couple has not seen (seed %s)',
  async (seed) => {
    expect(await unseenDecisions(seed, byWhatWasSeen)).toEqual([]);
  },
);

test('a couple that decides about whatever is open accepts what it has not seen', async () => {
  const found = await Promise.all([1, 2, 3].map((seed) => unseenDecisions(seed, careless)));
  expect(found.flat().length).toBeGreaterThan(0);
});
