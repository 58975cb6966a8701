/** A door to a port of this machine that is some milliseconds away. node slow-line.ts <port> <ms>; prints its own. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const [port, delay] = process.argv.slice(2).map(Number) as [number, number];

const late = (from: Socket, to: Socket) => {
  from.on('data', (piece) => setTimeout(() => to.write(piece), delay / 2));
  from.on('close', () => setTimeout(() => to.destroy(), delay / 2));
  from.on('error', () => to.destroy());
};

const door = createServer((near) => {
  const far = connect(port, '127.0.0.1');
  late(near, far);
  late(far, near);
}).listen(0, '127.0.0.1', () => console.log((door.address() as AddressInfo).port));
