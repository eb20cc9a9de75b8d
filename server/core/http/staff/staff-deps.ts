import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode, Language } from '@volante/contract/country.ts';
import type { ReadPart } from '@volante/contract/endpoint.ts';
import type { Scope } from '@volante/contract/staff/administration/scopes.ts';
import type { Holder, Scoped } from '@volante/contract/staff/roles.ts';
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

/** A member of staff, or a service account as far as calls of staff need to know it. */
export interface StaffAccount extends Holder, Scoped {
  id: string;
  name: string;
  email: string;
  language: Language;
  singleKeys: boolean;
  dailyDigest: boolean;
}

/** A service account, found by one of its tokens. */
export interface ServiceCaller {
  account: StaffAccount;
  tokenId: string;
  scopes: readonly Scope[];
  /** Empty: those of staff. */
  networks: readonly string[];
  /** Null: as many as the installation allows. */
  callsPerMinute: number | null;
}

/** The data of an application that the gate for staff needs. */
export interface StaffApplicationFile {
  applicationId: string;
  stage: Stage;
  country: CountryCode;
  /** Raised by every change of any part. */
  revision: number;
}

/** What the path of a call can name besides an application, and that belongs to one or to several. */
export type NamedThing = 'visit' | 'message' | 'batch' | 'picture';

/** What a path names, as far as it decides who may make the call. */
export interface Found {
  /** Null for a batch, which is of several, and for a picture that is judged without knowing whose it is. */
  application: StaffApplicationFile | null;
  /** Whoever doesn't work in all of them doesn't find it. */
  countries: readonly CountryCode[];
}

/** An audit entry: what staff read or did. Details contain no personal data. */
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

/** The functions that the gate for staff needs from features. */
export interface StaffGate {
  /**
   * The session of a cookie; null if it is unknown or over, or if its account is disabled. Counts as activity unless `asked` is
   * `by_itself`.
   */
  findSession(token: string, asked?: 'by_person' | 'by_itself'): Promise<StaffSession | null>;
  /** Null for a token that is unknown or revoked, and for an account that is over. Notes that the token was used. */
  findService(token: string): Promise<ServiceCaller | null>;
  /** Null for malformed and unknown ids alike. */
  findApplication(applicationId: string): Promise<StaffApplicationFile | null>;
  /** The same for what belongs to applications. One look-up, whether or not there is such a thing. */
  findNamed(thing: NamedThing, id: string): Promise<Found | null>;
  /** Counts an application as opened by the account. Throws `rate_limited` beyond the limit per hour. */
  countOpening(accountId: string, applicationId: string): Promise<void>;
  /** Logs a read. Repeats within five minutes are one entry, except for reads that are always logged. */
  recordRead(entry: AuditEntry): Promise<void>;
  /** Logs a change, in its transaction if there is one. */
  recordWrite(entry: AuditEntry, trx?: Trx): Promise<void>;
}

declare module '../../deps.ts' {
  interface Deps {
    staffGate: StaffGate;
  }
}
