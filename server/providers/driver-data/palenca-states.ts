import type { AccountFailure } from '@volante/contract/driver-accounts/rules.ts';
import { z } from 'zod';
import type { DriverAccount } from './driver-data.ts';

/** The envelope of every response: https://developers.palenca.com/docs. Refusals may have status 200 too. */
export const Envelope = z.object({
  success: z.boolean(),
  error: z.object({ code: z.string().nullish() }).nullish(),
  data: z.unknown(),
  pagination: z.object({ total_pages: z.number() }).nullish(),
});

const text = z.string().nullish();

export const AccountShape = z.object({
  account_id: z.string(),
  platform: z.string(),
  status: z.string(),
  status_details: text,
  warning: text,
});

export const ProfileShape = z.object({
  external_id: text,
  profile: z.object({ first_name: text, last_name: text }).nullish(),
  metrics_info: z.object({ rating: z.coerce.number().nullish().catch(null) }).nullish(),
});

export const EarningsShape = z.object({
  earnings: z.array(
    z.object({ amount: z.coerce.number().nullish().catch(null), currency: text, earning_date: z.string() }),
  ),
});

export const HealthShape = z.object({
  platforms: z.array(z.object({ platform: z.string(), status: z.string() })),
});

export const WebhookShape = z.object({
  data: z.object({
    account_id: z.string().min(1).max(120),
    // Events about an account may come without it.
    external_id: z.string().min(1).max(120).nullish(),
    platform: text,
    webhook_action: z.string(),
  }),
});

/** Maps Palenca's status, details and warning to ours. Unknown values become a failure without a known reason. */
export function stateOf(account: {
  status: string;
  status_details?: string | null | undefined;
  warning?: string | null | undefined;
}): Pick<DriverAccount, 'state' | 'reason'> {
  const { status, status_details: details, warning } = account;
  const spoiled = warning && failures[warning];
  if (status === 'success' || reusable.has(details ?? '')) {
    return spoiled ? { state: 'failed', reason: spoiled } : { state: 'connected', reason: null };
  }
  if (underWay.has(status) || underWay.has(details ?? '')) return { state: 'reading', reason: null };
  const reason = (details && failures[details]) || spoiled || (status === 'incomplete' ? 'incomplete' : 'other');
  return { state: 'failed', reason };
}

const underWay = new Set([
  'created',
  'pending',
  'retry',
  'pending_for_data',
  'pending_data_extraction',
  'validation_pending',
  'password_validation_pending',
]);

// The driver connected the account a short while ago, and the data read then is still available.
const reusable = new Set(['recent_login_successful', 'already_connected']);

const failures: Record<string, AccountFailure> = {
  invalid_credentials: 'invalid_credentials',
  invalid_password: 'invalid_credentials',
  invalid_email: 'invalid_credentials',
  invalid_phone: 'invalid_credentials',
  invalid_identifier: 'invalid_credentials',
  error_credentials: 'invalid_credentials',
  login_refused: 'login_refused',
  device_risk: 'login_refused',
  didi_rejected: 'login_refused',
  didi_rate_limited: 'login_refused',
  cell_rate_limited: 'login_refused',
  too_many_requests: 'login_refused',
  auth_max_attempts_exceeded: 'login_refused',
  platform_unavailable: 'platform_unavailable',
  service_unavailable: 'platform_unavailable',
  service_degradation: 'platform_unavailable',
  platform_error: 'platform_unavailable',
  system_platform_error: 'platform_unavailable',
  login_not_available: 'platform_unavailable',
  request_timeout: 'timeout',
  validation_time_expired: 'timeout',
  invalid_otp: 'incomplete',
  expired_otp: 'incomplete',
  could_not_send_otp: 'incomplete',
  invalid_otp_session: 'incomplete',
  invalid_otp_auth_key: 'incomplete',
  requires_auth: 'incomplete',
  needs_auth: 'incomplete',
  two_factor_auth_required: 'incomplete',
  device_authorization_required: 'incomplete',
  account_setup_incomplete: 'incomplete',
  not_registered: 'not_registered',
  account_not_found: 'not_registered',
  banned: 'banned',
  account_blocked: 'banned',
  rider_account: 'rider_account',
  fleet_account: 'fleet_account',
};
