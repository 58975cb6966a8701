import { guests, post, signIn, signInAsCouple } from '../guest-visit.ts';
import { expect, test } from '../site.ts';
import { expectAccessible } from '../accessible.ts';

const impossible = ['abc', '45abc', '1.5', '-1', '1e3', '99999999999999999999', '%2045', '٤٥'];

test('what is no number is told so, before anybody is asked to sign in', async ({ page }) => {
  for (const id of impossible) {
    const answer = await page.goto(`/events/${id}`);
    expect(answer?.status(), id).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ID de Evento Inválido');
    await expect(
      page.getByText('El ID de evento al que intentas acceder no es válido.'),
    ).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver al Inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a stranger is sent to the login, which knows where to go next', async ({ page }) => {
  for (const path of ['/events/45', '/events/45/', '/events/987654']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe(`/rsvp#destino=${path.replace(/\/$/, '')}`);
  }
});

test('an event one is not invited to is missing, byte for byte', async ({ page }) => {
  await signIn(page, guests.couple);
  const answer = await page.goto('/events/45');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evento No Encontrado');
  await expect(
    page.getByText('El evento que estás buscando no existe o ha sido eliminado.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver al Inicio' })).toHaveAttribute('href', '/');
  await expectAccessible(page);

  const [foreign, missing, zero] = await Promise.all(
    [45, 987_654, 0].map((id) => page.request.get(`/events/${id}`)),
  );
  expect([foreign!.status(), missing!.status(), zero!.status()]).toEqual([404, 404, 404]);
  expect(await missing!.body()).toEqual(await foreign!.body());
  expect(await zero!.body()).toEqual(await foreign!.body());
});

test('an event tells when, where, what and what to wear', async ({ page }) => {
  await signIn(page, guests.family);
  const answer = await page.goto('/events/49');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/💍 Main Event: ceremonia y celebración/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '💍 Main Event: ceremonia y celebración',
  );
  await expect(page.getByText('Día 2')).toBeVisible();
  const when = page.getByRole('region', { name: 'Fecha' });
  await expect(when.getByRole('term')).toHaveText(['Inicio', 'Fin']);
  await expect(when.getByRole('definition')).toHaveText([
    '20 de diciembre de 2025 • 6:00 pm',
    '21 de diciembre de 2025 • 4:00 am',
  ]);
  await expect(when.getByRole('link', { name: 'Añadir a Google Calendar' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ubicación' })).toContainText(
    'Alameda de los álamos y granero viejo',
  );
  const about = page.getByRole('region', { name: 'Sobre este evento' }).getByRole('paragraph');
  expect((await about.innerText()).split('\n')).toHaveLength(2);
  const dresscode = page.getByRole('region', { name: 'Dresscode' });
  await expect(dresscode).toContainText('Elegante de campo');
  await expect(dresscode).toContainText('el blanco queda reservado');
  await page.getByRole('link', { name: 'Volver a Todos los Eventos' }).click();
  await expect(page).toHaveURL(/\/my-events$/);
});

test('an event outside the lookup offers no Google link and no further dress code', async ({
  page,
}) => {
  await signIn(page, guests.family);
  await page.goto('/events/50');
  await expect(page.getByRole('link', { name: 'Añadir a Google Calendar' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Archivo de calendario' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dresscode' })).toHaveCount(0);
});

test('without responses all members are listed and the form is offered', async ({ page }) => {
  await signIn(page, guests.family);
  await page.goto('/events/45');
  const answers = page.getByRole('region', { name: 'Estado actual de tu RSVP' });
  await expect(answers.getByRole('listitem')).toHaveText([
    /^\s*Rosa Peñaloza\s*Sin restricciones alimentarias\s*Sin respuesta\s*$/,
    /^\s*Tomás Ríos\s*Sin restricciones alimentarias\s*Sin respuesta\s*$/,
    /^\s*Emilia Ríos\s*Vegetariano\s*Sin respuesta\s*$/,
    /^\s*Bruno Ríos\s*Otra \(Alérgico al maní\)\s*Sin respuesta\s*$/,
  ]);
  const call = page.getByRole('region', { name: 'Confirmar Asistencia' });
  await expect(call.getByRole('link', { name: 'Ir al formulario' })).toHaveAttribute(
    'href',
    '/rsvp',
  );
  await expect(call.getByRole('link', { name: 'Ver Todos Tus Eventos' })).toHaveAttribute(
    'href',
    '/my-events',
  );
});

test('a stored response can be changed', async ({ page }) => {
  await signIn(page, guests.couple);
  await page.goto('/events/47');
  const answers = page.getByRole('region', { name: 'Estado actual de tu RSVP' });
  await expect(answers.getByRole('listitem')).toHaveText([
    /^\s*Camila Arancibia\s*Celíaco \(Sin Gluten\)\s*Asistirá\s*$/,
    /^\s*Andrés Bascuñán\s*Sin restricciones alimentarias\s*No Asistirá\s*$/,
  ]);
  const call = page.getByRole('region', { name: 'RSVP para este Evento' });
  await expect(call.getByRole('link', { name: 'Modificar RSVP para este Evento' })).toHaveAttribute(
    'href',
    '/rsvp/47',
  );
  await expect(call.getByRole('link', { name: 'Ver Todos Tus Eventos' })).toBeVisible();
});

test('the couple set an answer back: it can be given again', async ({ page }) => {
  await signInAsCouple(page);
  await signIn(page, guests.aunt);
  const group = (await (await page.request.get('/api/rsvp/guest')).json()) as {
    id: number;
    members: { id: number }[];
  };
  const memberId = group.members[0]!.id;
  await post(page, '/api/rsvp/responses/49', { responses: [{ memberId, isAttending: true }] });
  await page.goto('/events/49');
  await expect(page.getByRole('link', { name: 'Modificar RSVP para este Evento' })).toBeVisible();

  const groups = (await (await page.request.get('/api/admin/rsvps/event/49')).json()) as {
    guestId: number;
    members: { guestEventId: number }[];
  }[];
  const { guestEventId } = groups.find(({ guestId }) => guestId === group.id)!.members[0]!;
  await post(page, '/api/admin/rsvps/bulk-update', {
    responses: [{ guestEventId, memberId, isAttending: null }],
  });
  await page.goto('/events/49');
  const call = page.getByRole('region', { name: 'RSVP para este Evento' });
  await expect(call.getByRole('link', { name: 'Confirmar Asistencia' })).toHaveAttribute(
    'href',
    '/rsvp/49',
  );
});

test('a hostile name is text, and its page still reads well', async ({ page }) => {
  const name = `<img src=x onerror=alert(1)>"'&${'ñ'.repeat(150)}`;
  await signInAsCouple(page);
  const { id } = (await post(page, '/api/admin/events', {
    name,
    description: '<script>alert(1)</script>\n'.repeat(20),
    location: '<b>Aquí</b>',
    date: '2025-12-19T10:00',
    end_date: null,
  })) as { id: number };
  const login = { groupName: 'Grupo Áspero', accessCode: 'ROCA-1234' };
  await post(page, '/api/admin/guests', {
    guest: { group_name: login.groupName, access_code: login.accessCode },
    members: [{ name: '<i>Pía</i>' }],
    eventIds: [id],
  });
  await signIn(page, login);
  for (const path of [`/events/${id}`, '/my-events']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name })).toHaveText(name);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(page);
  }
});
