import type { Stage } from '@volante/contract/admission/stages.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    /** Null if no CRM is configured. */
    crm: Crm | null;
  }
}

/** An update of the contact with a given e-mail address. */
export interface CrmUpdate {
  linkOpenedAt?: Date;
  stage?: Stage;
}

export interface Crm {
  name: string;
  /** Whether the CRM gets stages, too. */
  wantsStages: boolean;
  /** Idempotent. Throws `DeliveryFault`, with the code `contact_not_found` if no contact has that address. */
  update(email: string, update: CrmUpdate): Promise<void>;
  /** Clears the fields we fill, for a contact that has to be forgotten. Idempotent; throws as `update` does. */
  empty(email: string): Promise<void>;
  /** Throws if it is unreachable, rejects us, or lacks a field we write. Changes nothing. */
  check(): Promise<void>;
}
