import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { list, oneOf, secret } from './setting-kinds.ts';

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an address starting with https://' });
const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Where visits take place. */
export const meetingSettings = {
  MEETING_PROVIDERS: list(oneOf(['google', 'zoom', 'jitsi']))
    .default(['jitsi'])
    .refine((names) => names.length > 0 && new Set(names).size === names.length, {
      error: 'must name each provider once, and at least one',
    })
    .describe('Who makes the meetings of visits, with commas: each is asked when the one before it fails.'),
  JITSI_URL: httpAddress
    .default('https://meet.jit.si')
    .describe('Jitsi server on which visits take place; the public one asks advisors to sign in.'),
  GOOGLE_CLIENT_EMAIL: z
    .email({ error: 'must be an e-mail address' })
    .optional()
    .describe('Service account for Google Meet; required with google among MEETING_PROVIDERS.'),
  GOOGLE_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(isPrivateKey, { error: 'must be a private key like -----BEGIN PRIVATE KEY-----…' })
    .optional()
    .meta(secret('Key of that account, line breaks as such or as \\n.')),
  GOOGLE_SUBJECT: z
    .email({ error: 'must be an e-mail address' })
    .optional()
    .describe('Person of the Google Workspace in whose name the service account makes meetings.'),
  GOOGLE_CALENDAR_ID: z.string().default('primary').describe('Calendar of the visits.'),
  GOOGLE_API_URL: httpAddress
    .default('https://www.googleapis.com')
    .transform(withoutSlash)
    .describe('Address of the Calendar API.'),
  GOOGLE_TOKEN_URL: httpAddress
    .default('https://oauth2.googleapis.com/token')
    .describe('Where the service account gets its tokens.'),
  ZOOM_ACCOUNT_ID: z
    .string()
    .optional()
    .describe('Account at Zoom; required with zoom among MEETING_PROVIDERS, as are the next three.'),
  ZOOM_CLIENT_ID: z.string().optional().describe('Server-to-server app in that account.'),
  ZOOM_CLIENT_SECRET: z.string().optional().meta(secret('Secret of that app.')),
  ZOOM_USER_ID: z.string().optional().describe('Id or e-mail address of the user who holds the meetings.'),
  ZOOM_API_URL: httpAddress.default('https://api.zoom.us').transform(withoutSlash).describe("Address of Zoom's API."),
  ZOOM_TOKEN_URL: httpAddress.default('https://zoom.us/oauth/token').describe('Where the app at Zoom gets its tokens.'),
};

interface Chosen extends Record<string, unknown> {
  // With other faults in the settings there may be no list.
  MEETING_PROVIDERS?: readonly string[];
}

/** Whether all that Google Meet needs is set, should it be chosen. */
export function isGoogleWhole(values: Chosen): boolean {
  return isWhole(values, 'google', ['GOOGLE_CLIENT_EMAIL', 'GOOGLE_PRIVATE_KEY']);
}

/** The same for Zoom. */
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
