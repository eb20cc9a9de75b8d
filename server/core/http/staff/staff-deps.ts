import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode, Language } from '@volante/contract/countries/country.ts';
import type { ReadPart } from '@volante/contract/endpoint.ts';
import type { Role } from '@volante/contract/staff/roles.ts';
import type { Trx } from '../../database/db.ts';

/** The signed-in account and the start of its session. */
export interface StaffSession {
  sessionId: string;
  startedAt: Date;
  idleUntil: Date;
  endsAt: Date;
  steppedUpUntil: Date | null;
  account: StaffAccount;
}

export interface StaffAccount {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  singleKeys: boolean;
}

/** The application as far as the staff gate knows it. */
export interface StaffCaseFile {
  applicationId: string;
  stage: Stage;
  country: CountryCode;
  /** Grows with every change of any part. */
  revision: number;
}

/** An entry of the audit log: what staff read or did. Details hold no personal data. */
export interface AuditEntry {
  accountId: string | null;
  kind: string;
  applicationId?: string | null;
  part?: ReadPart | null;
  mediaId?: string | null;
  revision?: number | null;
  ip: string | null;
  details?: Record<string, unknown>;
}

/** The functions that the staff gate needs from features. */
export interface StaffGate {
  /**
   * The session of a cookie; null when it is unknown or over, or its account is disabled. Counts as a sign of life unless it
   * is `asked` by no person.
   */
  findSession(token: string, asked?: 'by_person' | 'by_itself'): Promise<StaffSession | null>;
  /** Null for malformed and unknown ids alike. */
  findApplication(applicationId: string): Promise<StaffCaseFile | null>;
  /** Counts an application as opened by the account. Throws `rate_limited` past the openings of an hour. */
  countOpening(accountId: string, applicationId: string): Promise<void>;
  /** Writes down what is shown; repeats within five minutes are one entry, save those that are always written. */
  recordRead(entry: AuditEntry): Promise<void>;
  /** In the transaction of the change, when there is one. */
  recordWrite(entry: AuditEntry, trx?: Trx): Promise<void>;
}

declare module '../../deps.ts' {
  interface Deps {
    staffGate: StaffGate;
  }
}
