import { describe, expect, test } from 'vitest';
import { family, fieldsIn, plainSite } from '../support/plain-form.ts';

const { inDatabase, membersOf, responsesTo, signedIn } = plainSite();

describe('answering', () => {
  test('a step stores what it says, under the versions that it showed, and leads on', async () => {
    const guest = await signedIn();
    const page = await guest.open('/rsvp?paso=1');
    const shown = fieldsIn(page.text);
    const eventId = Number(/name="version-(\d+)-/.exec(page.text)?.[1]);
    const [one, other] = membersOf(family.groupName);
    const fields = {
      ...shown,
      [`attending-${eventId}-${one!.id}`]: 'true',
      [`attending-${eventId}-${other!.id}`]: 'false',
      go: '2',
    };
    expect(await guest.send('/rsvp?paso=1', fields)).toMatchObject({
      status: 303,
      location: '/rsvp?paso=2',
    });
    expect(responsesTo(eventId)).toMatchObject([
      { member_id: one!.id, is_attending: 1 },
      { member_id: other!.id, is_attending: 0 },
    ]);
    const lines = inDatabase(
      `select actor, actor_id from changes where subject = 'answer' and guest_id = ?`,
      one!.guest_id,
    );
    expect(lines).toEqual([{ actor: 'guest', actor_id: one!.guest_id }]);
    // Tapped twice, it has one effect.
    expect((await guest.send('/rsvp?paso=1', fields)).status).toBe(303);
    expect(responsesTo(eventId).map(({ version }) => version)).toEqual([1, 1]);
  });

  test('the same form with other words, from the browser’s history, is no repetition', async () => {
    const guest = await signedIn();
    const shown = fieldsIn((await guest.open('/events/47/rsvp')).text);
    const [{ id } = { id: 0 }] = membersOf(family.groupName);
    await guest.send('/events/47/rsvp', { ...shown, [`attending-47-${id}`]: 'true' });
    const again = await guest.send('/events/47/rsvp', {
      ...shown,
      [`attending-47-${id}`]: 'false',
    });
    expect(again.status).toBe(409);
    expect(responsesTo(47)).toMatchObject([{ is_attending: 1 }]);
  });

  test('a response that somebody else has given meanwhile is not overwritten: the guest decides', async () => {
    const [guest, other] = [await signedIn(), await signedIn()];
    const shown = fieldsIn((await guest.open('/events/47/rsvp')).text);
    const [{ id, name } = { id: 0, name: '' }] = membersOf(family.groupName);
    const field = `attending-47-${id}`;
    await other.send('/events/47/rsvp', { ...shown, [field]: 'false' });
    const answer = await guest.send('/events/47/rsvp', { ...shown, [field]: 'true' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Algunas respuestas cambiaron mientras tanto');
    expect(answer.text).toContain(
      `Para ${name} está guardado «No Asistirá» y tú elegiste «Asistirá»`,
    );
    expect(responsesTo(47)).toMatchObject([{ is_attending: 0 }]);
    // What was chosen is still chosen; sent again, it holds.
    const seen = fieldsIn(answer.text);
    expect(seen).toMatchObject({ [field]: 'true' });
    expect((await guest.send('/events/47/rsvp', seen)).status).toBe(303);
    expect(responsesTo(47)).toMatchObject([{ is_attending: 1 }]);
  });

  test('a change elsewhere that says the same is no reason to ask', async () => {
    const [guest, other] = [await signedIn(), await signedIn()];
    const shown = fieldsIn((await guest.open('/events/47/rsvp')).text);
    const [one, two] = membersOf(family.groupName);
    const fields = { ...shown, [`attending-47-${one!.id}`]: 'true' };
    await other.send('/events/47/rsvp', { ...fields, key: 'another-form' });
    const answer = await guest.send('/events/47/rsvp', {
      ...fields,
      [`attending-47-${two!.id}`]: 'false',
    });
    expect(answer.location).toBe('/events/47/rsvp?recibido#recibido');
    expect(responsesTo(47)).toHaveLength(2);
  });

  test('a diet that was left as it was shown does not overwrite one of meanwhile', async () => {
    const [guest, other] = [await signedIn(), await signedIn()];
    const shown = fieldsIn((await guest.open('/rsvp')).text);
    const [one, two] = membersOf(family.groupName);
    await other.send('/rsvp?paso=0', { ...shown, [`diet-${one!.id}`]: 'Vegan', go: '1' });
    const fields = { [`diet-${two!.id}`]: 'Other', [`spec-${two!.id}`]: 'sin maní' };
    expect((await guest.send('/rsvp?paso=0', { ...shown, ...fields, go: '1' })).status).toBe(303);
    const diets = inDatabase(
      `select dietary_restriction_type as type, dietary_restriction_spec as spec
       from guest_members where id in (?, ?) order by id`,
      one!.id,
      two!.id,
    );
    expect(diets).toEqual([
      { type: 'Vegan', spec: null },
      { type: 'Other', spec: 'sin maní' },
    ]);
  });

  test('an answer to a question that was left as it was shown does not overwrite one of meanwhile', async () => {
    const [guest, other] = [await signedIn(), await signedIn()];
    const address = '/events/49/rsvp';
    const [one, two] = membersOf(family.groupName);
    const [bus] = inDatabase<{ id: number }>('select id from questions where event_id = 49');
    const stop = `answer-${bus!.id}-${one!.id}`;
    const first = fieldsIn((await guest.open(address)).text);
    await guest.send(address, { ...first, [`attending-49-${one!.id}`]: 'true' });
    const fields = fieldsIn((await guest.open(address)).text);
    await guest.send(address, { ...fields, [stop]: 'Plaza de Armas' });
    const shown = fieldsIn((await guest.open(address)).text);
    expect(shown).toMatchObject({ [stop]: 'Plaza de Armas' });
    await other.send(address, { ...shown, [stop]: 'Terminal de buses', key: 'the-other-phone' });
    await guest.send(address, { ...shown, [`attending-49-${two!.id}`]: 'false' });
    expect(responsesTo(49)).toMatchObject([{ is_attending: 1 }, { is_attending: 0 }]);
    expect(fieldsIn((await guest.open(address)).text)).toMatchObject({
      [stop]: 'Terminal de buses',
    });
  });

  test('who declines takes the answer of the whole group along, without a complaint', async () => {
    const guest = await signedIn();
    const address = '/events/49/rsvp';
    const members = membersOf(family.groupName);
    inDatabase(`update questions set event_id = 49 where scope = 'group'`);
    const allPeople = (isComing: boolean) =>
      Object.fromEntries(members.map(({ id }) => [`attending-49-${id}`, `${isComing}`]));
    await guest.send(address, {
      ...fieldsIn((await guest.open(address)).text),
      ...allPeople(true),
    });
    const fields = fieldsIn((await guest.open(address)).text);
    const song = Object.keys(fields).find((name) => /^answer-\d+-group$/u.test(name))!;
    await guest.send(address, { ...fields, [song]: 'Vals' });
    const shown = fieldsIn((await guest.open(address)).text);
    expect(shown).toMatchObject({ [song]: 'Vals' });
    const declined = await guest.send(address, { ...shown, ...allPeople(false), [song]: 'Cueca' });
    expect(declined.status).toBe(303);
    expect(fieldsIn((await guest.open(address)).text)).not.toHaveProperty([song]);
  });

  test('a diet that cannot be stored is told, and what was typed stays', async () => {
    const guest = await signedIn();
    const shown = fieldsIn((await guest.open('/rsvp')).text);
    const [{ id } = { id: 0 }] = membersOf(family.groupName);
    const spec = 'x'.repeat(301);
    const fields = { ...shown, [`diet-${id}`]: 'Other', [`spec-${id}`]: spec, go: '1' };
    const answer = await guest.send('/rsvp?paso=0', fields);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Usa como máximo 300 caracteres');
    expect(fieldsIn(answer.text)).toMatchObject({ [`diet-${id}`]: 'Other', [`spec-${id}`]: spec });
  });

  test('a companion is added once, however often the form is sent', async () => {
    const guest = await signedIn();
    inDatabase('update guests set extra_places = 1 where group_name = ?', family.groupName);
    const shown = fieldsIn((await guest.open('/rsvp')).text);
    const fields = { ...shown, companion: 'Rosa Fuentes', go: 'add' };
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await guest.send('/rsvp?paso=0', fields)).toMatchObject({
        location: '/rsvp?paso=0#acompanantes',
      });
    }
    const added = membersOf(family.groupName).filter(({ name }) => name === 'Rosa Fuentes');
    expect(added).toHaveLength(1);
    // One more finds no place, and is told so; their name is kept.
    const full = await guest.send('/rsvp?paso=0', { ...fields, companion: 'Otra', key: 'new' });
    expect(full.status).toBe(422);
    expect(full.text).toContain('Ya no quedan lugares para acompañantes');
    const remove = `remove-${added[0]!.id}`;
    expect((await guest.send('/rsvp?paso=0', { ...shown, go: remove })).status).toBe(303);
    expect(membersOf(family.groupName)).toHaveLength(4);
  });

  test('a companion’s name is corrected with the step, and cannot be empty', async () => {
    const guest = await signedIn();
    inDatabase('update guests set extra_places = 1 where group_name = ?', family.groupName);
    const before = fieldsIn((await guest.open('/rsvp')).text);
    await guest.send('/rsvp?paso=0', { ...before, companion: 'Rosa Fuentez', go: 'add' });
    const { id } = membersOf(family.groupName).find(({ name }) => name === 'Rosa Fuentez')!;
    const shown = fieldsIn((await guest.open('/rsvp')).text);
    expect(shown).toMatchObject({ [`name-${id}`]: 'Rosa Fuentez' });
    const fields = { ...shown, [`name-${id}`]: 'Rosa Fuentes', go: '1' };
    // Tapped twice, it has one effect.
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await guest.send('/rsvp?paso=0', fields)).location).toBe('/rsvp?paso=1');
    }
    expect(membersOf(family.groupName).at(-1)).toMatchObject({ id, name: 'Rosa Fuentes' });
    const empty = await guest.send('/rsvp?paso=0', { ...fields, [`name-${id}`]: ' ' });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain('Escribe el nombre de tu acompañante');
    // Left as it was shown, it does not undo a correction of meanwhile.
    expect((await guest.send('/rsvp?paso=0', { ...shown, go: '1' })).status).toBe(303);
    expect(membersOf(family.groupName).at(-1)).toMatchObject({ name: 'Rosa Fuentes' });
    const gone = { ...fields, go: `remove-${id}`, [`name-${id}`]: '' };
    expect((await guest.send('/rsvp?paso=0', gone)).status).toBe(303);
    expect(membersOf(family.groupName)).toHaveLength(4);
  });

  test('a name that cannot be stored adds nobody, also when the form is sent again', async () => {
    const guest = await signedIn();
    inDatabase('update guests set extra_places = 3 where group_name = ?', family.groupName);
    const before = fieldsIn((await guest.open('/rsvp')).text);
    await guest.send('/rsvp?paso=0', { ...before, companion: 'Rosa Fuentes', go: 'add' });
    const { id } = membersOf(family.groupName).at(-1)!;
    const shown = fieldsIn((await guest.open('/rsvp')).text);
    const fields = { ...shown, [`name-${id}`]: '', companion: 'Juan Fuentes', go: '1' };
    const rejected = await guest.send('/rsvp?paso=0', fields);
    expect(rejected.status).toBe(422);
    const corrected = { ...fieldsIn(rejected.text), [`name-${id}`]: 'Rosa Fuentes', go: '1' };
    expect((await guest.send('/rsvp?paso=0', corrected)).status).toBe(303);
    const names = membersOf(family.groupName).map(({ name }) => name);
    expect(names.slice(4)).toEqual(['Rosa Fuentes', 'Juan Fuentes']);
  });

  test('nobody is added without a name', async () => {
    const guest = await signedIn();
    const answer = await guest.send('/rsvp?paso=0', { go: 'add' });
    expect([answer.status, answer.text.includes('Escribe el nombre de tu acompañante')]).toEqual([
      422,
      true,
    ]);
  });

  test('an event that has closed meanwhile takes nothing and shows itself closed', async () => {
    const guest = await signedIn();
    const shown = fieldsIn((await guest.open('/events/47/rsvp')).text);
    const [{ id } = { id: 0 }] = membersOf(family.groupName);
    inDatabase('update events set rsvp_deadline = 1000 where id = 47');
    const fields = { ...shown, [`attending-47-${id}`]: 'true', go: '2' };
    for (const address of ['/events/47/rsvp', '/rsvp?paso=1']) {
      const answer = await guest.send(address, fields);
      expect([address, answer.status]).toEqual([address, 422]);
      expect(answer.text).toContain('El plazo para responder ya pasó');
      expect(answer.text).not.toContain(`name="attending-47-`);
    }
    expect(responsesTo(47)).toEqual([]);
  });

  test.each(['/events/47/rsvp', '/rsvp?paso=7'])(
    '%s says when it was sent empty',
    async (address) => {
      const guest = await signedIn();
      const answer = await guest.send(address, { go: 'end' });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain('Aún no hay');
    },
  );

  test('after the session has ended the form asks to sign in', async () => {
    const guest = await signedIn();
    await guest.browser.post('/api/rsvp/logout');
    for (const address of ['/events/47/rsvp', '/rsvp?paso=1']) {
      const answer = await guest.send(address, { go: '2' });
      expect([address, answer.status, answer.location]).toEqual(
        address.startsWith('/rsvp')
          ? [address, 401, null]
          : [address, 302, '/rsvp#destino=/events/47/rsvp'],
      );
    }
  });
});
