import type { Language } from '@volante/contract/countries/country.ts';
import type { Role } from '@volante/contract/staff/roles.ts';
import type { Generated } from 'kysely';

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
  id: Generated<string>;
  email: string;
  name: string;
  role: Role;
  language: Generated<Language>;
  single_keys: Generated<boolean>;
  password_hash: string;
  /** Sealed with the e-mail as its owner. */
  totp_secret: Buffer;
  totp_next: Buffer | null;
  disabled_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
}

interface InvitationsTable {
  id: Generated<string>;
  token_hash: Buffer;
  email: string | null;
  role: Role;
  account_id: string | null;
  /** Whose visits the new account sees as its own. */
  advisor_id: string | null;
  totp_secret: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface SessionsTable {
  id: Generated<string>;
  token_hash: Buffer;
  account_id: string;
  started_at: Date;
  last_seen_at: Date;
  stepped_up_until: Date | null;
  ip: string;
  device: string;
}

interface PasskeysTable {
  id: Generated<string>;
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

export type ChallengePurpose = 'code' | 'passkey' | 'new_passkey';

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
