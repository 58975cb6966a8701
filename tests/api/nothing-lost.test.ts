import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dump, groupNamed, invitationTo } from '#tests/support/wedding.ts';
import type { AdminEventView } from '#contract/events.ts';
import type { EventGroupView } from '#contract/rsvps.ts';
import type { GroupView } from '#contract/guest-groups.ts';
import type { ResponsesView } from '#contract/responses.ts';
import { fieldsOf } from '#islands/admin/events/event-fields.ts';
import { type GroupValues, valuesOf } from '#islands/admin/guests/group/group-form.ts';
import { mergeGroup } from '#islands/admin/guests/group/merge-group.ts';
import { mergeForm } from '#islands/admin/ui/dialogs/merge-fields.ts';
import { demoSite, type Site } from '../support/api.ts';
import { type Answer, type Browser } from '../support/browser.ts';

// Two administrators and a guest work at once, each as their screen does: read, change, write what was read
// with the change in it. A loss is silent when a write changes what its writer has never seen.

const family = 'Familia Peñaloza Ríos';
const glamping = 45;

type Cells = Record<string, unknown>;

/** One turn reads, the next writes; a write is told with what its writer had seen. */
type Editor = (what: number) => Promise<{ answer: Answer; seen: Cells } | undefined>;

type Guard = { guarded: boolean };

/** The group's form; see `useGroupForm`. */
const groupEditor = (admin: Browser, id: number, name: string, { guarded }: Guard): Editor => {
  const at = `/api/admin/guests/${id}`;
  let base: GroupView | null = null;
  let typed: GroupValues | null = null;
  let turns = 0;
  const type = (values: GroupValues, what: number) => {
    const text = `${name}${(turns += 1)}`;
    const [first, second] = values.members;
    const edits = [
      () => (first!.phone = text),
      () => (first!.name = text),
      () => (second!.email = `${text}@example.com`),
      () => (values.guest.guest_type = name === 'a' ? 'pareja' : 'individual'),
      () => (values.guest.access_code = `CODE-${text}`),
      () =>
        (values.eventIds = values.eventIds.includes(glamping)
          ? values.eventIds.filter((event) => event !== glamping)
          : [...values.eventIds, glamping]),
    ];
    edits[what % edits.length]!();
  };
  return async (what) => {
    if (!base) {
      base = (await admin.get(at)).json as GroupView;
      typed = null;
      return undefined;
    }
    if (!typed) type((typed = structuredClone(valuesOf(base))), what);
    const seen = groupResponses(base);
    const answer = await admin.put(at, { ...typed, ...(guarded && { version: base.version }) });
    if (answer.status === 409) {
      const { current } = answer.json as { current: GroupView };
      typed = mergeGroup(valuesOf(base), typed, valuesOf(current)).values;
      base = current;
    } else base = null;
    return { answer, seen };
  };
};

/** 'Editar respuestas RSVP' of the couple, or the guest's own form, for one person and event. */
const answerEditor = (
  read: () => Promise<{ isAttending: boolean | null; version: number } | undefined>,
  write: (isAttending: boolean, version: number | undefined) => Promise<Answer>,
  cell: string,
  { guarded }: Guard,
): Editor => {
  let base: { isAttending: boolean | null; version: number } | undefined;
  return async (what) => {
    if (!base) {
      base = await read();
      return undefined;
    }
    const seen = { [cell]: base.isAttending };
    const answer = await write(what % 2 === 0, guarded ? base.version : undefined);
    base = undefined;
    return { answer, seen };
  };
};

const groupResponses = ({ members, eventIds, ...group }: GroupView): Cells => ({
  type: group.guest_type,
  code: group.access_code,
  name: group.group_name,
  glamping: eventIds.includes(glamping),
  ...Object.fromEntries(
    members.flatMap(({ id, name, phone, email, dietary_restriction_type }) => [
      [`${id} name`, name],
      [`${id} phone`, phone],
      [`${id} email`, email],
      [`${id} diet`, dietary_restriction_type],
    ]),
  ),
});

type Row = Record<string, unknown>;

const storedCells = async (site: Site, admin: Browser, id: number, cell: string) => {
  const { json } = await admin.get(`/api/admin/guests/${id}`);
  const [person] = (json as GroupView).members;
  const rows = dump(site.raw)['guest_event_responses'] as Row[];
  const invitation = (json as GroupView).guestEvents.find(({ event_id }) => event_id === glamping);
  const answer = rows.find(
    ({ member_id, guest_event_id }) =>
      member_id === person!.id && guest_event_id === invitation?.id,
  );
  const reported = answer?.['is_attending'];
  return {
    ...groupResponses(json),
    [cell]: typeof reported === 'number' ? reported === 1 : null,
  } as Cells;
};

type Step = { person: 'a' | 'b' | 'guest' | 'answers'; what: number };

/** Plays the steps and tells what was lost unsaid. */
const play = async (steps: Step[], guard: Guard): Promise<string[]> => {
  const site = demoSite();
  const admin = await site.admin();
  const guest = await site.guest(family);
  const group = groupNamed(site, family);
  const person = group.members[0]!.id;
  const invitation = invitationTo(group, glamping);
  const cell = `${person} answers`;
  const editors: Record<Step['person'], Editor> = {
    a: groupEditor(admin, group.id, 'a', guard),
    b: groupEditor(admin, group.id, 'b', guard),
    guest: answerEditor(
      async () => {
        const { json } = await guest.get(`/api/rsvp/responses/${glamping}`);
        const found = (json as ResponsesView).responses?.find(
          ({ memberId }) => memberId === person,
        );
        return found && { ...found, isAttending: found.responded ? found.isAttending : null };
      },
      (isAttending, version) =>
        guest.post(`/api/rsvp/responses/${glamping}`, {
          responses: [{ memberId: person, isAttending, version }],
        }),
      cell,
      guard,
    ),
    answers: answerEditor(
      async () => {
        const { json } = await admin.get(`/api/admin/rsvps/event/${glamping}`);
        return (json as EventGroupView[])
          .flatMap(({ members }) => members)
          .find(({ memberId }) => memberId === person);
      },
      (isAttending, version) =>
        admin.post('/api/admin/rsvps/bulk-update', {
          responses: [{ guestEventId: invitation, memberId: person, isAttending, version }],
        }),
      cell,
      guard,
    ),
  };
  const lost: string[] = [];
  for (const [at, { person: who, what }] of steps.entries()) {
    const before = await storedCells(site, admin, group.id, cell);
    const turn = await editors[who](what);
    if (turn?.answer.status !== 200) continue;
    const after = await storedCells(site, admin, group.id, cell);
    for (const [name, value] of Object.entries(before)) {
      if (after[name] === value || turn.seen[name] === value) continue;
      // Answers that went with an invitation can be brought back, and the history says so.
      const saved = dump(site.raw)['removals'] as Row[];
      const isInTrash = saved.some(({ kind, answers }) => kind === 'invitation' && answers !== 0);
      if (name === cell && isInTrash) continue;
      lost.push(`${at}. ${who}: ${name}`);
    }
  }
  return lost;
};

const steps = fc.array(
  fc.record({
    person: fc.constantFrom<Step['person']>('a', 'b', 'guest', 'answers'),
    what: fc.nat({ max: 11 }),
  }),
  { minLength: 6, maxLength: 14 },
);

const nothingLost = (guard: Guard) =>
  fc.asyncProperty(steps, async (some) => {
    expect(await play(some, guard)).toEqual([]);
  });

const setting = { numRuns: 25, seed: 20_251_220 };

describe('two administrators and a guest at the same group', () => {
  test('lose nothing unsaid, in whatever order they read and write', async () => {
    await fc.assert(nothingLost({ guarded: true }), setting);
  });

  test('lose something without the guard: the check sees it', async () => {
    const { failed } = await fc.check(nothingLost({ guarded: false }), {
      ...setting,
      endOnFailure: true,
    });
    expect(failed).toBe(true);
  });

  const openOpenSaveSave: Step[] = [
    { person: 'a', what: 0 },
    { person: 'b', what: 2 },
    { person: 'guest', what: 0 },
    { person: 'guest', what: 0 },
    { person: 'a', what: 0 },
    { person: 'b', what: 2 },
    { person: 'b', what: 2 },
  ];

  test.each([
    [{ guarded: true }, []],
    [{ guarded: false }, [expect.stringContaining('b: ')]],
  ])('one saves over the other’s form: %o', async (guard, lost) => {
    expect(await play(openOpenSaveSave, guard)).toEqual(lost);
  });
});

describe('two administrators at the same event', () => {
  const both = async ({ guarded }: Guard) => {
    const site = demoSite();
    const admin = await site.admin();
    const read = async () => {
      const { json } = await admin.get('/api/admin/events');
      return (json as AdminEventView[]).find(({ id }) => id === glamping)!;
    };
    const write = (seen: AdminEventView, change: Partial<AdminEventView>) => {
      const { version, ...event } = { ...seen, ...change };
      return admin.put(`/api/admin/events/${glamping}`, {
        ...event,
        ...(guarded && { version }),
      });
    };
    const [one, other] = [await read(), await read()];
    await write(one, { location: 'La capilla' });
    const answer = await write(other, { dresscode: 'Elegante' });
    if (answer.status === 409) {
      const { current } = answer.json as { current: AdminEventView };
      const typed = fieldsOf({ ...other, dresscode: 'Elegante' });
      const { values } = mergeForm(fieldsOf(other), typed, fieldsOf(current));
      await write(current, { location: values.location, dresscode: values.dresscode });
    }
    return read();
  };

  test('both find their change stored', async () => {
    const stored = await both({ guarded: true });
    expect(stored).toMatchObject({ location: 'La capilla', dresscode: 'Elegante' });
  });

  test('without the guard the first one’s is lost: the check sees it', async () => {
    const stored = await both({ guarded: false });
    expect(stored.location).not.toBe('La capilla');
    expect(stored.dresscode).toBe('Elegante');
  });
});
