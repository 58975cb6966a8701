import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ImportPreview } from '#contract/guest-list/guest-import.ts';
import { demoSite } from '#tests/support/api.ts';
import { anomaliesIn } from '#tests/support/fuzz/anomalies.ts';
import { anyList } from '#tests/support/fuzz/any-request.ts';

const fileStarts = fc.constantFrom('', 'PK\u0003\u0004', 'Grupo;Nombre\n', '\ufeff', 'sep=,\n');

const bytes = fc.oneof(
  fc.tuple(fileStarts, anyList).map(([head, body]) => new TextEncoder().encode(head + body)),
  fc.uint8Array({ maxLength: 500 }).map((body) => body.slice()),
);

const settings = fc.constantFrom('', 'header=0', 'split=yes', 'columns=group.member.phone');

test(
  'a file of anything is read or refused, and what was announced is written',
  { timeout: 60_000 },
  async () => {
    const site = demoSite();
    const admin = await site.admin();
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => errors.mockRestore());
    let written = 0;
    await fc.assert(
      fc.asyncProperty(bytes, settings, async (body, query) => {
        const send = (token = '') =>
          admin.request('POST', `/api/admin/guests/import?${query}${token && `&token=${token}`}`, {
            body,
            headers: { 'Content-Type': 'application/octet-stream' },
          });
        const seen = await send();
        expect(seen.status).toBeOneOf([200, 422]);
        if (seen.status !== 200) return;
        expect((await send((seen.json as ImportPreview).token)).status).toBe(200);
        written += 1;
      }),
      { numRuns: 40 },
    );
    expect(written).toBeGreaterThan(0);
    expect(errors).not.toHaveBeenCalled();
    expect(anomaliesIn(site.raw)).toEqual([]);
  },
);
