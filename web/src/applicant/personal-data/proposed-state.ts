import type { Country } from '@volante/contract/countries/country.ts';
import { stateOfPostalCode } from '@volante/contract/countries/index.ts';
import { useEffect, useRef } from 'react';

interface Proposal {
  country: Country;
  postalCode: string;
  /** What is chosen now. */
  state: string;
  /** The states that can be chosen. */
  open: readonly string[];
  choose: (state: string) => void;
}

/**
 * Chooses the state that owns the postal code, unless the applicant chose one. Answers the state that the code speaks for
 * when that contradicts the chosen one, else null.
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
