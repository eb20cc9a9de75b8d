import type { Country } from '@volante/contract/countries/country.ts';
import { stateOfPostalCode } from '@volante/contract/countries/index.ts';
import { useEffect, useRef } from 'react';

/** Fills in a city known from its postal code, unless the applicant typed one. */
export function useProposedCity(known: string | null, city: string, fill: (city: string) => void): void {
  const proposed = useRef('');
  const latest = useRef({ city, fill });
  latest.current = { city, fill };
  useEffect(() => {
    const now = latest.current;
    const isFree = now.city === '' || now.city === proposed.current;
    if (!known || !isFree || known === now.city) return;
    proposed.current = known;
    now.fill(known);
  }, [known]);
}

interface Proposal {
  country: Country;
  postalCode: string;
  /** The current choice. */
  state: string;
  /** The selectable states. */
  open: readonly string[];
  choose: (state: string) => void;
}

/**
 * Preselects the postal code's state, unless the applicant chose one. Returns the postal code's state if it contradicts the
 * chosen one, otherwise null.
 */
export function useProposedState({ country, postalCode, state, open, choose }: Proposal): string | null {
  const owner = stateOfPostalCode(country, postalCode);
  const proposed = useRef(state === owner ? owner : '');
  const latest = useRef({ state, open, choose });
  latest.current = { state, open, choose };
  useEffect(() => {
    const now = latest.current;
    const free = now.state === '' || now.state === proposed.current;
    if (!owner || !free || owner === now.state || !now.open.includes(owner)) return;
    proposed.current = owner;
    now.choose(owner);
  }, [owner]);
  return owner && state !== '' && owner !== state ? owner : null;
}
