import type { PersonalData } from '../application.ts';
import type { CountryCode } from '../country.ts';

type Address = Pick<
  PersonalData,
  'street' | 'streetNumber' | 'department' | 'neighborhood' | 'postalCode' | 'city' | 'state'
>;

/** An address on one line, in the country's usual order; empty parts are left out. */
export function addressLine(address: Address, country: CountryCode): string {
  return lines[country](address).filter(Boolean).join(', ');
}

const lines: Record<CountryCode, (address: Address) => string[]> = {
  mx: ({ street, streetNumber, department, neighborhood, postalCode, city, state }) => [
    words(street, streetNumber, department && `int. ${department}`),
    neighborhood,
    words(postalCode, city),
    state === city ? '' : state,
  ],
  us: ({ street, streetNumber, department, neighborhood, postalCode, city, state }) => [
    words(streetNumber, street, department && `apt ${department}`),
    neighborhood,
    city,
    words(state, postalCode),
  ],
};

function words(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}
