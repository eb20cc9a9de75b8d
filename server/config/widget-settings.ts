import { z } from 'zod';
import { matching, oneOf, secret, whole, yesOrNo } from './setting-kinds.ts';

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an address starting with https://' });

/** Settings of the widget through which drivers connect an account, and of the API behind it. */
export const widgetSettings = {
  WIDGET_URL: httpAddress
    .optional()
    .describe('Address of the driver-platform widget; unset: applicants upload screenshots.'),
  WIDGET_ID: z.string().optional().describe('Widget id; required with WIDGET_URL.'),
  WIDGET_SANDBOX: yesOrNo()
    .default(false)
    .describe(
      'Whether the widget runs in sandbox mode: true or false. Accounts without an external_id are then accepted.',
    ),
  WIDGET_PARTNER: z
    .string()
    .max(40, { error: 'must be 40 characters or fewer' })
    .default('Palenca')
    .describe('Name of the company behind the widget, shown to applicants before they are sent there.'),
  DRIVER_DATA: oneOf(['palenca']).default('palenca').describe('Provider of the widget.'),
  WIDGET_API_KEY: z.string().optional().meta(secret('Key of the API behind the widget; unset: no account is read.')),
  WIDGET_API_URL: httpAddress.optional().describe("Address of that API; default: the provider's own, or its sandbox."),
  WIDGET_WEBHOOK_SECRET: matching(/^[\w-]{16,200}$/, 'must be 16 or more letters, digits, - or _')
    .optional()
    .meta(secret('Last part of the webhook address /api/palenca/webhook/… that the provider calls.')),
  WIDGET_ACCOUNTS_PER_HOUR: whole(1, 100_000).default(60).describe('Widget accounts per application per hour.'),
};
