import { countryName, countryOf } from './ip-country.ts';
import { kmToTown, placeAt } from './places.ts';

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

export const embeddedGeo: Geo = { placeAt, kmToTown, countryOf, countryName };
