import type { Db } from '#db/connection.ts';
import { readSettings, type Settings } from '#db/models/settings.ts';
import type { SettingsView } from '#contract/deadlines/settings.ts';
import { zonedIso } from '#domain/time/wedding-clock.ts';

export const settingsView = ({
  rsvp_deadline,
  album_from,
  ...settings
}: Settings): SettingsView => ({
  rsvp_deadline: rsvp_deadline && zonedIso(rsvp_deadline),
  album_from: album_from && zonedIso(album_from),
  ...settings,
});

export const storedSettings = (db: Db): SettingsView => settingsView(readSettings(db));
