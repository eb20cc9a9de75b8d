import { BlockList, isIP } from 'node:net';

/** Networks that only machines near us reach: a request there could be made in our name. Their sources are the registries of IANA. */
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  // The metadata service of Azure.
  '168.63.129.16/32',
] as const;

/** Prefixes of IPv6 addresses that contain an IPv4 address: mapped ones, and those of NAT64. */
const containing = ['::ffff:', '64:ff9b::'];

const closed = new BlockList();
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const prefix of containing) open.addSubnet(`${prefix}0.0.0.0`, 96, 'ipv6');
for (const network of networks) {
  const [base = '', bits] = network.split('/');
  closed.addSubnet(base, Number(bits), 'ipv4');
  for (const prefix of containing) closed.addSubnet(prefix + base, 96 + Number(bits), 'ipv6');
}
// Teredo and other special ones, documentation, 6to4.
closed.addSubnet('2001::', 23, 'ipv6');
closed.addSubnet('2001:db8::', 32, 'ipv6');
closed.addSubnet('2002::', 16, 'ipv6');
closed.addSubnet('3fff::', 20, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address belongs to the public internet, in whatever notation. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

export function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
