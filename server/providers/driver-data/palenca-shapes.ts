import { z } from 'zod';

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
    external_id: z.string().min(1).max(120),
    platform: text,
    webhook_action: z.string(),
  }),
});
