import { describe, expect, test } from 'vitest';
import { ask } from '../../e2e/fixtures/http.ts';
import { family, plainSite } from '../support/plain-form.ts';

const { browser, inDatabase, membersOf, responsesTo, signedIn, url } = plainSite();

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('signing in', () => {
  test('the session is that of the API: its cookies open the events', async () => {
    const guest = await signedIn();
    expect((await guest.open('/my-events')).text).toContain(family.groupName);
  });

  test('what is wrong is said on the form, the name is kept and the code is not', async () => {
    const guest = browser();
    const answer = await guest.send('/rsvp?ingreso', { ...family, accessCode: 'WRONG-CODE' });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('Nombre de grupo o código de acceso inválido');
    expect(answer.text).toMatch(/name="groupName"[^>]*value="Familia Peñaloza Ríos"/);
    expect(answer.text).not.toContain('WRONG-CODE');
    expect(guest.browser.cookies.size).toBe(0);
  });

  test('an empty field has the sentence of the API beside it', async () => {
    const answer = await browser().send('/rsvp?ingreso', { groupName: ' ' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('El nombre del grupo es obligatorio');
    expect(answer.text).toContain('El código de acceso es obligatorio');
  });

  test('guessing is limited together with the API: the eleventh code is not looked at', async () => {
    const guest = browser();
    const guess = { groupName: 'Tía Marta', accessCode: 'WRONG' };
    for (let tried = 0; tried < 9; tried += 1) await guest.send('/rsvp?ingreso', guess);
    expect((await guest.browser.post('/api/rsvp/login', guess)).status).toBe(401);
    const answer = await guest.send('/rsvp?ingreso', { ...guess, accessCode: 'MATE-6H4C' });
    expect(answer.status).toBe(429);
    expect(answer.text).toContain('Demasiados intentos. Espera 10 minutos');
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(500);
  });

  test('a session that is renewed meanwhile does not take the place of the new one', async () => {
    const guest = await signedIn();
    inDatabase(`update guest_sessions set expires_at = expires_at - 10 * 86400000`);
    const aunt = { groupName: 'Tía Marta', accessCode: 'MATE-6H4C' };
    expect((await guest.send('/rsvp?ingreso', aunt)).status).toBe(303);
    expect((await guest.open('/my-events')).text).toContain('Tía Marta');
  });
});

describe('a form of another site', () => {
  const evil = { Origin: 'https://evil.example' };

  test.each([evil, { Origin: 'null' }, { Origin: '', 'Sec-Fetch-Site': 'cross-site' }])(
    'is refused: %o',
    async (headers) => {
      const guest = await signedIn();
      const [member] = membersOf(family.groupName);
      const from = Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
      const cookies = [...guest.browser.cookies].map((pair) => pair.join('=')).join('; ');
      for (const address of ['/rsvp?paso=1', '/events/47/rsvp', '/rsvp?ingreso']) {
        const body = new URLSearchParams({ [`attending-47-${member!.id}`]: 'true', ...family });
        const answer = await ask(url() + address, {
          method: 'POST',
          headers: { ...form, Cookie: cookies, ...from },
          body: body.toString(),
        });
        expect([address, answer.status]).toEqual([address, 403]);
        expect(answer.headers['set-cookie']).toBeUndefined();
        expect(answer.body.toString()).toContain('La solicitud viene de otro sitio');
      }
      expect(responsesTo(47)).toEqual([]);
    },
  );
});

test('a form of another site is refused to strangers, too', async () => {
  for (const address of ['/rsvp?paso=1', '/events/47/rsvp', '/rsvp?ingreso']) {
    const answer = await browser().send(address, family, { Origin: 'https://evil.example' });
    expect([address, answer.status]).toEqual([address, 403]);
    expect(answer.text).toContain('La solicitud viene de otro sitio');
  }
});

describe('what no form of the site sends', () => {
  test('more than 64 kB is refused, and the next request on the connection answered', async () => {
    const guest = await signedIn();
    for (const address of ['/rsvp?ingreso', '/rsvp?paso=1', '/events/47/rsvp']) {
      const answer = await guest.send(address, { go: 'x'.repeat(65 * 1024) });
      expect([address, answer.status]).toEqual([address, 413]);
      expect(answer.text).toContain('Lo enviado es demasiado grande');
    }
    expect((await guest.open('/my-events')).status).toBe(200);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
    'a body of type %s is not read',
    async (type) => {
      const guest = await signedIn();
      const answer = await guest.send('/rsvp?paso=1', {}, { 'Content-Type': type });
      expect(answer.status).toBe(400);
    },
  );

  test('fields of other people and events are refused as by the API', async () => {
    const guest = await signedIn();
    const [stranger] = membersOf('Tía Marta');
    const foreign = { [`attending-47-${stranger!.id}`]: 'true', go: '2' };
    expect((await guest.send('/rsvp?paso=1', foreign)).status).toBe(422);
    const [own] = membersOf(family.groupName);
    const unknown = { [`attending-999-${own!.id}`]: 'true', go: '2' };
    expect((await guest.send('/rsvp?paso=1', unknown)).status).toBe(404);
    const broken = { [`attending-47-${own!.id}`]: 'true', [`version-47-${own!.id}`]: 'x' };
    expect((await guest.send('/rsvp?paso=1', broken)).status).toBe(422);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is not for these pages', async (method) => {
    const { status, headers } = await ask(`${url()}/rsvp`, { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  test.each(['/my-events', '/rsvp/47', '/events/47', '/events/x/rsvp'])(
    '%s takes no form',
    async (address) => {
      const { status } = await ask(url() + address, { method: 'POST', body: '' });
      expect(status).toBe(405);
    },
  );
});
