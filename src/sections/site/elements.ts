// What every page needs around it, together: one file for the phone to fetch.
import './begin-to-keep.ts';
import './chat-button.ts';
import './nav/site-nav.ts';
import './show-progress.ts';
import './toasts/toast-region.ts';
