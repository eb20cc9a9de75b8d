import type { CountryCode } from '@volante/contract/countries/country.ts';
import { curpCheckDigit } from '@volante/contract/fields/identifiers/curp.ts';

// People who don't exist, and whom journeys, pictures of screens and benchmarks know by name.

export const contacts: Record<CountryCode, { firstName: string; lastName: string; phone: string; email: string }> = {
  mx: {
    firstName: 'María José',
    lastName: 'Núñez Ávila',
    phone: '55 1234 5678',
    email: 'maria.nunez@example.com',
  },
  us: { firstName: 'Jordan', lastName: 'Whitfield', phone: '214 555 0134', email: 'jordan.whitfield@example.com' },
};

export const obligor = {
  name: 'Rosa Peña Ruiz',
  phone: '5587654321',
  email: 'rosa.pena@example.com',
  location: 'Toluca, Estado de México',
};

/** Very long names and addresses. */
export const longContact = {
  firstName: 'María Guadalupe de los Ángeles',
  lastName: 'Fernández-Villaseñor y Arriaga',
  phone: '55 1234 5678',
  email: 'maria.guadalupe.fernandez-villasenor.y.arriaga@correo-institucional.example.com',
};

export const longAddress = {
  city: 'Dolores Hidalgo Cuna de la Independencia Nacional',
  neighborhood: 'Fraccionamiento Residencial Lomas de San Ángel Inn',
  street: 'Calzada de los Héroes de la Revolución y de la Independencia',
  streetNumber: '1120-B',
  department: 'Torre 4, piso 12',
};

/** An invented person, as an identity card has them. */
export interface CardHolder {
  lastNames: [string, string];
  firstName: string;
  curp: string;
  /** `yyyy-mm-dd`. */
  birthdate: string;
  sex: 'H' | 'M';
  voterKey: string;
  address: [string, string, string];
}

/** Ana Sofía Lopez Nuñez of Monterrey; her CURP's check digit holds. */
export const cardHolder: CardHolder = {
  lastNames: ['LOPEZ', 'NUÑEZ'],
  firstName: 'ANA SOFIA',
  curp: 'LONA900515MNLPXN05',
  birthdate: '1990-05-15',
  sex: 'M',
  voterKey: 'LPNZAN90051519M100',
  address: ['C ROBLE 179', 'COL CENTRO 64000', 'MONTERREY, NUEVO LEÓN'],
};

/** Rosa Peña Ruiz of Toluca, a guarantor; her CURP's check digit holds. */
export const guarantorsCard: CardHolder = {
  lastNames: ['PEÑA', 'RUIZ'],
  firstName: 'ROSA',
  curp: 'PERR620308MMCXZS08',
  birthdate: '1962-03-08',
  sex: 'M',
  voterKey: 'PXRZRS62030815M100',
  address: ['C ENCINO 21', 'COL CENTRO 50000', 'TOLUCA, ESTADO DE MÉXICO'],
};

// Workers of one run share a product.
let number = Number(process.env.TEST_WORKER_INDEX ?? 0) * 1000;

/** Personal information for the country's form, with a CURP or SSN that nobody else in this run has. */
export function personalData(country: CountryCode): Record<string, unknown> {
  number++;
  return forms[country]();
}

const forms: Record<CountryCode, () => Record<string, unknown>> = { mx: mexican, us: american };

function mexican() {
  const consonants = 'BCDFGHJKLMNPQRSTVWXYZ';
  const letters = [1, 21, 441].map((unit) => consonants[Math.floor(number / unit) % 21]).join('');
  const curp = `NUAM900412MDF${letters}0`;
  return {
    birthdate: '1990-04-12',
    taxId: 'NUAM900412AB1',
    nationalId: `${curp}${curpCheckDigit(curp)}`,
    postalCode: '06050',
    state: 'Ciudad de México',
    city: 'Cuauhtémoc',
    neighborhood: 'Centro',
    street: 'Av. Juárez',
    streetNumber: '120',
  };
}

function american() {
  return {
    birthdate: '1988-03-09',
    ssn: `${212 + Math.floor(number / 80)}-${10 + (number % 80)}-6789`,
    postalCode: '75201',
    state: 'Texas',
    city: 'Dallas',
    street: 'Elm Street',
    streetNumber: '1401',
    rideShareTotalRides: 2314,
    avgEarningPerWeek: 850,
    ocnBackgroundAndCreditCheckForApplication: true,
    privacyPolicy: true,
  };
}
