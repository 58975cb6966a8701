import type { APIRoute } from 'astro';
import { answerCalendar, noCalendar } from '#api/calendar-answer.ts';
import { runtime } from '#api/runtime.ts';
import { eventViews } from '#api/views/guest.ts';
import { calendar } from '#content/texts/calendar.ts';
import { myEvents } from '#content/texts/my-events.ts';

/** Every event the group is invited to, in one file. */
export const GET: APIRoute = ({ locals, redirect }) => {
  const { guest } = locals.session;
  if (!guest) return redirect('/rsvp#destino=/my-events');
  const events = eventViews(runtime(), guest.id);
  return events.length > 0
    ? answerCalendar(runtime(), events, calendar.allEventsFile)
    : noCalendar(myEvents.empty.text);
};
