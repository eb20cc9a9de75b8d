import { BlockList, isIP } from 'node:net';

/** Networks that don't identify a line: this machine, private networks, and those in which a carrier puts all its customers. */
const inner = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  inner.addSubnet(address, bits, 'ipv4');
}
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  inner.addSubnet(address, bits, 'ipv6');
}

/**
 * The part of an IP address that identifies a line: all of an IPv4 address, the first four groups of an IPv6 address. Null for
 * private and invalid addresses.
 */
export function lineOf(ip: string): string | null {
  const family = isIP(ip);
  if (family === 0 || inner.check(ip, family === 6 ? 'ipv6' : 'ipv4')) return null;
  return family === 6 ? groupsOf(ip).slice(0, 4).join(':') : ip;
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const [front, back] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - front!.length - back!.length) }, () => '0');
  return [...front!, ...(tail === undefined ? [] : zeros), ...back!];
}
