/** Within a network of its own: whoever connects to the address reaches the socket's other side. */
import { connect, createServer } from 'node:net';

const [host, port, socket] = process.argv.slice(2);
createServer((inner) => {
  const outer = connect(socket!);
  inner.pipe(outer).on('error', () => inner.destroy());
  outer.pipe(inner).on('error', () => outer.destroy());
}).listen(Number(port), host);
