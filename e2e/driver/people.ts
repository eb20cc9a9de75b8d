import type { CountryCode } from '../../contract/countries/country.ts';

// Workers of one run share a product.
let number = Number(process.env.TEST_WORKER_INDEX ?? 0) * 1000;

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

/** Personal information for the country's form, with a unique CURP or SSN. */
export function personalData(country: CountryCode): Record<string, unknown> {
  number++;
  return of[country]();
}

const of: Record<CountryCode, () => Record<string, unknown>> = { mx: mexican, us: american };

function mexican() {
  const consonants = 'BCDFGHJKLMNPQRSTVWXYZ';
  const letters = [1, 21, 441].map((unit) => consonants[Math.floor(number / unit) % 21]).join('');
  return {
    birthdate: '1990-04-12',
    taxId: 'NUAM900412AB1',
    nationalId: withCheckDigit(`NUAM900412MDF${letters}0`),
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

/** The last digit of a CURP, computed from the first 17 characters by RENAPO's rule. */
function withCheckDigit(curp: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const sum = [...curp].reduce((total, letter, i) => total + alphabet.indexOf(letter) * (18 - i), 0);
  return curp + ((10 - (sum % 10)) % 10);
}
