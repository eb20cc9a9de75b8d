import { isClosed } from '@volante/contract/admission/closing.ts';
import { useMaybeApplication } from '../application.ts';
import { proveHere } from './prove-here.ts';

/** Whether this device proved nothing, so that stored values are masked. */
export function useLimited(): boolean {
  return useMaybeApplication()?.access === 'limited';
}

/** The applicant's initials on such a device: `A. N.`; '' if no name is stored. And whether anything may still be given. */
export function useGreeted(): { initials: string; open: boolean } {
  const application = useMaybeApplication();
  const { firstName = '', lastName = '' } = application?.personalData ?? {};
  return {
    initials: [firstName, lastName].filter(Boolean).join(' '),
    open: !application || !isClosed(application),
  };
}

/** Runs what changes something stored: on a device that proved nothing after the proof, elsewhere at once. */
export function useProvedFirst(): (work: () => void) => void {
  const limited = useLimited();
  return async (work) => {
    if (limited && !(await proveHere())) return;
    work();
  };
}
