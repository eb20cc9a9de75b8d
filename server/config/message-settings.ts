import { z } from 'zod';
import { matching, secret } from './setting-kinds.ts';

const property = () => matching(/^[a-z][a-z0-9_]*$/, 'must be the internal name of a contact property');

/** Settings of e-mail and of the CRM. */
export const messageSettings = {
  SMTP_URL: matching(/^smtps?:\/\/\S+$/, 'must be like smtp://user:password@host:587')
    .optional()
    .meta(secret('Mail server for messages to applicants; unset: staff deliver them by hand (npm run outbox).')),
  MAIL_FROM: matching(
    /^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be like Volante <hello@example.org>',
  )
    .optional()
    .describe('Sender of the e-mails; required with SMTP_URL.'),
  HUBSPOT_TOKEN: z
    .string()
    .optional()
    .meta(secret('Token of a HubSpot private app; HubSpot is then updated when an applicant opens their link.')),
  HUBSPOT_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address starting with https://' })
    .default('https://api.hubapi.com')
    .describe('Address of the HubSpot API.'),
  HUBSPOT_LINK_PROPERTY: property()
    .default('volante_link_opened')
    .describe('Contact property that receives the time the link was opened.'),
  HUBSPOT_STAGE_PROPERTY: property()
    .optional()
    .describe('Contact property that receives the stage of the application; unset: stages are not sent.'),
};

/** True if mail server and sender are both set, or both unset. */
export function isMailWhole(values: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined }): boolean {
  return Boolean(values.SMTP_URL) === Boolean(values.MAIL_FROM);
}
