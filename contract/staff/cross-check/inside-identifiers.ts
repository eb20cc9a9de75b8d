import { isDate } from '../../fields/dates.ts';
import { birthdateOfCurp, checkCurp, curpPattern } from '../../fields/identifiers/curp.ts';
import { checkRfc, rfcPattern } from '../../fields/identifiers/rfc.ts';
import { birthStates } from './birth-states.ts';

interface Inside {
  birthdate?: string;
  /** H is a man, M a woman, X neither. */
  sex?: string;
  /** As a CURP writes states: two letters, NE for abroad. */
  birthState?: string;
}

/** The facts encoded in a CURP; empty for an invalid one, or one for foreigners. */
export function insideCurp(curp: string): Inside {
  if (!curpPattern.test(curp) || checkCurp(curp, '', '9999-12-31').includes('curp_generic')) return {};
  const birthdate = birthdateOfCurp(curp);
  return { ...(isDate(birthdate) && { birthdate }), sex: curp.charAt(10), birthState: curp.slice(11, 13) };
}

/**
 * The birth date encoded in an RFC. The RFC has no century: it is taken from `like`, a date `yyyy-mm-dd`, or assumed to
 * be the twentieth.
 */
export function insideRfc(rfc: string, like: string): Pick<Inside, 'birthdate'> {
  if (!rfcPattern.test(rfc) || checkRfc(rfc, '').includes('rfc_generic')) return {};
  const century = like.slice(0, 2) || '19';
  const birthdate = `${century}${rfc.slice(4, 6)}-${rfc.slice(6, 8)}-${rfc.slice(8, 10)}`;
  return isDate(birthdate) ? { birthdate } : {};
}

/** The facts encoded in a voter key: six letters, date, state number, sex. */
export function insideVoterKey(key: string): Pick<Inside, 'birthState'> {
  const number = Number(/^[A-Z]{6}\d{6}(\d\d)[HM]\d{3}$/.exec(key)?.[1] ?? 0);
  const birthState = ABROAD.has(number) ? 'NE' : states[number - 1];
  return birthState ? { birthState } : {};
}

const states = Object.keys(birthStates);
const ABROAD = new Set([87, 88]);
