import path from 'node:path';
import { countries } from '@volante/contract/countries/index.ts';
import { z } from 'zod';
import { keepSecretKey } from '../core/secret-key.ts';
import { isGoogleWhole, isZoomWhole, meetingSettings } from './meeting-settings.ts';
import { isMailWhole, messageSettings } from './message-settings.ts';
import { list, matching, network, oneOf, origin, secret, whole, yesOrNo } from './setting-kinds.ts';

const usStates = countries.us.states.map((state) => state.name) as [string, ...string[]];
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an address starting with https://' });

/** Every setting: its environment variable, what it takes, its default and what it means. */
export const settings = {
  PORT: whole(1, 65_535).default(3000).describe('Port to listen on.'),
  HOST: z
    .string()
    .default('0.0.0.0')
    .describe('Address to listen on; 127.0.0.1 by default while npm start plays outside services.'),
  PUBLIC_URL: origin().optional().describe('Where people reach the product; by default http://localhost:PORT.'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database, the files and the secret.'),
  WEB_DIR: z
    .string()
    .optional()
    .describe('Folder of the built web apps, a folder for each; by default the one that npm start builds.'),
  FIRST_SCREEN_MS: whole(0, 60_000)
    .default(800)
    .describe('How long the first screen of a link may take to be drawn on the server, in ms; 0 draws none there.'),
  DATABASE_URL: matching(/^postgres(ql)?:\/\/\S+$/, 'must be like postgresql://user:password@host:5432/name')
    .optional()
    .meta(secret('A PostgreSQL server to use instead of the embedded one; in production, always.')),
  DATABASE_CONNECTIONS: whole(2, 100).default(10).describe('Connections of one process to the database.'),
  SECRET_KEY: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .optional()
    .meta(secret('Source of all keys. Made once in DATA_DIR; required with DATABASE_URL.')),
  SANDBOX: oneOf(['on', 'off'])
    .optional()
    .describe(
      'Whether npm start plays the outside services that are not set; by default with no database and address set.',
    ),
  SANDBOX_PORT: whole(1, 65_535).optional().describe('Port of the sandbox; by default 3001, or a free one.'),
  WEB_ORIGINS: list(origin()).describe('Other origins whose pages may call the API, with commas.'),
  TRUSTED_PROXIES: list(network()).describe(
    'Proxies whose X-Forwarded-For is believed: addresses or networks, with commas.',
  ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
  JUDICIAL_CHECK: oneOf(['automatic', 'manual'])
    .default('automatic')
    .describe('Whether the judicial check passes by itself or staff decide.'),
  RISK_CHECK: oneOf(['manual', 'automatic'])
    .default('manual')
    .describe('Whether the risk check passes by itself once every document is approved.'),
  US_OPEN_STATES: list(oneOf(usStates))
    .default(usStates)
    .describe('US states that take applications now, with commas.'),
  UPLOADS_PER_HOUR: whole(1, 100_000)
    .default(200)
    .describe('Uploads, of one file or several, that one application may send in an hour.'),
  STORED_MB_PER_APPLICATION: whole(1, 1_000_000)
    .default(300)
    .describe('MB of files that one application may have stored: all papers, screenshots and photos at 5 MB each fit.'),
  MIN_FREE_MB: whole(0, 10_000_000)
    .default(500)
    .describe(
      'MB that stay free on the disk of DATA_DIR for the database: with less, no upload is taken until there is room.',
    ),
  RECEIVING_MB: whole(64, 1_000_000)
    .default(1000)
    .describe('MB of uploads being received and checked at one time; half of it for one client address.'),
  UPLOADS_AT_ONCE_PER_ADDRESS: whole(1, 100_000)
    .default(300)
    .describe(
      'Uploads of one client address at one time, and as many again that prove no link; the drivers of a carrier may share one.',
    ),
  UNPROVED_UPLOADS_PER_ADDRESS: whole(1, 10_000)
    .default(4)
    .describe('Of the latter, forms whose file comes before anything that proves a link.'),
  SCREENSHOTS_PER_HOUR: whole(1, 100_000).default(100).describe('Screenshots of one application read in an hour.'),
  CONNECTIONS: whole(10, 1_000_000).default(10_000).describe('Open connections at one time.'),
  CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000)
    .default(2000)
    .describe('Open connections of one client address; without TRUSTED_PROXIES only, which else bound it themselves.'),
  CALLS_PER_MINUTE: whole(1, 1_000_000)
    .default(6000)
    .describe('Calls without a valid link of one client address in a minute.'),
  APPLICATION_CALLS_PER_MINUTE: whole(1, 1_000_000)
    .default(1200)
    .describe('Calls of one application in a minute, from whatever address.'),
  WRITES_PER_HOUR: whole(1, 10_000_000)
    .default(3000)
    .describe('Writes with an Idempotency-Key of one application in an hour; their answers are kept for a day.'),
  ANSWERS_KB_PER_APPLICATION: whole(1, 1_000_000)
    .default(8000)
    .describe('KB of kept answers to such writes of one application; beyond that the oldest are forgotten.'),
  WRONG_IDS_PER_HOUR: whole(1, 100_000)
    .default(60)
    .describe('Unknown request ids that one client address may try in an hour.'),
  IDENTITY_CHECKS_PER_HOUR: whole(1, 100_000)
    .default(20)
    .describe('Different CURPs or SSNs that one application may try in an hour.'),
  OCR_WORKERS: whole(1, 64).default(1).describe('Screenshots read at the same time.'),
  OCR_THREADS: whole(1, 64).default(2).describe('Processor cores that read one screenshot.'),
  STORAGE: oneOf(['folder', 's3'])
    .default('folder')
    .describe('Where files are kept: a folder in DATA_DIR, or a bucket of an S3-compatible store.'),
  S3_BUCKET: z.string().optional().describe('Bucket of the files, for nothing else; required with STORAGE=s3.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_ENDPOINT: httpAddress.optional().describe("Address of the store when it is not Amazon's."),
  S3_PATH_STYLE: yesOrNo()
    .default(false)
    .describe('Whether the bucket is named in the path, as most stores but Amazon want it: true or false.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe("Key of the store; without one the machine's own role is used."),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta(secret('Secret of that key.')),
  CLAMD_ADDRESS: matching(/^(\[[0-9a-fA-F:]+\]|[\w.-]+):\d{1,5}$/, 'must be like localhost:3310')
    .optional()
    .describe('ClamAV daemon that looks at every file before it is taken; without one nobody does.'),
  WIDGET_URL: httpAddress.optional().describe('Driver-platform widget; without it applicants go to the screenshots.'),
  WIDGET_ID: z.string().optional().describe('Our id at the widget; required with WIDGET_URL.'),
  WIDGET_SANDBOX: yesOrNo()
    .default(false)
    .describe('Whether the widget only plays: true or false. Then accounts that name nobody are taken too.'),
  DRIVER_DATA: oneOf(['palenca']).default('palenca').describe('Whose widget it is.'),
  WIDGET_API_KEY: z
    .string()
    .optional()
    .meta(secret('Key of the API behind the widget; without one no account is read.')),
  WIDGET_API_URL: httpAddress
    .optional()
    .describe("Address of that API; by default the provider's own, or its sandbox."),
  WIDGET_WEBHOOK_SECRET: matching(/^[\w-]{16,200}$/, 'must be 16 or more letters, digits, - or _')
    .optional()
    .meta(secret('Last part of the address /api/palenca/webhook/… at which the provider tells of news.')),
  WIDGET_ACCOUNTS_PER_HOUR: whole(1, 100_000)
    .default(60)
    .describe('Accounts of the widget that one application may send in an hour.'),
  IP_SERVICE_URL: httpAddress
    .optional()
    .describe('Service that tells a browser its address as {"ip": …}; what the server sees is kept in any case.'),
  ...messageSettings,
  ...meetingSettings,
  BOOKINGS_PER_DAY: whole(1, 1000)
    .default(10)
    .describe('Visits that one application may book in 24 hours, cancelled ones included.'),
  BOOKING_TRIES_PER_DAY: whole(1, 10_000)
    .default(50)
    .describe(
      'Tries to book of one application in 24 hours; each may cost a meeting, of which providers give so many a day.',
    ),
  MAX_RESCHEDULES: whole(0, 100).default(3).describe('How often an applicant may move a booked visit.'),
  BRAND_NAME: z.string().default('Volante').describe('Name the product goes by.'),
  BRAND_COLOR: matching(/^#[0-9a-fA-F]{6}$/, 'must be a colour like #5800F7')
    .default('#5800F7')
    .describe('Brand colour.'),
  BRAND_LOGO_URL: matching(/^\/(?!\/)/, 'must be a path of this server, starting with /')
    .optional()
    .describe('Picture shown instead of the name.'),
  SUPPORT_PHONE: z.string().optional().describe('Telephone number of support.'),
  SUPPORT_WHATSAPP: matching(/^\+?\d{8,15}$/, 'must be digits, country code first')
    .optional()
    .describe('WhatsApp number of support.'),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional().describe('E-mail address of support.'),
  PRIVACY_POLICY_URL: matching(/^(https?:\/)?\//, 'must be an address, or a path of this server')
    .default('/privacy-policy.pdf')
    .describe('The privacy notice that applicants are shown.'),
};

const environment = z
  .object(settings)
  .refine((values) => values.SECRET_KEY || !values.DATABASE_URL, {
    path: ['SECRET_KEY'],
    error: 'is required with DATABASE_URL: all replicas need the same',
    when: () => true,
  })
  .refine((values) => Boolean(values.WIDGET_URL) === Boolean(values.WIDGET_ID), {
    path: ['WIDGET_ID'],
    error: 'and WIDGET_URL are set together or not at all',
    when: () => true,
  })
  .refine((values) => !values.WIDGET_API_KEY || values.WIDGET_URL, {
    path: ['WIDGET_API_KEY'],
    error: 'needs WIDGET_URL and WIDGET_ID',
    when: () => true,
  })
  .refine(isMailWhole, {
    path: ['MAIL_FROM'],
    error: 'and SMTP_URL are set together or not at all',
    when: () => true,
  })
  .refine(isGoogleWhole, {
    path: ['GOOGLE_PRIVATE_KEY'],
    error: 'and GOOGLE_CLIENT_EMAIL are required with google among MEETING_PROVIDERS',
    when: () => true,
  })
  .refine(isZoomWhole, {
    path: ['ZOOM_USER_ID'],
    error: 'and ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET are required with zoom among MEETING_PROVIDERS',
    when: () => true,
  })
  .refine((values) => values.STORAGE !== 's3' || values.S3_BUCKET, {
    path: ['S3_BUCKET'],
    error: 'is required with STORAGE=s3',
    when: () => true,
  })
  .refine((values) => Boolean(values.S3_ACCESS_KEY_ID) === Boolean(values.S3_SECRET_ACCESS_KEY), {
    path: ['S3_SECRET_ACCESS_KEY'],
    error: 'and S3_ACCESS_KEY_ID are set together or not at all',
    when: () => true,
  });

type Values = z.output<typeof environment>;
export type Config = Readonly<Values & { PUBLIC_URL: string; SECRET_KEY: string }>;

/** Environment variables that are unset or empty take their default. Throws one error that lists every fault. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.entries(env).filter(([name, value]) => name in settings && value !== '');
  const result = environment.safeParse(Object.fromEntries(given));
  if (!result.success) throw new Error(`These settings are wrong:\n${result.error.issues.map(faultLine).join('\n')}`);
  const values = result.data;
  return {
    ...values,
    DATA_DIR: path.resolve(values.DATA_DIR),
    PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    SECRET_KEY: values.SECRET_KEY ?? keepSecretKey(values.DATA_DIR),
  };
}

/** For programs: prints what is wrong and ends the process. */
export function readConfigOrExit(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function faultLine(issue: z.core.$ZodIssue): string {
  return `  ${issue.path[0]?.toString()} ${issue.message}`;
}
