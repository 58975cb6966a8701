// The custom elements around every page, together: one file for the phone to fetch.
import './chat-button.ts';
import './site-nav.ts';
import './tell-taps.ts';
import './toast-region.ts';
