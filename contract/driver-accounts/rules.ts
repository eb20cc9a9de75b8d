/**
 * Why an account at the driver-data widget gives no earnings. `login_refused`: the platform blocks sign-ins for a while.
 * `incomplete`: the applicant left before the end. `rider_account`, `fleet_account`: no driver's own account.
 * `platform_not_offered`: the country takes no such platform from the widget. `other`: the provider says no more.
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

/** How long a platform that refused a sign-in goes on refusing, in minutes. */
export const LOGIN_REFUSED_MINUTES = 30;
