import { Hono } from 'hono';
import { importGroups } from '#db/models/guest-import.ts';
import { guestListTexts } from '#content/texts/guest-list.ts';
import { importSettings, type ImportResult } from '#contract/guest-import.ts';
import { DomainError } from '#domain/errors.ts';
import { guestListTemplate, guestListWorkbook } from '#gateways/spreadsheet/guest-list.ts';
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts';
import type { Deps } from '../deps.ts';
import type { AdminEnv } from '../guards.ts';
import { query, spreadsheet } from '../requests.ts';
import { byImport } from '../stamps.ts';
import { exportedGuests, listedEvents } from '../views/guest-list.ts';
import { planImport } from './guest-import.ts';

/** The list of guests as a file: out, and in again. */
export const guestFiles = (deps: Deps) => {
  const { db } = deps;
  return new Hono<AdminEnv>()
    .get('/export', async (c) =>
      spreadsheet(c, guestListTexts.fileName, await guestListWorkbook(exportedGuests(db))),
    )
    .get('/template', async (c) => {
      const parts = { events: listedEvents(db), inviters: deps.invitedBy, texts: guestListTexts };
      return spreadsheet(c, guestListTexts.templateFileName, await guestListTemplate(parts));
    })
    .post('/import', query(importSettings), async (c) => {
      const settings = c.req.valid('query');
      const sheets = await readSpreadsheet(new Uint8Array(await c.req.arrayBuffer()));
      // From here on nothing waits: what is planned is what is written.
      const { preview, groups } = planImport(deps, sheets, settings);
      if (settings.token === undefined) return c.json(preview);
      if (settings.token !== preview.token) throw new DomainError('import_changed', { preview });
      if (groups.length > 0) deps.snapshot('before-import');
      importGroups(db, groups, byImport(c, deps));
      const { new: created, changed } = preview.groups;
      const result: ImportResult = { groups: { new: created, changed }, people: preview.people };
      return c.json(result);
    });
};
