import type { Stage } from '@volante/contract/admission/stages.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    /** Null where no CRM is told anything. */
    crm: Crm | null;
  }
}

/** What the CRM is told of the person behind an e-mail address. */
export interface CrmUpdate {
  linkOpenedAt?: Date;
  stage?: Stage;
}

export interface Crm {
  name: string;
  /** Whether stages are told as well. */
  wantsStages: boolean;
  /** Telling the same twice changes nothing. Throws `Undelivered`; `contact_not_found` when the CRM knows nobody of that address. */
  update(email: string, update: CrmUpdate): Promise<void>;
  /** Throws when it cannot be reached, refuses us, or lacks a field that we fill. Changes nothing. */
  check(): Promise<void>;
}
