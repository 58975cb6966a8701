import { baileysChannel } from '#gateways/whatsapp/baileys/baileys-channel.ts';
import { memoryStore } from './store.ts';

export type Asked = { connect: true } | { send: string } | { forgetDevices: true };

/** A channel in a process of its own, so that all that it prints can be read: see output.test.ts */
const store = memoryStore();
const channel = baileysChannel({
  store,
  socketUrl: process.env['WA_SOCKET_URL']!,
  rootKey: process.env['WA_ROOT_KEY'],
});

const act = async (asked: Asked): Promise<unknown> => {
  if ('connect' in asked) return channel.connect();
  if ('send' in asked) {
    return channel.send({ id: channel.nextId(), phone: asked.send, text: 'Hola' });
  }
  const rows = [...store.rows.keys()].filter((row) => row.startsWith('devices-of-user'));
  for (const row of rows) store.rows.delete(row);
  return rows.length;
};

process.on('message', (asked: Asked | 'status') => {
  if (asked === 'status') process.send!(channel.status());
  else void act(asked).then((done) => process.send!({ done }));
});
