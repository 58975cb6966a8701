// What home has for a signed-in group.
import '#sections/notices/load-notices.ts';
import './guest-events.ts';
