import { type CountryCode, perCountry } from '../country.ts';
import type { RequestKind } from './rules.ts';

/** How long the company has to answer a request about personal data. */
export interface Deadline {
  days: number;
  /** `working`: Monday to Friday without the country's public holidays. Both count from the day after the request. */
  counted: 'working' | 'calendar';
  /** The law; null where none applies, so that the period is our own. */
  law: string | null;
}

const days45 = (law: string): Deadline => ({ days: 45, counted: 'calendar', law });

/** For states of the United States without a law of their own, and until the driver gave a state. */
const unitedStates: Deadline = { days: 45, counted: 'calendar', law: null };

/**
 * The period of each state with a comprehensive privacy law. The numbers are those of the acts, compared with the state privacy law
 * tracker of Mayer Brown (mayerbrown.com, "Days to respond to requests"). Several acts exempt lenders or small companies: whether
 * one applies is for a lawyer, and keeping it does no harm.
 */
const states: Record<string, Deadline> = {
  California: days45('California Consumer Privacy Act, Civ. Code § 1798.130'),
  Colorado: days45('Colorado Privacy Act, C.R.S. § 6-1-1306'),
  Connecticut: days45('Connecticut Data Privacy Act'),
  Delaware: days45('Delaware Personal Data Privacy Act'),
  Florida: days45('Florida Digital Bill of Rights'),
  Indiana: days45('Indiana Consumer Data Protection Act'),
  Iowa: { days: 90, counted: 'calendar', law: 'Iowa Consumer Data Protection Act, Code § 715D.3' },
  Kentucky: days45('Kentucky Consumer Data Protection Act'),
  Maryland: days45('Maryland Online Data Privacy Act'),
  Minnesota: days45('Minnesota Consumer Data Privacy Act'),
  Montana: days45('Montana Consumer Data Privacy Act'),
  Nebraska: days45('Nebraska Data Privacy Act'),
  'New Hampshire': days45('New Hampshire Privacy Act, RSA 507-H'),
  'New Jersey': days45('New Jersey Data Privacy Act'),
  Oregon: days45('Oregon Consumer Privacy Act, ORS 646A.576'),
  'Rhode Island': days45('Rhode Island Data Transparency and Privacy Protection Act'),
  Tennessee: days45('Tennessee Information Protection Act'),
  Texas: days45('Texas Data Privacy and Security Act, Bus. & Com. Code § 541.052'),
  Utah: days45('Utah Consumer Privacy Act, Code § 13-61-203'),
  Virginia: days45('Virginia Consumer Data Protection Act, Code § 59.1-577'),
};

/** Where one kind of request has another period. */
const ofKind: Record<string, Partial<Record<RequestKind, number>>> = { 'Rhode Island': { withdrawal: 15 } };

/**
 * Mexico: the Ley Federal de Protección de Datos Personales en Posesión de los Particulares (Diario Oficial, 20 March 2025), article
 * 31; its days are working days. What was granted has to be done within 15 more.
 */
const mexico: Deadline = { days: 20, counted: 'working', law: 'LFPDPPP, art. 31' };

/** The period for a request by somebody in this state; `state` is its full name, or '' while unknown. */
export function deadlineOf(country: CountryCode, state: string, kind: RequestKind): Deadline {
  return deadlines[country](state, kind);
}

const deadlines = perCountry<(state: string, kind: RequestKind) => Deadline>({
  mx: () => mexico,
  us(state, kind) {
    const deadline = states[state] ?? unitedStates;
    return { ...deadline, days: ofKind[state]?.[kind] ?? deadline.days };
  },
});
