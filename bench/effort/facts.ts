import type { CountryCode, PersonalField } from '../../contract/country.ts';
import { cardHolder, contacts as known, obligor, personalData } from '../../sandbox/people/people.ts';

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
  const { email, phone } = contacts.us;
  const name = { firstName: 'Ana Luz', lastName: 'Rivera' };
  const home = { postalCode: '78701', state: 'Texas', city: 'Austin', street: 'Example St', streetNumber: '12' };
  const asked = { ...factsOf('us'), birthdate: '1976-02-20', ...home };
  return { ...asked, ...name, phone, email };
}

// As most people type them: an address of a frequent provider, and a number without spaces.
const contacts: typeof known = {
  mx: { ...known.mx, phone: '5512345678', email: 'maria.nunez@gmail.com' },
  us: { ...known.us, phone: '2145550134', email: 'jordan.whitfield@gmail.com' },
};

/** An amount as the driver app shows it. */
export const typicalAmount = '4312.50';
export const typicalRating = '4.93';

export const guarantor = { ...obligor, email: 'rosa@example.com' };
