import { Hono } from 'hono';
import { guestListTexts } from '#content/texts/guest-list.ts';
import { importSettings } from '#contract/guest-list/guest-import.ts';
import { guestListTemplate } from '#gateways/spreadsheet/guest-list-template.ts';
import { guestListWorkbook } from '#gateways/spreadsheet/guest-list.ts';
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../access/guards.ts';
import { guestsChange, noEvents } from '../live/publish-changes.ts';
import { query, spreadsheet } from '../requests.ts';
import { byImport } from '../audit-context.ts';
import { exportGuests, listedEvents } from '../views/guest-list.ts';
import type { WriteLimiter } from '../access/write-gate.ts';
import { importRunner } from './run-import.ts';

/** Export and import of the guest list as a file. */
export const guestFiles = (deps: Deps, limiter: WriteLimiter) => {
  const { db } = deps;
  const runImport = importRunner(deps, limiter);
  return new Hono<AdminEnv>()
    .get('/export', async (c) =>
      spreadsheet(c, guestListTexts.fileName, await guestListWorkbook(exportGuests(db))),
    )
    .get('/template', async (c) => {
      const parts = {
        events: listedEvents(db),
        inviters: deps.content().wedding.invitedBy,
        texts: guestListTexts,
      };
      return spreadsheet(c, guestListTexts.templateFileName, await guestListTemplate(parts));
    })
    .post('/import', query(importSettings), async (c) => {
      // Without the token of a preview the call only previews.
      const settings = c.req.valid('query');
      c.set('change', settings.token === undefined ? noEvents : guestsChange);
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      return c.json(
        await runImport({
          list: await readSpreadsheet(bytes, settings.encoding),
          settings,
          invitedBy: deps.content().wedding.invitedBy,
          audit: byImport(c, deps),
        }),
      );
    });
};
