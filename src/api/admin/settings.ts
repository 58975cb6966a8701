import { Hono } from 'hono';
import { saveSettings } from '#db/models/settings.ts';
import { saveSettings as schema } from '#contract/deadlines/settings.ts';
import type { Deps } from '../deps.ts';
import { logError } from '../log-error.ts';
import type { AdminEnv } from '../access/guards.ts';
import { byCouple } from '../audit-context.ts';
import { orSendCurrent } from '../conflicts.ts';
import { body } from '../requests.ts';
import { settingsView, storedSettings } from '../views/settings.ts';
import { timestampIn } from '../wedding-timestamp.ts';

/** What the couple decides for the whole wedding. */
export const adminSettings = (deps: Deps) =>
  new Hono<AdminEnv>()
    .get('/', (c) => c.json(storedSettings(deps.db)))
    .put('/', body(schema), async (c) => {
      const { rsvp_deadline, album_from, ...submitted } = c.req.valid('json');
      const next = {
        ...submitted,
        rsvp_deadline:
          rsvp_deadline === undefined ? undefined : timestampIn('rsvp_deadline', rsvp_deadline),
        album_from: album_from === undefined ? undefined : timestampIn('album_from', album_from),
      };
      const saved = orSendCurrent(
        'settings_changed',
        () => storedSettings(deps.db),
        () => saveSettings(deps.db, next, byCouple(c, deps)),
      );
      // What cannot be rendered now is tried again within a minute.
      await deps.site.syncState().catch(logError);
      return c.json(settingsView(saved));
    });
