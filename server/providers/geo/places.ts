import { readFileSync } from 'node:fs';

/** Maximum distance to a town, in km. */
const NEAR = 60;
const KM_PER_DEGREE = 111.2;

interface Towns {
  names: string[];
  /** Indexes by town and state, folded: some states have several towns of one name. */
  byName: Map<string, number[]>;
  /** In degrees, by index of the name. */
  latitudes: Float64Array;
  longitudes: Float64Array;
}

let places: Towns | undefined;

/** The nearest town of Mexico or the United States with its state; null when it is more than 60 km away. */
export function townAt(latitude: number, longitude: number): string | null {
  // Read on first use (25 ms), not at the start.
  places ??= readTowns();
  const { names, latitudes, longitudes } = places;
  // A degree of longitude shrinks towards the poles; over 60 km the earth is flat enough.
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  let nearest = -1;
  let least = (NEAR / KM_PER_DEGREE) ** 2;
  for (let i = 0; i < names.length; i++) {
    const north = (latitudes[i] as number) - latitude;
    const east = ((longitudes[i] as number) - longitude) * squeeze;
    const distance = north * north + east * east;
    if (distance < least) {
      least = distance;
      nearest = i;
    }
  }
  return names[nearest] ?? null;
}

/**
 * Distance in km from a point to the town of this name in this state, to the nearest if there are several. Null for a town that
 * isn't listed.
 */
export function kmToTown(latitude: number, longitude: number, town: string, state: string): number | null {
  places ??= readTowns();
  const { byName, latitudes, longitudes } = places;
  const known = byName.get(keyOf(town, letters[state] ?? state)) ?? [];
  const away = known.map((i) => kmBetween(latitude, longitude, latitudes[i] as number, longitudes[i] as number));
  return away.length > 0 ? Math.min(...away) : null;
}

/** The list names these states by their letters. */
const letters: Record<string, string> = { Florida: 'FL', Texas: 'TX' };

function keyOf(town: string, state: string): string {
  const folded = `${town}, ${state}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return folded.replaceAll(/\s+/g, ' ').trim();
}

// Along a great circle (haversine).
function kmBetween(fromLatitude: number, fromLongitude: number, toLatitude: number, toLongitude: number): number {
  const [a, b] = [(fromLatitude * Math.PI) / 180, (toLatitude * Math.PI) / 180];
  const north = Math.sin((b - a) / 2);
  const east = Math.sin(((toLongitude - fromLongitude) * Math.PI) / 360);
  const half = north * north + Math.cos(a) * Math.cos(b) * east * east;
  return (2 * Math.asin(Math.min(1, Math.sqrt(half))) * 180 * KM_PER_DEGREE) / Math.PI;
}

// A line without tabs is a state; the towns in it follow with their degrees in thousandths.
function readTowns(): Towns {
  const lines = readFileSync(new URL('places.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const names: string[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const byName = new Map<string, number[]>();
  let state = '';
  for (const line of lines) {
    const [name = '', latitude, longitude] = line.split('\t');
    if (latitude === undefined) {
      state = name;
      continue;
    }
    const key = keyOf(name, state);
    byName.set(key, [...(byName.get(key) ?? []), names.length]);
    names.push(name === state ? name : `${name}, ${state}`);
    latitudes.push(Number(latitude) / 1000);
    longitudes.push(Number(longitude) / 1000);
  }
  return { names, byName, latitudes: Float64Array.from(latitudes), longitudes: Float64Array.from(longitudes) };
}
