import { type IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * The client's address. Only a proxy on this machine is trusted to forward one, and of its list only the last
 * hop, which it saw itself: a client can forge the entries further left.
 */
export const clientAddress = (req: IncomingMessage, trustProxy: 'loopback' | 'none'): string => {
  const peer = plain(req.socket.remoteAddress ?? '');
  if (trustProxy === 'none' || !isLoopback(peer)) return peer;
  const hops = (req.headers['x-forwarded-for']?.toString() ?? '').split(',').map(plain).reverse();
  const hop = hops.find((address) => !isLoopback(address));
  return hop && isIP(hop) ? hop : peer;
};

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const isLoopback = (address: string) =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
