/** The kinds of mails to an account's owner. */
export const accountMailKinds = [
  'password_changed',
  'authenticator_changed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'reset_invited',
  'access_reset',
  'control_proposed',
  'control_loosened',
  'environment_loosened',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** What a mail about a control states: a setting's name with its values, and who did it, by account. */
export interface ControlFacts {
  setting: string;
  from: string | number | readonly string[] | null;
  to: string | number | readonly string[] | null;
  /** Null: the operator, in the servers' environment. */
  by: string | null;
  confirmedBy?: string;
}
