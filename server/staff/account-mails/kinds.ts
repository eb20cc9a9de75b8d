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
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];
