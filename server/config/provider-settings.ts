import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { type CrmField, crmFields } from '../providers/crm/crm.ts';
import { providerOf } from './own-settings.ts';
import { list, matching, secret, whole, yesOrNo } from './setting-kinds.ts';

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an address starting with https://' });
const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Settings of the video meetings. */
export const meetingSettings = {
  MEETING_PROVIDERS: list(providerOf(['google', 'zoom', 'jitsi']))
    .default(['jitsi'])
    .refine((names) => names.length > 0 && new Set(names).size === names.length, {
      error: 'must name at least one provider, and each provider once',
    })
    .describe(
      'Meeting providers for visits, comma-separated, in order of preference: each is the fallback of the one before.',
    ),
  JITSI_URL: httpAddress
    .default('https://meet.jit.si')
    .describe('Jitsi server for visits; the public one asks advisors to sign in.'),
  GOOGLE_CLIENT_EMAIL: z
    .email({ error: 'must be an e-mail address' })
    .optional()
    .describe('Service account for Google Meet; required when MEETING_PROVIDERS includes google.'),
  GOOGLE_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(isPrivateKey, { error: 'must be a private key like -----BEGIN PRIVATE KEY-----…' })
    .optional()
    .meta(secret('Private key of that account; line breaks may be written as \\n.')),
  GOOGLE_SUBJECT: z
    .email({ error: 'must be an e-mail address' })
    .optional()
    .describe('Google Workspace user on whose behalf the service account creates meetings.'),
  GOOGLE_CALENDAR_ID: z.string().default('primary').describe('Calendar that holds the visits.'),
  GOOGLE_API_URL: httpAddress
    .default('https://www.googleapis.com')
    .transform(withoutSlash)
    .describe('Address of the Calendar API.'),
  GOOGLE_TOKEN_URL: httpAddress
    .default('https://oauth2.googleapis.com/token')
    .describe('Token endpoint for the service account.'),
  ZOOM_ACCOUNT_ID: z
    .string()
    .optional()
    .describe('Zoom account id; required, like the next three, when MEETING_PROVIDERS includes zoom.'),
  ZOOM_CLIENT_ID: z.string().optional().describe('Client id of a server-to-server app in that account.'),
  ZOOM_CLIENT_SECRET: z.string().optional().meta(secret('Client secret of that app.')),
  ZOOM_USER_ID: z.string().optional().describe('Id or e-mail address of the user who hosts the meetings.'),
  ZOOM_API_URL: httpAddress.default('https://api.zoom.us').transform(withoutSlash).describe('Address of the Zoom API.'),
  ZOOM_TOKEN_URL: httpAddress.default('https://zoom.us/oauth/token').describe('Token endpoint for the Zoom app.'),
};

interface Chosen extends Record<string, unknown> {
  // Absent if the list itself was invalid.
  MEETING_PROVIDERS?: readonly string[];
}

/** False if Google Meet is chosen and one of its settings is missing. */
export function isGoogleWhole(values: Chosen): boolean {
  return isWhole(values, 'google', ['GOOGLE_CLIENT_EMAIL', 'GOOGLE_PRIVATE_KEY']);
}

/** False if Zoom is chosen and one of its settings is missing. */
export function isZoomWhole(values: Chosen): boolean {
  return isWhole(values, 'zoom', ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_USER_ID']);
}

function isWhole(values: Chosen, provider: string, names: string[]): boolean {
  return !values.MEETING_PROVIDERS?.includes(provider) || names.every((name) => values[name]);
}

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function fieldMappings() {
  const error = `must be like reference:volante_reference,decision:volante_decision, with the fields ${crmFields.join(', ')}`;
  const pair = z.tuple([z.enum(crmFields, { error }), z.string().regex(/^[a-z][a-z0-9_]*$/, { error })], { error });
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().split(':')))
    .pipe(z.array(pair))
    .transform((pairs): Partial<Record<CrmField, string>> => Object.fromEntries(pairs))
    .optional();
}

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
    .meta(secret('Token of a HubSpot private app; HubSpot is then updated with the fields below.')),
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
  HUBSPOT_FIELDS: fieldMappings().describe(
    `Further contact properties by what fills them, such as reference:volante_reference,decision:volante_decision: ${crmFields.join(', ')}.`,
  ),
  HUBSPOT_CREATE: yesOrNo().default(true).describe('Whether contacts that HubSpot lacks are created: true or false.'),
};

/** Settings of WhatsApp, by Meta's Cloud API, and of SMS, by Twilio. */
export const phoneSettings = {
  WHATSAPP_TOKEN: z
    .string()
    .optional()
    .meta(
      secret(
        'Access token of a system user in Meta Business, with whatsapp_business_messaging and whatsapp_business_management; unset: nothing is sent by WhatsApp.',
      ),
    ),
  WHATSAPP_PHONE_NUMBER_ID: matching(/^\d{5,20}$/, 'must be the id of the phone number, only digits')
    .optional()
    .describe('Id of the WhatsApp number that sends, not the number itself; required with WHATSAPP_TOKEN.'),
  WHATSAPP_ACCOUNT_ID: matching(/^\d{5,20}$/, 'must be the id of the account, only digits')
    .optional()
    .describe('Id of the WhatsApp Business account; with it the doctor checks the templates.'),
  WHATSAPP_APP_SECRET: z
    .string()
    .optional()
    .meta(secret('Secret of the Meta app, with which it signs its webhooks; required with WHATSAPP_TOKEN.')),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .min(16, { error: 'must have at least 16 characters' })
    .optional()
    .meta(
      secret(
        'Word of your choice that is also entered at Meta for the webhook PUBLIC_URL/api/webhooks/whatsapp; required with WHATSAPP_TOKEN.',
      ),
    ),
  WHATSAPP_API_URL: httpAddress
    .default('https://graph.facebook.com/v24.0')
    .transform(withoutSlash)
    .describe('Address of the Graph API, with its version.'),
  TWILIO_ACCOUNT_SID: matching(/^AC[0-9a-f]{32}$/, 'must be like AC followed by 32 digits and letters')
    .optional()
    .describe('Twilio account that sends SMS; unset: nothing is sent by SMS.'),
  TWILIO_AUTH_TOKEN: z
    .string()
    .optional()
    .meta(
      secret(
        'Token of that account, with which Twilio also signs its webhook PUBLIC_URL/api/webhooks/twilio/incoming; required with TWILIO_ACCOUNT_SID.',
      ),
    ),
  TWILIO_FROM: matching(/^(\+[1-9]\d{7,14}|\d{4,8})$/, 'must be a number like +15125550100, or a short code')
    .optional()
    .describe('Number that sends the SMS; this or TWILIO_MESSAGING_SERVICE_SID is required.'),
  TWILIO_MESSAGING_SERVICE_SID: matching(/^MG[0-9a-f]{32}$/, 'must be like MG followed by 32 digits and letters')
    .optional()
    .describe('Twilio messaging service that chooses the sender; used instead of TWILIO_FROM.'),
  TWILIO_API_URL: httpAddress
    .default('https://api.twilio.com')
    .transform(withoutSlash)
    .describe('Address of the Twilio API.'),
};

type PhoneValues = { [Name in keyof typeof phoneSettings]?: unknown };

/** True if everything that WhatsApp needs is set, or nothing of it. */
export function isWhatsAppWhole(values: PhoneValues): boolean {
  const { WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = values;
  return allOrNone([WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN]);
}

/** True if everything that Twilio needs is set, or nothing of it. */
export function isTwilioWhole(values: PhoneValues): boolean {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_MESSAGING_SERVICE_SID } = values;
  return allOrNone([TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM || TWILIO_MESSAGING_SERVICE_SID]);
}

function allOrNone(values: unknown[]): boolean {
  return new Set(values.map(Boolean)).size === 1;
}

/** True if mail server and sender are both set, or both unset. */
export function isMailWhole(values: { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined }): boolean {
  return Boolean(values.SMTP_URL) === Boolean(values.MAIL_FROM);
}

/** Settings of reading pictures. */
export const readingSettings = {
  LEARN_FROM_CORRECTIONS: yesOrNo()
    .default(false)
    .describe(
      'Whether drivers are asked to let their screenshots be kept, with the values that they or staff confirmed, to measure and improve the reader: true or false. What is kept is deleted with their application, and once they withdraw it.',
    ),
  READER_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://reader:3010' })
    .optional()
    .describe(
      'Address of a reader that reads the pictures: npm run reader, or one that answers like it. Default: this process.',
    ),
  READER_SECRET: z
    .string()
    .min(16, { error: 'must have at least 16 characters' })
    .optional()
    .meta(secret('What READER_URL asks of its callers, the same on both sides.')),
  OCR_WORKERS: whole(1, 64)
    .optional()
    .describe('Pictures read in parallel, about 300 MB each; default: one for two cores, four at most.'),
  OCR_THREADS: whole(1, 64).optional().describe('Threads used to read one picture; default: 2, or 1 on a single core.'),
};

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
  DRIVER_DATA: providerOf(['palenca'])
    .default('palenca')
    .describe('Provider of the widget: palenca, or one of your own.'),
  WIDGET_API_KEY: z.string().optional().meta(secret('Key of the API behind the widget; unset: no account is read.')),
  WIDGET_API_URL: httpAddress.optional().describe("Address of that API; default: the provider's own, or its sandbox."),
  WIDGET_WEBHOOK_SECRET: matching(/^[\w-]{16,200}$/, 'must be 16 or more letters, digits, - or _')
    .optional()
    .meta(secret('Last part of the webhook address /api/palenca/webhook/… that the provider calls.')),
  WIDGET_ACCOUNTS_PER_HOUR: whole(1, 100_000).default(60).describe('Widget accounts per application per hour.'),
};
