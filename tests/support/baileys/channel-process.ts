import { baileysChannel } from '#gateways/whatsapp/baileys/baileys-channel.ts';
import { memoryStore } from './store.ts';

export type Command = { connect: true } | { send: string } | { clearDevices: true };

/** A channel in a process of its own, so that all that it prints can be read: see output.test.ts */
const store = memoryStore();
const channel = baileysChannel({
  store,
  socketUrl: process.env['WA_SOCKET_URL']!,
  rootKey: process.env['WA_ROOT_KEY'],
});

const action = async (command: Command): Promise<unknown> => {
  if ('connect' in command) return channel.connect();
  if ('send' in command) {
    return channel.send({ id: channel.nextId(), phone: command.send, text: 'Hola' });
  }
  const rows = [...store.rows.keys()].filter((row) => row.startsWith('devices-of-user'));
  for (const row of rows) store.rows.delete(row);
  return rows.length;
};

process.on('message', (command: Command | 'status') => {
  if (command === 'status') process.send!(channel.status());
  else void action(command).then((done) => process.send!({ done }));
});
