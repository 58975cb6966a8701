import type {
  AdminChangeRequestView,
  ChangeRequestView,
} from '#contract/deadlines/change-requests.ts';
import type { AdminEventView, InvitedEventView } from '#contract/events.ts';
import { setUp as setUpFamily } from './responding-family.ts';

/** The family and the couple, who sets deadlines and decides about requests. */
export const setUp = async () => {
  const family = await setUpFamily();
  const couple = await family.site.admin();
  const now = () => family.site.now();
  const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString();
  const setForAll = async (rsvp_deadline: string | null) => {
    const { version } = (await couple.get('/api/admin/settings')).json as { version: number };
    return couple.put('/api/admin/settings', { rsvp_deadline, version });
  };
  const setForEvent = async (id: number, rsvp_deadline: string | null) => {
    const all = (await couple.get('/api/admin/events')).json as AdminEventView[];
    const event = all.find((one) => one.id === id)!;
    const { id: _, ...body } = { ...event, rsvp_deadline };
    return couple.put(`/api/admin/events/${id}`, body);
  };
  const event = async (id: number) =>
    (await family.guest.get(`/api/rsvp/events/${id}`)).json as InvitedEventView;
  const say = (isAttending: boolean, more: object = {}) =>
    family.guest.post('/api/rsvp/responses/45', {
      responses: [{ memberId: family.rosa, isAttending }],
      ...more,
    });
  const request = (isAttending: boolean, message?: string) =>
    family.guest.post('/api/rsvp/change-requests', {
      eventId: 45,
      responses: [{ memberId: family.rosa, isAttending }],
      message,
    });
  const requests = async () =>
    (await couple.get('/api/admin/change-requests')).json as AdminChangeRequestView[];
  const own = async () =>
    (await family.guest.get('/api/rsvp/change-requests')).json as ChangeRequestView[];
  const resolve = (id: number, how: 'accept' | 'decline', body: object) =>
    couple.post(`/api/admin/change-requests/${id}/${how}`, body);
  return {
    ...family,
    couple,
    inDays,
    setForAll,
    setForEvent,
    event,
    say,
    request,
    requests,
    own,
    resolve,
  };
};
