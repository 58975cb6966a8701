import type { CompanionView } from '#contract/responding/companions.ts';
import type { GroupView, GuestView } from '#contract/guest-groups.ts';
import { setUp as setUpClosing } from './closing.ts';

/** The family, which may bring some people, and the couple. */
export const setUp = async (places = 1) => {
  const family = await setUpClosing();
  const { couple, guest, group } = family;
  const stored = async () => (await couple.get(`/api/admin/guests/${group.id}`)).json as GroupView;
  const give = async (extra_places: number) => {
    const { group_name, guest_type, invited_by, members } = await stored();
    return couple.put(`/api/admin/guests/${group.id}`, {
      guest: { group_name, guest_type, invited_by, extra_places },
      members,
    });
  };
  await give(places);
  const bring = async (body: object) => {
    const answer = await guest.post('/api/rsvp/companions', body);
    return { ...answer, companion: answer.json as CompanionView };
  };
  const own = async () => (await guest.get('/api/rsvp/guest')).json as GuestView;
  const names = async () => (await own()).members.map(({ name }) => name);
  return { ...family, stored, give, bring, own, names };
};
