import type { APIRoute } from 'astro';
import { answerPassSheet } from '#api/pass-sheet-answer.ts';
import { runtime } from '#api/runtime.ts';
import { cardFonts } from '#content/card-fonts.ts';
import { routeImage } from '#sections/map/route-image.ts';

/** The group's sheet for the road, as a picture for the chat. */
export const GET: APIRoute = ({ locals: { session, content }, redirect }) => {
  const { guest } = session;
  if (!guest) return redirect('/rsvp#destino=/my-events');
  const route = routeImage(content.wedding.venue);
  const fonts = cardFonts.marcellus;
  return answerPassSheet(runtime(), { guestId: guest.id, format: 'png', route, fonts });
};
