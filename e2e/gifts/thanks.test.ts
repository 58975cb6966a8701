import { expectAccessible } from '../accessible.ts';
import { signInAsAdmin } from '../admin-visit.ts';
import { expect, test } from '../site.ts';

// The public pages are rendered for a phase: that is not put back with the rows.
test.use({ siteEnv: { TZ: 'UTC' }, contextOptions: { reducedMotion: 'reduce' } });

test('after the wedding the desk begins with thanks: a text for each group, and a tick', async ({
  page,
  site,
}) => {
  await signInAsAdmin(site, page.request);
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Dar las gracias' });
  await expect(panel).toBeHidden();
  const headers = { Origin: site.url };
  await page.request.put('/api/admin/settings', { data: { phase: 'after' }, headers });
  await page.reload();
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  const left = panel.getByRole('status');
  const before = Number.parseInt(await left.innerText(), 10);
  const chat = panel.getByRole('link', { name: /^Escribir por WhatsApp a / }).first();
  expect(decodeURIComponent((await chat.getAttribute('href'))!)).toContain('Muchas gracias por «');
  const tick = panel.getByRole('checkbox', { name: /^Gracias enviadas a / }).first();
  const group = (await tick.getAttribute('aria-label'))!;
  await tick.check();
  await expect(left).toHaveText(
    before > 1 ? `${before - 1} ${before === 2 ? 'grupo' : 'grupos'} por agradecer` : /^Ya dieron/u,
  );
  await page.goto('/admin/days');
  await panel.getByText('Ya agradecidos').click();
  await expect(panel.getByRole('checkbox', { name: group })).toBeChecked();
});
