import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { allCalls } from '#tests/support/calls/all-calls.ts';
import { signIn } from '../../bench/durability/visitor.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';

/** Counts who knocks. */
const openTrap = async () => {
  let knocks = 0;
  const trap = createServer((socket) => {
    knocks += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(trap, 'listening');
  onTestFinished(() => void trap.close());
  return { port: (trap.address() as AddressInfo).port, knocks: () => knocks };
};

test(
  'the site never fetches the address of a picture: only a guest’s phone does',
  { timeout: 60_000 },
  async () => {
    const { port, knocks } = await openTrap();
    const { dataDir, remove } = copyTemplate();
    const site = await startServer({ DATA_DIR: dataDir });
    onTestFinished(async () => {
      await site.stop();
      remove();
    });
    const couple = await signIn(site, '/api/admin/login', admin);
    const guest = await signIn(site, '/api/rsvp/login', {
      groupName: 'Familia Peñaloza Ríos',
      accessCode: 'RAMA-4T7W',
    });

    const image_url = `https://127.0.0.1:${port}/foto.jpg`;
    const texts = { description: 'D', location: 'L', date: '2025-12-20T18:00' };
    await couple.send('PUT', '/api/admin/events/45', { name: '🏕️ Glamping', ...texts, image_url });
    await couple.send('PUT', '/api/admin/gifts/1', {
      name: 'G',
      description: 'D',
      price: 9,
      image_url,
    });

    const reads = allCalls
      .filter(([name, { route }]) => route.startsWith('GET ') && !name.includes('as it changes'))
      .map(([, { route }]) => route.split(' ')[1]!.replace(/:\w+/gu, '45'));
    const pages = ['/', '/my-events', '/events/45', '/gifts', '/admin/events', '/admin/gifts'];
    let shown = 0;
    for (const path of [...reads, ...pages]) {
      for (const { cookie } of [guest, couple]) {
        const answer = await fetch(site.url + path, { headers: { cookie } });
        if ((await answer.text()).includes(`127.0.0.1:${port}`)) shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(3);
    expect(knocks()).toBe(0);

    // Requests are counted.
    await expect(fetch(image_url)).rejects.toThrow();
    expect(knocks()).toBe(1);
  },
);
