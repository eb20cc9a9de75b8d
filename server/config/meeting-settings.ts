import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { list, oneOf, secret } from './setting-kinds.ts';

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an address starting with https://' });
const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Settings of the video meetings. */
export const meetingSettings = {
  MEETING_PROVIDERS: list(oneOf(['google', 'zoom', 'jitsi']))
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
