import { type IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Who is asking. Only a proxy on this machine is believed about somebody else's address, and of
 * its list only the last hop it saw itself: what stands further left anybody can write.
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
