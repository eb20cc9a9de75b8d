import type { Stage } from '@volante/contract/admission/stages.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    /** Null if no CRM is configured. */
    crm: Crm | null;
  }
}

/** An update for the contact with an e-mail address. */
export interface CrmUpdate {
  linkOpenedAt?: Date;
  stage?: Stage;
}

export interface Crm {
  name: string;
  /** Whether stages are sent too. */
  wantsStages: boolean;
  /** Idempotent. Throws `DeliveryFault`; `contact_not_found` if the CRM has no contact with that address. */
  update(email: string, update: CrmUpdate): Promise<void>;
  /** Empties the fields that we fill, of a contact that is to be forgotten. Idempotent; throws as `update` does. */
  empty(email: string): Promise<void>;
  /** Throws if it is unreachable, rejects us, or lacks a field we write. Changes nothing. */
  check(): Promise<void>;
}
