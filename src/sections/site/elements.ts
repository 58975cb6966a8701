// The custom elements around every page, together: one file for the phone to fetch.
import './chat-button.ts';
import './nav/site-nav.ts';
import './tell-taps.ts';
import './toasts/toast-region.ts';
