/** What the tokens of a service account may be used for. A call without a scope can't be made by token at all. */
export const scopes = [
  'applications:create',
  'applications:read',
  /** CURP, RFC and birthdate within `applications:read`. The SSN is never given. */
  'identifiers:read',
  'documents:read',
  'decisions:write',
  'webhooks:manage',
  'reports:read',
] as const;
export type Scope = (typeof scopes)[number];
