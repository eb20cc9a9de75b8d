/**
 * Why a widget account provides no earnings. `login_refused`: the platform blocks sign-ins temporarily. `incomplete`:
 * the applicant left before finishing. `rider_account`, `fleet_account`: not the driver's own account.
 * `platform_not_offered`: the widget doesn't serve this platform in the country. `other`: no reason given by the
 * provider.
 */
export const accountFailures = [
  'invalid_credentials',
  'login_refused',
  'platform_unavailable',
  'timeout',
  'incomplete',
  'not_registered',
  'banned',
  'rider_account',
  'fleet_account',
  'platform_not_offered',
  'other',
] as const;
export type AccountFailure = (typeof accountFailures)[number];

/** Minutes for which a platform keeps rejecting sign-ins after rejecting one. */
export const LOGIN_REFUSED_MINUTES = 30;
