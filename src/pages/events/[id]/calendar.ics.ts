import type { APIRoute } from 'astro';
import { answerCalendar, noCalendar } from '#api/calendar-answer.ts';
import { runtime } from '#api/runtime.ts';
import { eventView } from '#api/views/guest.ts';
import { calendar } from '#content/texts/calendar.ts';
import { eventNotice } from '#content/texts/event.ts';
import { readEventId } from '#domain/events/event-id.ts';

/** Without a session the login comes first, and after it the event's page, where the file is. */
export const GET: APIRoute = ({ params, locals, redirect }) => {
  const id = readEventId(params['id']);
  if (id === null) return noCalendar(eventNotice.missing.text);
  const { guest } = locals.session;
  if (!guest) return redirect(`/rsvp#destino=/events/${id}`);
  const event = eventView(runtime(), guest.id, id);
  return event
    ? answerCalendar(runtime(), [event], calendar.eventFile(id))
    : noCalendar(eventNotice.missing.text);
};
