import { readFileSync } from 'node:fs';

/** Maximum distance to a town, in km. */
const NEAR = 60;
const KM_PER_DEGREE = 111.2;

interface Places {
  names: string[];
  /** In degrees, by index of the name. */
  latitudes: Float64Array;
  longitudes: Float64Array;
}

let places: Places | undefined;

/** The nearest town of Mexico or the United States with its state; null when it is more than 60 km away. */
export function placeAt(latitude: number, longitude: number): string | null {
  // Read at the first question (25 ms), not at the start.
  places ??= readPlaces();
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

// A line without tabs is a state; the towns in it follow with their degrees in thousandths.
function readPlaces(): Places {
  const lines = readFileSync(new URL('places.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const names: string[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  let state = '';
  for (const line of lines) {
    const [name = '', latitude, longitude] = line.split('\t');
    if (latitude === undefined) {
      state = name;
      continue;
    }
    names.push(name === state ? name : `${name}, ${state}`);
    latitudes.push(Number(latitude) / 1000);
    longitudes.push(Number(longitude) / 1000);
  }
  return { names, latitudes: Float64Array.from(latitudes), longitudes: Float64Array.from(longitudes) };
}
