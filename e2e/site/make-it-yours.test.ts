import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import sharp from 'sharp';
import { copyProject } from '../fixtures/copy-of-the-project.ts';
import { startServer } from '../fixtures/server.ts';
import { copyTemplate } from '../fixtures/template.ts';
import { post, signIn, signInAsCouple } from '../guest-visit.ts';

/** The examples of the manual, in the order in which it gives them. */
const manual = readFileSync('docs/make-it-yours.md', 'utf8');
const [
  names = '',
  date = '',
  region = '',
  bank = '',
  galleryPhoto = '',
  heroPhoto = '',
  guide = '',
] = [...manual.matchAll(/```yaml\n(.*?)```/gs)].map(([, example]) => example);

const wedding = 'src/content/wedding.yaml';
const photos = 'src/content/photos.yaml';

type Project = ReturnType<typeof copyProject>;

const test = base.extend<{ project: Project }>({
  project: async ({}, use) => {
    const project = copyProject();
    await use(project);
    project.remove();
  },
});

/** Each block or line at the margin takes the place of that of the same name. */
const follow = (project: Project, file: string, example: string) => {
  for (const [block, name] of example.matchAll(/^(\w+):\n(?: .*\n)+/gm)) {
    const former = new RegExp(`^${name}:\\n(?:(?: .*)?\\n)*?(?=\\S|(?![^]))`, 'm');
    project.change(file, former, `${block}\n`);
  }
  for (const [line, name] of example.matchAll(/^(\w+): .+$/gm)) {
    project.change(file, new RegExp(`^${name}: .+$`, 'm'), line);
  }
};

const takePhoto = (project: Project, name: string, background: string) =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(join(project.folder, 'src/content/photos', name));

const inviteTo = async (page: Page, name: string) => {
  await signInAsCouple(page);
  const { id } = (await post(page, '/api/admin/events', {
    name,
    description: 'A las siete.',
    location: 'El río',
    date: '2026-02-15T07:00',
    end_date: null,
  })) as { id: number };
  const login = { groupName: 'Los Pescadores', accessCode: 'ROCA-1234' };
  await post(page, '/api/admin/guests', {
    guest: { group_name: login.groupName, access_code: login.accessCode },
    members: [{ name: 'Pía' }],
    eventIds: [id],
  });
  await signIn(page, login);
  return id;
};

test('a couple follows the manual: names, date, zone, currency, account, pictures, a sentence, a guide of their own', async ({
  browser,
  project,
}) => {
  test.setTimeout(300_000);
  follow(project, wedding, names);
  follow(project, wedding, date);
  follow(project, wedding, region);
  follow(project, wedding, bank);
  project.change(photos, /^gallery:\n/m, galleryPhoto);
  project.change(photos, /^# hero:\n(#.*\n)+/m, heroPhoto);
  await takePhoto(project, 'lago-ranco.jpg', '#4d7d8b');
  await takePhoto(project, 'nosotros.jpg', '#c2933b');
  project.change('src/content/home.yaml', 'title: Cómo llegar', 'title: El camino');
  project.write('src/content/event-guides/pesca.yaml', guide);
  const { exitCode, output } = await project.build();
  expect(exitCode, output).toBe(0);

  const { dataDir, remove } = copyTemplate();
  const server = await startServer({ DATA_DIR: dataDir, TZ: 'Asia/Tokyo' }, project.folder);
  // Neither the guest nor the server is where the wedding is.
  const page = await browser.newPage({ baseURL: server.url, timezoneId: 'Pacific/Auckland' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Javiera & Matías');
  await expect(page.getByRole('contentinfo')).toContainText('Javiera & Matías');
  const first = page.locator('.hero');
  await expect(first.getByText('14 de febrero de 2026', { exact: true })).toBeVisible();
  await expect(first.getByText('siete y media de la tarde')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'El camino' })).toBeVisible();
  await expect(page.getByRole('img', { name: /en un bote, con la lluvia/ })).toHaveCount(1);

  const photo = first.getByRole('img', { name: 'Los dos de la mano por una playa' });
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const shown = () => photo.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await shown()).toMatch(/^data:image\/avif/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(shown).toMatch(/portada-\S+-wide\.avif$/);
  await expect(page.locator('.hero-scene')).toHaveCount(0);

  const id = await inviteTo(page, '🎣 Pesca del domingo');
  await page.goto(`/events/${id}`);
  await expect(page.getByText('Botas y una parka.')).toBeVisible();
  await expect(page.getByText('Las cañas las ponemos nosotros.')).toBeVisible();
  await expect(page.getByText('7:00 am')).toBeVisible();
  const calendar = await page.request.get(`/events/${id}/calendar.ics`);
  expect(await calendar.text()).toContain('DTSTART;TZID=America/Mexico_City:20260215T070000');
  await page.goto('/my-events/attendance');
  await expect(page.getByText('15 de febrero de 2026 • 7:00 am').first()).toBeVisible();

  await page.goto('/gifts');
  await expect(page.getByText('$85,000').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ver datos bancarios' }).click();
  await expect(page.getByText('002010077777777771')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar CLABE' })).toBeVisible();
  expect(complaints).toEqual([]);
  await page.close();
  await server.stop();
  remove();
});

test('a file with mistakes is not published, and every mistake is named', async ({ project }) => {
  test.setTimeout(300_000);
  project.change(photos, 'photo: venue-01.jpg', 'photo: venue-99.jpg');
  const { exitCode, output } = await project.build();
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(
    /src\/content\/photos\.yaml, línea \d+: en «venue\[1\]\.photo» se esperaba la foto: un archivo de src\/content\/photos/,
  );
});
