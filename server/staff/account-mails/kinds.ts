/** What the owner of an account is told of it. */
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
