// The custom elements of the home page, together: one file for the phone to fetch.
import '#sections/embed/lazy-embed.ts';
import '#sections/photos/photo-carousel.ts';
import '#sections/photos/photo-strip.ts';
import './count-down.ts';
import './rsvp-call.ts';

import { loadPart } from '#islands/client/load-part.ts';
import { hasGuestHint } from '#sections/site/session-hint.ts';

// Not fetched without a session.
if (hasGuestHint(document.cookie)) void loadPart(() => import('./guest-events.ts'));
