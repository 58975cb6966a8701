import { Hono } from 'hono';
import { eraseGroup, erasureGroup } from '#db/models/erasures/erasures.ts';
import { setSwitch } from '#db/models/erasures/erasure-switches.ts';
import { groupWithoutName, privacyTexts } from '#content/texts/admin-privacy.ts';
import { eraseGroupInput, switchErasure } from '#contract/privacy.ts';
import { timedErasures, type TimedErasure } from '#domain/keeping/erasures.ts';
import { DomainError } from '#domain/errors.ts';
import { nameKey } from '#domain/groups/guest-group.ts';
import type { Deps } from '../deps.ts';
import { completeErasures } from '../erasing.ts';
import { logError } from '../log-error.ts';
import { requireFreshPassword, type AdminEnv } from '../access/guards.ts';
import { body, download, pathId } from '../requests.ts';
import { byCouple } from '../audit-context.ts';
import { groupExport } from '../views/group-export.ts';
import { groupExportPage } from '../views/group-export-page.ts';
import { privacyView } from '../views/privacy.ts';

/** Export and erasure of guests' data. */
export const adminPrivacy = (deps: Deps) => {
  const { db, clock } = deps;
  return new Hono<AdminEnv>()
    .get('/', (c) => c.json(privacyView(deps)))
    .put('/timed/:kind', requireFreshPassword(deps), body(switchErasure), (c) => {
      const { isOn } = c.req.valid('json');
      setSwitch(db, timedErasure(c.req.param('kind')), isOn, byCouple(c, deps));
      return c.json(privacyView(deps));
    })
    .get('/groups/:id/export.json', (c) => {
      const exported = groupExport(db, pathId(c), clock());
      const text = JSON.stringify(exported, null, 2);
      return download(c, { name: 'datos-del-grupo.json', type: 'application/json' }, text);
    })
    .get('/groups/:id/export.html', async (c) => {
      const page = await groupExportPage(
        groupExport(db, pathId(c), clock()),
        deps.content().wedding.site.title,
      );
      return download(c, { name: 'datos-del-grupo.html', type: 'text/html' }, page);
    })
    .post('/groups/:id/erase', requireFreshPassword(deps), body(eraseGroupInput), (c) => {
      const { id, name } = erasureGroup(db, pathId(c));
      if (nameKey(name) !== nameKey(c.req.valid('json').name)) {
        throw new DomainError('invalid_fields', { fields: { name: privacyTexts.otherName } });
      }
      eraseGroup(db, id, groupWithoutName, byCouple(c, deps));
      finishOrLater(deps);
      return c.json(privacyView(deps));
    });
};

/** The erasure itself is committed; a cleaning that fails now is tried again every day. */
const finishOrLater = (deps: Deps) => {
  try {
    completeErasures(deps);
  } catch (error) {
    logError(error);
  }
};

const timedErasure = (text: string): TimedErasure => {
  const kind = timedErasures.find((known) => known === text);
  if (!kind) throw new DomainError('not_found');
  return kind;
};
