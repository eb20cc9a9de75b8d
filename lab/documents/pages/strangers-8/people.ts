import type { Random } from '../../../../sandbox/people/random.ts';
import { plain } from '../designs.ts';
import { drawPerson, type Person } from '../people.ts';
import { titled } from '../strangers-3/parts.ts';

const pools = {
  women: ['Reyna', 'Diana Laura', 'María Guadalupe', 'Esperanza', 'Nancy Paola', 'Ofelia'],
  men: ['Juan Carlos', 'Fidel', 'Miguel Ángel', 'Jorge Luis', 'Abel', 'Sergio Iván'],
  family: [
    ...['Garza', 'Cruz', 'Ponce', 'Torre', 'Cabrera', 'Delgadillo', 'Esquivel', 'Montes', 'Ríos', 'Salgado'],
    ...['Trejo', 'Uribe', 'Villegas'],
  ],
  streets: [
    ...['Nardo', 'Melchor Ocampo', '2a Cda de Allende', 'Av Independencia Ote', 'Calle 5 Sur', 'Privada Las Fuentes'],
    ...['Paseo de los Héroes', 'Río Usumacinta', 'Fco I Madero', 'Gral Ignacio Pesqueira', '21 de Marzo', 'Ébano'],
  ],
  quarters: [
    ...['Ampliación San Juan', 'Insurgentes', 'Hacienda Real', 'El Campestre', 'Francisco Villa Norte', 'La Cañada'],
    ...['Barrio de la Luz', '1 de Mayo', 'Solidaridad', 'Praderas del Sur'],
  ],
  towns: [
    { city: 'Hermosillo', state: 'Sonora', shortState: 'SON.', postal: '83' },
    { city: 'Ciudad Obregón', state: 'Sonora', shortState: 'SON.', postal: '85' },
    { city: 'Juárez', state: 'Chihuahua', shortState: 'CHIH.', postal: '32' },
    { city: 'Benito Juárez', state: 'Quintana Roo', shortState: 'Q. ROO', postal: '77' },
    { city: 'Tecámac', state: 'México', shortState: 'MEX.', postal: '55' },
    { city: 'Cuautitlán Izcalli', state: 'México', shortState: 'MEX.', postal: '54' },
    { city: 'Santa Catarina', state: 'Nuevo León', shortState: 'N.L.', postal: '66' },
    { city: 'Xochimilco', state: 'Ciudad de México', shortState: 'CDMX', postal: '16' },
    { city: 'Acapulco de Juárez', state: 'Guerrero', shortState: 'GRO.', postal: '39' },
    { city: 'Villahermosa', state: 'Tabasco', shortState: 'TAB.', postal: '86' },
  ],
};

/** Names with particles: neither the CURP's letters nor the RFC's count these words. */
const particled: Record<string, string> = {
  ...{ Garza: 'de la Garza', Cruz: 'de la Cruz', Ponce: 'Ponce de León', Torre: 'de la Torre' },
};

/** Somebody in Mexico; of one of these states if their paper is one of a company that is only there. */
export function drawRider(random: Random, states: readonly string[] = []): Person {
  const towns = pools.towns.filter(({ state }) => states.length === 0 || states.includes(state));
  const given = [...pools.women, ...pools.men];
  // The letter of the sex is drawn apart from the name.
  for (;;) {
    const person = drawPerson(random, { ...pools, given, towns });
    if (pools.women.includes(person.firstName) !== (person.curp[10] === 'M')) continue;
    const flat = random.chance(0.4) ? random.pick(['3', 'C', '204', 'E-12', 'Altos', 'L-7']) : '';
    return {
      ...person,
      department: person.department || flat,
      lastName1: particled[person.lastName1] ?? person.lastName1,
      lastName2: particled[person.lastName2] ?? person.lastName2,
    };
  }
}

/** A home at a road: the kilometre is its number. */
export const atRoad = (random: Random, p: Person): Person => ({
  ...p,
  street: random.pick(['Carr Libre a Celaya', 'Carretera Nacional', 'Carr México Pachuca', 'Carr Costera del Golfo']),
  streetNumber: `KM ${random.whole(3, 41)}.${random.pick(['2', '5', '8'])}`,
});

/** Somebody else, who is only named: who sends money, an adviser, a neighbour. */
export const drawStranger = (random: Random) =>
  plain(`${random.pick([...pools.men, ...pools.women])} ${random.some(pools.family, 2).join(' ')}`);

const americans = {
  first: ['MALIK', 'ROSARIO', 'THEODORE', 'YUKI', 'DESHAWN', 'CARMEN', 'IRINA', 'BRADLEY'],
  last: [
    ...['DE LA ROSA', 'VAN BUREN', 'MENDEZ-ORTIZ', 'HARGROVE JR', "D'ANGELO", 'TESFAYE', 'LOCKHART', 'ST CLAIR'],
    ...['QUINTANILLA', 'BROWNE III'],
  ],
  streets: [
    ...['ALAMEDA DE LAS PULGAS', 'W 47TH PL APT 2R', 'GREENBRIAR LN', 'N LAMAR BLVD UNIT 218', 'OLD COUNTRY RD'],
    ...['E 18TH ST # 5C', 'STATE HIGHWAY 121', 'FOX CHASE CIR', 'S FIGUEROA ST APT 1107', 'SAINT JAMES PL'],
  ],
  towns: [
    { city: 'LONG BEACH', state: 'CA', zip: '908' },
    { city: 'SACRAMENTO', state: 'CA', zip: '958' },
    { city: 'MESQUITE', state: 'TX', zip: '751' },
    { city: 'FORT WORTH', state: 'TX', zip: '761' },
    { city: 'CHICAGO', state: 'IL', zip: '606' },
    { city: 'MIAMI', state: 'FL', zip: '331' },
    { city: 'BROOKLYN', state: 'NY', zip: '112' },
    { city: 'LAS VEGAS', state: 'NV', zip: '891' },
    { city: 'CLEVELAND', state: 'OH', zip: '441' },
    { city: 'PROVIDENCE', state: 'RI', zip: '029' },
    { city: 'GRAND RAPIDS', state: 'MI', zip: '495' },
  ],
};

export function drawPayer(random: Random, states: readonly string[] = []) {
  const { first, last, streets, towns } = americans;
  const { zip, ...town } = random.pick(towns.filter(({ state }) => states.length === 0 || states.includes(state)));
  return {
    holder: `${random.pick(first)} ${random.pick(['B', 'E', 'L', 'M'])} ${random.pick(last)}`,
    street: `${random.whole(104, 9890)} ${random.pick(streets)}`,
    ...town,
    zip: `${zip}${String(random.whole(10, 36))}`,
  };
}

/** The street, and the flat in a line of its own, as some envelopes have it. */
export const parted = (street: string) => street.replace(/ (APT|UNIT|#) /, '<br>$1 ');

/** Words as people write names; a third of a name keeps its great letters. */
export const titledName = (text: string) =>
  titled(text)
    .replace(/\bIii\b/, 'III')
    .replace(/'\S/, (begin) => begin.toUpperCase());
