import { beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import { signIn } from '../../bench/durability/visitor.ts';
import { inviteAll, linkPhone, recipients, statusWhen } from '../../bench/messages/guests.ts';
import { messageKillRounds } from '../../bench/messages/kill-rounds.ts';
import { siteThatSendsAgain, siteWithWhatsApp } from '../../bench/messages/sites.ts';
import { isLong } from '../../e2e/fixtures/length.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';
import type { MessageView } from '#contract/messages.ts';
import { startFakeWhatsApp } from '#tests/support/providers/whatsapp/fake-whatsapp.ts';

// The phones of the fake print their keys, but that is this process.
beforeAll(() => {
  for (const word of ['info', 'warn'] as const) vi.spyOn(console, word).mockReturnValue();
  return () => void vi.restoreAllMocks();
});

const folder = ({ onTestFinished }: TestContext): string => {
  const { dataDir, remove } = copyTemplate();
  onTestFinished(remove);
  return dataDir;
};

const kills = isLong ? 20 : 6;

const api = '/api/admin/whatsapp';
const patient = { timeout: 90_000, interval: 50 };

/** A site with WhatsApp on this machine, and the couple signed in. */
const open = async (context: TestContext) => {
  const dataDir = folder(context);
  const fake = await startFakeWhatsApp();
  context.onTestFinished(() => fake.stop());
  const address = { url: '' };
  let output = '';
  let stop = async () => {};
  const start = async () => {
    const site = await siteWithWhatsApp(dataDir, fake);
    address.url = site.url;
    stop = async () => {
      await site.stop();
      output += site.output();
    };
  };
  await start();
  context.onTestFinished(() => stop());
  const couple = await signIn(address, '/api/admin/login', admin);
  return {
    fake,
    couple,
    restart: async () => {
      await stop();
      await start();
    },
    /** All that the process said, once it is over. */
    outputInAll: async () => {
      await stop();
      return output;
    },
    send: (guestIds: number[], template: string) =>
      couple.send('POST', `${api}/send`, { guestIds, template }),
    messages: () => couple.get<MessageView[]>(`${api}/status`),
  };
};

// They wait, most of the time, for one thing or another.
describe.concurrent('by the real process and the real client', () => {
  test('thirty people receive and read a message; a restart needs no new QR; nothing is said of them', async (context) => {
    const { fake, couple, restart, outputInAll, send, messages } = await open(context);
    const all = recipients(30);
    for (const { number } of all) fake.phone(number);
    const guestIds = await inviteAll(couple, all);
    const qr = await linkPhone(couple, fake);
    const everybodyReads = (count: number) =>
      vi.waitFor(async () => {
        const states = (await messages()).map(({ state }) => state);
        expect(states).toEqual(Array.from({ length: count }, () => 'read'));
      }, patient);

    await send(guestIds, 'Hola {{group_name}} 👩‍❤️‍👨\n{{access_code}} & +100 %');
    await everybodyReads(30);
    for (const { number, code } of all) {
      const text = `Hola Casa ${number} 👩‍❤️‍👨\n${code} & +100 %`;
      expect([...fake.phone(number).messages.values()]).toEqual([text]);
    }

    await restart();
    await statusWhen(couple, ({ status }) => status === 'connected');
    await send(guestIds.slice(0, 5), '{{personal_link}}');
    await everybodyReads(35);
    expect([fake.linked(), fake.received.length]).toEqual([1, 35]);

    const output = await outputInAll();
    const secrets = [...qr.split(',').slice(1, 4), qr, 'privKey', 'Hola', admin.password];
    const people = all.flatMap(({ number, code }) => [number, code]);
    expect([...secrets, ...people].filter((canary) => output.includes(canary))).toEqual([]);
  }, 180_000);

  test('without an answer of the service, or without WhatsApp, it is said what is known', async (context) => {
    const { fake, couple, send, messages } = await open(context);
    const [silent, stranger] = recipients(2);
    fake.phone(silent!.number);
    fake.fate(silent!.number, 'no answer');
    const guestIds = await inviteAll(couple, [silent!, stranger!]);
    await linkPhone(couple, fake);
    await send(guestIds, 'Hola');
    await vi.waitFor(
      async () =>
        expect(await messages()).toMatchObject([
          {
            state: 'failed',
            error: 'Ese número no tiene WhatsApp. Revisen el teléfono en Invitados.',
          },
          {
            state: 'uncertain',
            error:
              'No sabemos si llegó: la conexión se cortó al enviarlo. Miren el chat y decidan.',
          },
        ]),
      patient,
    );
  }, 180_000);

  // Its minute is Baileys' own. In e2e/messages/admin-connection.test.ts the service ends it before.
  test.runIf(isLong)(
    'an unscanned QR code expires, and says so',
    async (context) => {
      const { fake, couple } = await open(context);
      fake.qrs = 1;
      await couple.send('POST', `${api}/baileys-connect`, {});
      const { error, qr } = await statusWhen(couple, ({ status }) => status === 'error');
      expect([error, qr]).toEqual([
        'El código venció antes de usarse. Presionen «Conectar» para ver uno nuevo.',
        null,
      ]);
    },
    180_000,
  );

  test(`a process killed ${kills} times in mid-send sends nothing twice, and knows what it does not know`, async (context) => {
    const dataDir = folder(context);
    const tally = await messageKillRounds({ kills, dataDir, start: siteWithWhatsApp });
    expect(tally.findings).toEqual([]);
    expect(tally).toMatchObject({ kills, doubles: 0 });
    expect(tally.states.uncertain).toBeGreaterThan(0);
    expect(tally.states.read).toBeGreaterThan(0);
  }, 180_000);

  test('a site that takes up again what was under way is found out', async (context) => {
    const dataDir = folder(context);
    const moment = { step: 'message', times: 1, afterMs: 0 } as const;
    const start = siteThatSendsAgain;
    const tally = await messageKillRounds({ kills: 1, dataDir, start, selected: () => moment });
    expect(tally.findings).toEqual([expect.stringContaining('2 times to')]);
  }, 60_000);
});
