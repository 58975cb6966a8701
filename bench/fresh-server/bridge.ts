/** Within a network namespace: connections to the address reach the socket's other side. */
import { connect, createServer } from 'node:net';

const [host, port, socket] = process.argv.slice(2);
createServer((inner) => {
  const outer = connect(socket!);
  inner.pipe(outer).on('error', () => inner.destroy());
  outer.pipe(inner).on('error', () => outer.destroy());
}).listen(Number(port), host);
