import type { CountryCode, PersonalField } from '../../contract/countries/country.ts';
import { cardHolder, personalData } from '../../server/testing/people.ts';

export type Facts = Partial<Record<PersonalField, string | true>>;

/** What one driver knows by heart or reads from a card, as it is typed. */
export function factsOf(country: CountryCode): Facts {
  const given = personalData(country);
  const contact = contacts[country];
  // In the order of the screens; values that the CURP fills in are not typed.
  const all: Record<string, unknown> = { ...contact, nationalId: given.nationalId, ...given };
  const typed = Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === true || String(value)]);
  return Object.fromEntries(typed);
}

/** The same facts for the person on a country's drawn card. */
export function factsOfCard(country: CountryCode): Facts {
  return { mx: onIdentityCard, us: onLicence }[country]();
}

function onIdentityCard(): Facts {
  const contact = {
    firstName: 'Ana Sofía',
    lastName: 'López Núñez',
    phone: '5512345678',
    email: 'ana.lopez@example.com',
  };
  const address = {
    postalCode: '64000',
    state: 'Nuevo León',
    city: 'Monterrey',
    neighborhood: 'Centro',
    street: 'Roble',
  };
  const { curp, birthdate } = cardHolder;
  return { ...contact, nationalId: curp, birthdate, taxId: `${curp.slice(0, 10)}AB1`, ...address, streetNumber: '179' };
}

function onLicence(): Facts {
  const { email, phone } = american;
  const name = { firstName: 'Ana Luz', lastName: 'Rivera' };
  const home = { postalCode: '78701', state: 'Texas', city: 'Austin', street: 'Example St', streetNumber: '12' };
  const asked = { ...factsOf('us'), birthdate: '1976-02-20', ...home };
  return { ...asked, ...name, phone, email };
}

const mexican = {
  firstName: 'María José',
  lastName: 'Núñez Ávila',
  phone: '5512345678',
  email: 'maria.nunez@gmail.com',
};
const american = {
  firstName: 'Jordan',
  lastName: 'Whitfield',
  phone: '2145550134',
  email: 'jordan.whitfield@gmail.com',
};
const contacts = { mx: mexican, us: american };

/** An amount as the driver app shows it. */
export const typicalAmount = '4312.50';
export const typicalRating = '4.93';

export const guarantor = {
  name: 'Rosa Peña Ruiz',
  phone: '5587654321',
  email: 'rosa@example.com',
  location: 'Toluca, Estado de México',
};
