import type { CountryCode, Language } from '@volante/contract/country.ts';
import type { Role } from '@volante/contract/staff/roles.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_accounts: AccountsTable;
    staff_invitations: InvitationsTable;
    staff_sessions: SessionsTable;
    staff_passkeys: PasskeysTable;
    staff_recovery_codes: RecoveryCodesTable;
    staff_totp_steps: TotpStepsTable;
    staff_challenges: ChallengesTable;
    staff_throttles: ThrottlesTable;
  }
}

interface AccountsTable {
  id: string;
  email: string;
  name: string;
  /** For servers of an older release; a trigger keeps it. */
  role: GeneratedAlways<string>;
  roles: Role[];
  /** In which they work; none: every one. */
  countries: Generated<CountryCode[]>;
  language: Generated<Language>;
  single_keys: Generated<boolean>;
  daily_digest: Generated<boolean>;
  password_hash: string;
  /** Sealed, with the e-mail address as its owner. */
  totp_secret: Buffer;
  totp_next: Buffer | null;
  disabled_at: Date | null;
  /** From when it no longer works, whether or not it is disabled. */
  ends_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
  /** Applications at once that the rules give; null: any number. */
  capacity: number | null;
  /** Of drivers whose work the rules give; none: all. */
  work_languages: Generated<Language[]>;
  away_until: Date | null;
  /** When the rules gave something last. */
  given_at: Date | null;
}

interface InvitationsTable {
  id: string;
  token_hash: Buffer;
  email: string | null;
  role: GeneratedAlways<string>;
  roles: Role[];
  /** Those of the new account. */
  countries: Generated<CountryCode[]>;
  /** The end of the new account. */
  ends_at: Date | null;
  account_id: string | null;
  /** The advisor with whom the new account will be linked. */
  advisor_id: string | null;
  totp_secret: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface SessionsTable {
  id: string;
  token_hash: Buffer;
  account_id: string;
  started_at: Date;
  last_seen_at: Date;
  stepped_up_until: Date | null;
  ip: string;
  device: string;
}

interface PasskeysTable {
  id: string;
  credential_id: string;
  account_id: string;
  name: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

interface RecoveryCodesTable {
  account_id: string;
  code_hash: Buffer;
}

interface TotpStepsTable {
  account_id: string;
  step: number;
}

type ChallengePurpose = 'code' | 'passkey' | 'new_passkey';

interface ChallengesTable {
  token_hash: Buffer;
  purpose: ChallengePurpose;
  account_id: string | null;
  signed: string | null;
  tries: Generated<number>;
  expires_at: Date;
}

interface ThrottlesTable {
  key: string;
  tries: Date[];
  waits: number;
  blocked_until: Date | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const accountTables = [
  declareTable('staff_accounts', {
    rows: null,
    technical: [
      'id',
      'email',
      'name',
      'role',
      'roles',
      'countries',
      'language',
      'single_keys',
      'daily_digest',
      'password_hash',
      'totp_secret',
      'totp_next',
      'disabled_at',
      'ends_at',
      'created_at',
      'last_seen_at',
      ...(['capacity', 'work_languages', 'away_until', 'given_at'] as const),
    ],
  }),
  declareTable('staff_invitations', {
    rows: null,
    technical: [
      'id',
      'token_hash',
      'email',
      'role',
      'roles',
      'countries',
      'ends_at',
      'account_id',
      'advisor_id',
      'totp_secret',
      'created_at',
      'expires_at',
      'used_at',
    ],
  }),
  declareTable('staff_sessions', {
    rows: null,
    technical: ['id', 'token_hash', 'account_id', 'started_at', 'last_seen_at', 'stepped_up_until', 'ip', 'device'],
  }),
  declareTable('staff_passkeys', {
    rows: null,
    technical: [
      'id',
      'credential_id',
      'account_id',
      'name',
      'public_key',
      'counter',
      'transports',
      'created_at',
      'last_used_at',
    ],
  }),
  declareTable('staff_recovery_codes', { rows: null, technical: ['account_id', 'code_hash'] }),
  declareTable('staff_totp_steps', { rows: null, technical: ['account_id', 'step'] }),
  declareTable('staff_challenges', {
    rows: null,
    technical: ['token_hash', 'purpose', 'account_id', 'signed', 'tries', 'expires_at'],
  }),
  declareTable('staff_throttles', { rows: null, technical: ['key', 'tries', 'waits', 'blocked_until'] }),
];
