import type { Config } from '../../config/config.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    /** Null if no CRM is configured. */
    crm: Crm | null;
  }
}

/** What a CRM can be given. Never a CURP, an SSN or another identifier. */
export const crmFields = [
  'reference',
  'externalReference',
  'firstName',
  'lastName',
  'stage',
  'decision',
  'decidedAt',
  'closed',
  'weeklyEarnings',
  'currency',
  'visitAt',
  'link',
  'linkOpenedAt',
] as const;
export type CrmField = (typeof crmFields)[number];

/**
 * The present facts of an application, as texts: instants in ISO 8601, amounts as decimal numbers. A field that is left out stays
 * as it is in the CRM; '' clears it.
 */
export type CrmFacts = Partial<Record<CrmField, string>>;

/** By what a contact is found, or made. '' for what isn't known. */
export interface CrmContact {
  /** The eight digits of the application. */
  reference: string;
  email: string;
  /** E.164. */
  phone: string;
}

/** One to be forgotten. */
export interface ForgottenContact extends CrmContact {
  /** Whether we made it: then its address and number in the CRM are what we wrote. */
  made: boolean;
}

export interface Crm {
  name: string;
  /**
   * Makes the contact if there is none, and calls `making` before, so that an erasure can take back address and number. Idempotent:
   * repeating it leaves one contact. Throws `DeliveryFault`, with the code `contact_not_found` where nobody has to act on it.
   */
  update(contact: CrmContact, facts: CrmFacts, making?: () => Promise<void>): Promise<void>;
  /**
   * Clears what we wrote, for a contact that has to be forgotten: the fields we fill, and of one that we made also its address and number.
   * What others wrote stays. Idempotent; throws as `update` does.
   */
  empty(contact: ForgottenContact): Promise<void>;
  /** Throws if it is unreachable, rejects us, or lacks a field we write. Changes nothing. */
  check(): Promise<void>;
}

/** HubSpot's properties by the fields that fill them. */
export function hubspotFields(config: Config): Partial<Record<CrmField, string>> {
  const { HUBSPOT_LINK_PROPERTY: linkOpenedAt, HUBSPOT_STAGE_PROPERTY: stage, HUBSPOT_FIELDS } = config;
  return { linkOpenedAt, ...(stage && { stage }), ...HUBSPOT_FIELDS };
}

type CrmSettings = Pick<
  Config,
  'CRM' | 'HUBSPOT_TOKEN' | 'HUBSPOT_LINK_PROPERTY' | 'HUBSPOT_STAGE_PROPERTY' | 'HUBSPOT_FIELDS'
>;

export function hasCrm({ CRM, HUBSPOT_TOKEN }: CrmSettings): boolean {
  return CRM !== 'hubspot' || HUBSPOT_TOKEN !== undefined;
}

/** Whether the CRM is to hear of such news. HubSpot does if it has a property that they change. */
export function crmHears(config: Config, news: 'stage' | 'closed' | 'visit' | 'contact' | 'link'): boolean {
  if (config.CRM !== 'hubspot') return true;
  const { linkOpenedAt: _, ...fields } = hubspotFields(config);
  const isChanged = {
    stage: Object.keys(fields).length > 0,
    closed: fields.closed !== undefined,
    visit: fields.visitAt !== undefined,
    contact: config.HUBSPOT_FIELDS !== undefined,
    link: fields.link !== undefined,
  };
  return hasCrm(config) && isChanged[news];
}
