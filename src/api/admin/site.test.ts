import { describe, expect, test } from 'vitest';
import { builtFiles } from '#content/built-files.ts';
import { defaultSections } from '#content/home-sections.ts';
import type { PublicationView, SitePartView, SiteView } from '#contract/site/site.ts';
import { demoSite } from '#tests/support/api.ts';
import type { Browser } from '#tests/support/browser.ts';

const read = async (admin: Browser, part: string): Promise<SitePartView> =>
  (await admin.get(`/api/admin/site/${part}`)).json;

const state = async (admin: Browser): Promise<SiteView> =>
  (await admin.get('/api/admin/site')).json;

const edit = async (admin: Browser, part: string, content: object) =>
  admin.put(`/api/admin/site/${part}`, {
    version: (await read(admin, part)).version,
    content: { ...((await read(admin, part)).content as object), ...content },
  });

describe('a wedding of files', () => {
  test('is published as they say it, each guide with its event', async () => {
    const admin = await demoSite().admin();
    const { parts, published, changed } = await state(admin);
    expect([published?.by, changed]).toEqual([null, false]);
    expect(parts.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['wedding', 'home', 'lodging', 'photos', 'privacy', 'guides/45']),
    );
    expect((await read(admin, 'home')).content).toEqual({
      ...(builtFiles.parts['home'] as object),
      sections: defaultSections,
    });
    expect((await read(admin, 'guides/45')).content).toMatchObject({
      picture: 'event-glamping.jpg',
    });
  });

  test('keeps a guide with its event when that is renamed', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const { json } = await admin.get('/api/admin/events');
    const event = (json as { id: number }[]).find(({ id }) => id === 45)!;
    await admin.put('/api/admin/events/45', { ...event, name: 'Dormir bajo los aromos' });
    expect((await read(admin, 'guides/45')).content).toMatchObject({
      picture: 'event-glamping.jpg',
    });
    expect(site.deps.content().guides.map(({ eventId }) => eventId)).toContain(45);
  });
});

describe('the draft', () => {
  test('is stored like every other text: NFC and trimmed, in lists and guides too', async () => {
    const admin = await demoSite().admin();
    const answer = await edit(admin, 'privacy', { title: '  Lo de Jose\u0301  ' });
    expect(answer.json).toMatchObject({ content: { title: 'Lo de Jos\u00e9' } });
    await edit(admin, 'guides/46', { blocks: [{ type: 'notice', text: ' Traer sombrero ' }] });
    expect((await read(admin, 'guides/46')).content).toMatchObject({
      blocks: [{ type: 'notice', text: 'Traer sombrero' }],
    });
    const tooLong = await edit(admin, 'privacy', { title: 'a'.repeat(201) });
    expect([tooLong.status, tooLong.json]).toMatchObject([
      422,
      { fields: { title: expect.stringContaining('200') } },
    ]);
  });

  test('is seen by the couple alone until it is published', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const answer = await edit(admin, 'privacy', { title: 'Lo de ustedes' });
    expect([answer.status, answer.json]).toMatchObject([
      200,
      { part: 'privacy', version: 1, content: { title: 'Lo de ustedes' } },
    ]);
    expect(site.deps.content().privacy.title).toBe('Privacidad');
    expect((await state(admin)).changed).toBe(true);

    const published = await admin.post('/api/admin/site/publish', {});
    expect([published.status, published.json]).toMatchObject([201, { id: 2, by: 'novios' }]);
    expect(site.deps.content().privacy.title).toBe('Lo de ustedes');
    expect(await state(admin)).toMatchObject({ changed: false, published: { id: 2 } });
    expect(site.restarted().deps.content().privacy.title).toBe('Lo de ustedes');
  });

  test('may lack a text; a publication may not, and names all of them', async () => {
    const admin = await demoSite().admin();
    const { content } = await read(admin, 'wedding');
    const couple = { names: ['', 'Lautaro'], initials: ['V', 'L'] };
    expect((await edit(admin, 'wedding', { couple })).status).toBe(200);
    const gift = { title: ' ', text: 'Con cariño' };
    expect((await edit(admin, 'home', { gift })).status).toBe(200);
    const { status, json } = await admin.post('/api/admin/site/publish', {});
    expect([status, json]).toMatchObject([
      422,
      {
        code: 'invalid_fields',
        fields: {
          'wedding.couple.names.0': 'Falta un nombre.',
          'home.gift.title': 'Falta el título.',
        },
      },
    ]);
    expect(content).toMatchObject({ couple: { names: ['Violeta', 'Lautaro'] } });
  });

  test('refuses wrong types, forms and pictures that there are not, and nothing is stored', async () => {
    const admin = await demoSite().admin();
    const venue = {
      ...(builtFiles.parts['wedding'] as { venue: object }).venue,
      latitude: 'al sur',
    };
    const { status, json } = await edit(admin, 'wedding', { venue });
    expect([status, json]).toMatchObject([
      422,
      { fields: { 'venue.latitude': 'Se espera la latitud en grados decimales, de -90 a 90.' } },
    ]);
    expect(
      (await edit(admin, 'photos', { gallery: [{ photo: 'nada.jpg', alt: 'x' }] })).json,
    ).toMatchObject({ fields: { 'gallery.0.photo': 'Esa foto ya no está. Elijan otra.' } });
    expect((await edit(admin, 'home', { planeta: 'Tierra' })).json).toMatchObject({
      fields: { planeta: 'Este campo no existe.' },
    });
    expect(await state(admin)).toMatchObject({ changed: false });
  });

  test('of two who edit the same, the second is told what is stored', async () => {
    const admin = await demoSite().admin();
    const { content } = await read(admin, 'privacy');
    const put = (title: string) =>
      admin.put('/api/admin/site/privacy', {
        version: 0,
        content: { ...(content as object), title },
      });
    expect((await put('Uno')).status).toBe(200);
    const { status, json } = await put('Dos');
    expect([status, json]).toMatchObject([
      409,
      { code: 'site_changed', current: { version: 1, content: { title: 'Uno' } } },
    ]);
  });

  test('is thrown away, and who still edits it is told', async () => {
    const admin = await demoSite().admin();
    await edit(admin, 'privacy', { title: 'Lo de ustedes' });
    const before = await read(admin, 'privacy');
    expect((await admin.delete('/api/admin/site/draft')).status).toBe(204);
    expect((await read(admin, 'privacy')).content).toMatchObject({ title: 'Privacidad' });
    expect((await state(admin)).changed).toBe(false);
    expect((await admin.put('/api/admin/site/privacy', before)).status).toBe(409);
  });

  test('takes back an earlier publication', async () => {
    const site = demoSite();
    const admin = await site.admin();
    await edit(admin, 'privacy', { title: 'Lo de ustedes' });
    await edit(admin, 'guides/50', { dresscode: 'Botas' });
    await admin.post('/api/admin/site/publish', {});
    const list: PublicationView[] = (await admin.get('/api/admin/site/publications')).json;
    expect(list.map(({ id, by }) => [id, by])).toEqual([
      [2, 'novios'],
      [1, null],
    ]);
    expect((await admin.post('/api/admin/site/publications/1/restore')).status).toBe(204);
    expect((await read(admin, 'privacy')).content).toMatchObject({ title: 'Privacidad' });
    expect(site.deps.content().privacy.title).toBe('Lo de ustedes');
    await admin.post('/api/admin/site/publish', {});
    expect(site.deps.content().privacy.title).toBe('Privacidad');
  });
});

describe('what guests do not see yet', () => {
  const changes = async (admin: Browser) => (await admin.get('/api/admin/site/changes')).json;

  test('is told value by value, until it is published or taken back', async () => {
    const admin = await demoSite().admin();
    expect(await changes(admin)).toEqual([]);
    await edit(admin, 'privacy', { title: 'Lo de ustedes' });
    await edit(admin, 'guides/50', { dresscode: 'Botas' });
    expect(await changes(admin)).toEqual([
      { part: 'privacy', path: 'title', before: 'Privacidad', after: 'Lo de ustedes' },
      expect.objectContaining({ part: 'guides/50', path: 'dresscode', after: 'Botas' }),
    ]);
    await admin.post('/api/admin/site/publish', {});
    expect(await changes(admin)).toEqual([]);
    await edit(admin, 'privacy', { title: 'Privacidad' });
    await edit(admin, 'privacy', { title: 'Lo de ustedes' });
    expect(await changes(admin)).toEqual([]);
  });

  test('is told of the order of the home page and of what is hidden there', async () => {
    const site = demoSite();
    const admin = await site.admin();
    const [first, ...rest] = defaultSections;
    const hidden = [{ ...first!, hidden: true }, ...rest];
    await edit(admin, 'home', { sections: hidden });
    expect(await changes(admin)).toEqual([
      { part: 'home', path: 'sections.0.hidden', before: false, after: true },
    ]);
    await edit(admin, 'home', { sections: [...rest, first] });
    expect(await changes(admin)).toEqual([
      { part: 'home', path: 'sections', before: defaultSections, after: [...rest, first] },
    ]);
    await admin.post('/api/admin/site/publish', {});
    expect(site.deps.content().home.sections.map(({ id }) => id)).toEqual(
      [...rest, first!].map(({ id }) => id),
    );
    await edit(admin, 'home', { sections: defaultSections });
    expect(await changes(admin)).toHaveLength(1);
    await admin.post('/api/admin/site/publish', {});
    expect(await state(admin)).toMatchObject({ changed: false });
  });

  test.each([
    ['an unknown section', [...defaultSections.slice(1), { id: 'astros', hidden: false }]],
    ['a missing one', defaultSections.slice(1)],
    ['a doubled one', [...defaultSections.slice(1), defaultSections[1]]],
    ['one too many', [...defaultSections, defaultSections[0]]],
    ['none', []],
  ])('an order with %s is refused', async (_, sections) => {
    const admin = await demoSite().admin();
    const { status, json } = await edit(admin, 'home', { sections });
    expect([status, Object.keys((json as { fields: object }).fields)[0]]).toEqual([
      422,
      expect.stringMatching(/^sections/),
    ]);
  });
});

test('a publication that another edit overtakes is refused', async () => {
  const site = demoSite();
  const admin = await site.admin();
  await edit(admin, 'privacy', { title: 'Uno' });
  let editing = Promise.resolve<unknown>(undefined);
  await site.deps.site.renderWith(async () => {
    editing = edit(admin, 'privacy', { title: 'Dos' });
    await editing;
    return () => undefined;
  });
  // Rendering takes a while: meanwhile the other half of the couple goes on.
  const { status, json } = await admin.post('/api/admin/site/publish', {});
  expect([status, json]).toMatchObject([409, { code: 'site_changed' }]);
  expect(site.deps.content().privacy.title).toBe('Privacidad');
});

test('content that cannot be rendered is neither stored nor shown', async () => {
  const site = demoSite();
  const admin = await site.admin();
  await edit(admin, 'privacy', { title: 'Uno' });
  let isBroken = false;
  await site.deps.site.renderWith(() =>
    isBroken ? Promise.reject(new Error('no page')) : Promise.resolve(() => undefined),
  );
  isBroken = true;
  expect((await admin.post('/api/admin/site/publish', {})).status).toBe(500);
  expect((await state(admin)).published?.id).toBe(1);
  expect(site.deps.content().privacy.title).toBe('Privacidad');
});
