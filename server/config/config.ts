import path from 'node:path';
import { countries } from '@volante/contract/countries/index.ts';
import { readersFor } from '@volante/reader/readers-for.ts';
import { z } from 'zod';
import { createLog } from '../core/log.ts';
import { keepSecretKey } from '../core/secret-key.ts';
import { brandSettings } from './brand-settings.ts';
import { refuseMovedDatabase, refuseUnfinishedRestore } from './folder-marks.ts';
import { outgoingSettings } from './message-settings.ts';
import { ownSettings, ownWithoutFile, providerOf } from './own-settings.ts';
import {
  isGoogleWhole,
  isMailWhole,
  isTwilioWhole,
  isWhatsAppWhole,
  isZoomWhole,
  meetingSettings,
  messageSettings,
  phoneSettings,
  readingSettings,
  widgetSettings,
} from './provider-settings.ts';
import { runningSettings } from './running-settings.ts';
import { readSecretFiles } from './secret-files.ts';
import { list, matching, network, oneOf, origin, secret, whole, yesOrNo } from './setting-kinds.ts';
import { staffSettings } from './staff-settings.ts';

const usStates = countries.us.states.map((state) => state.name) as [string, ...string[]];
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an address starting with https://' });

/** Every setting by environment variable: accepted values, default and meaning. */
export const settings = {
  PORT: whole(1, 65_535).default(3000).describe('Port to listen on.'),
  HOST: z
    .string()
    .default('0.0.0.0')
    .describe('Address to listen on. Defaults to 127.0.0.1 while npm start runs the sandbox.'),
  PUBLIC_URL: origin().optional().describe('Public address of the product; default http://localhost:PORT.'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Folder for the embedded database, uploaded files and the secret key.'),
  WEB_DIR: z
    .string()
    .optional()
    .describe('Folder with one subfolder per built web app; default: the one npm start builds.'),
  FIRST_SCREEN_MS: whole(0, 60_000)
    .default(800)
    .describe('Time limit for server-rendering the first screen, in ms; 0 turns server rendering off.'),
  DATABASE_URL: matching(/^postgres(ql)?:\/\/\S+$/, 'must be like postgresql://user:password@host:5432/name')
    .optional()
    .meta(secret('PostgreSQL server (14 to 18) to use instead of the embedded one. Always set it in production.')),
  DATABASE_CONNECTIONS: whole(2, 100).default(10).describe('Database connections per process.'),
  SECRET_KEY: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .optional()
    .meta(secret('Secret from which all keys are derived. Generated once in DATA_DIR; required with DATABASE_URL.')),
  ...runningSettings,
  SANDBOX: oneOf(['on', 'off'])
    .optional()
    .describe(
      'Whether npm start simulates the outside services that are not configured; default: on, unless DATABASE_URL or a public PUBLIC_URL is set.',
    ),
  SANDBOX_PORT: whole(1, 65_535).optional().describe('Port of the sandbox; default 3001, or a free one.'),
  WEB_ORIGINS: list(origin()).describe('Other origins whose pages may call the API, comma-separated.'),
  TRUSTED_PROXIES: list(network()).describe(
    'Proxies whose X-Forwarded-For is trusted: addresses or networks, comma-separated.',
  ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest level that is logged.'),
  JUDICIAL_CHECK: oneOf(['automatic', 'manual'])
    .default('automatic')
    .describe('Whether the judicial check passes automatically or staff decide.'),
  RISK_CHECK: oneOf(['manual', 'automatic'])
    .default('manual')
    .describe('Whether the risk check passes automatically once every document is approved, or staff decide.'),
  US_OPEN_STATES: list(oneOf(usStates))
    .default(usStates)
    .describe('US states currently accepting applications, comma-separated.'),
  UPLOADS_PER_HOUR: whole(1, 100_000)
    .default(200)
    .describe('Uploads per application per hour; an upload may hold several files.'),
  STORED_MB_PER_APPLICATION: whole(1, 1_000_000)
    .default(300)
    .describe(
      'MB of stored files per application. The default fits every document, screenshot and photo at 5 MB each.',
    ),
  MIN_FREE_MB: whole(0, 10_000_000)
    .default(500)
    .describe(
      'MB to keep free for the database on the disk of DATA_DIR. Below that, uploads wait until there is room.',
    ),
  RECEIVING_MB: whole(64, 1_000_000)
    .default(1000)
    .describe('MB of uploads received and checked at the same time; one client address gets at most half.'),
  UPLOADS_AT_ONCE_PER_ADDRESS: whole(1, 100_000)
    .default(300)
    .describe(
      'Concurrent uploads per client address, which many drivers of one carrier may share. Uploads without a valid link are counted separately, up to the same number.',
    ),
  UNPROVED_UPLOADS_PER_ADDRESS: whole(1, 10_000)
    .default(4)
    .describe('Concurrent uploads per client address that send their file before proving a valid link.'),
  SCREENSHOTS_PER_HOUR: whole(1, 100_000).default(100).describe('Screenshots read per application per hour.'),
  CONNECTIONS: whole(10, 1_000_000).default(10_000).describe('Open connections in total.'),
  CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000)
    .default(2000)
    .describe('Open connections per client address. Ignored with TRUSTED_PROXIES: the proxies must limit them.'),
  CALLS_PER_MINUTE: whole(1, 1_000_000)
    .default(6000)
    .describe('Calls without a valid link per client address per minute.'),
  APPLICATION_CALLS_PER_MINUTE: whole(1, 1_000_000)
    .default(1200)
    .describe('Calls per application per minute, from all addresses together.'),
  WRITES_PER_HOUR: whole(1, 10_000_000)
    .default(3000)
    .describe('Writes with an Idempotency-Key per application per hour; their responses are kept for a day.'),
  ANSWERS_KB_PER_APPLICATION: whole(1, 1_000_000)
    .default(8000)
    .describe('KB of kept responses per application; beyond that the oldest are dropped.'),
  WRONG_IDS_PER_HOUR: whole(1, 100_000).default(60).describe('Unknown request ids per client address per hour.'),
  IDENTITY_CHECKS_PER_HOUR: whole(1, 100_000)
    .default(20)
    .describe('Different CURPs or SSNs tried per application per hour.'),
  ...readingSettings,
  STORAGE: providerOf(['folder', 's3'])
    .default('folder')
    .describe(
      'Where files are stored: folder (in DATA_DIR), s3 (a bucket of an S3-compatible store), or one of your own.',
    ),
  S3_BUCKET: z.string().optional().describe('Bucket used for nothing but these files; required with STORAGE=s3.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_ENDPOINT: httpAddress.optional().describe('Endpoint of the store; leave unset for Amazon.'),
  S3_PATH_STYLE: yesOrNo()
    .default(false)
    .describe('Whether the bucket name goes in the path, as most stores other than Amazon require: true or false.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe("Access key of the store; unset: the machine's own role is used."),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta(secret('Secret of that access key.')),
  CLAMD_ADDRESS: matching(/^(\[[0-9a-fA-F:]+\]|[\w.-]+):\d{1,5}$/, 'must be like localhost:3310')
    .optional()
    .describe('ClamAV daemon that scans every upload; unset: files are not scanned.'),
  ...ownSettings,
  ...widgetSettings,
  IP_SERVICE_URL: httpAddress
    .optional()
    .describe(
      'Service that returns the browser\'s IP address as {"ip": …}. The address the server sees is always stored.',
    ),
  ...messageSettings,
  ...outgoingSettings,
  ...phoneSettings,
  ...meetingSettings,
  BOOKINGS_PER_DAY: whole(1, 1000)
    .default(10)
    .describe('Visits booked per application in 24 hours, including cancelled ones.'),
  BOOKING_TRIES_PER_DAY: whole(1, 10_000)
    .default(50)
    .describe(
      'Booking attempts per application in 24 hours; each can use up one of the meetings a provider allows per day.',
    ),
  MAX_RESCHEDULES: whole(0, 100).default(3).describe('Times an applicant may reschedule a booked visit.'),
  ...staffSettings,
  ...brandSettings,
};

const environment = z
  .object(settings)
  .superRefine((values, context) => {
    for (const { setting, says } of ownWithoutFile(values))
      context.addIssue({ code: 'custom', path: [setting], message: says });
  })
  .refine((values) => values.SECRET_KEY || !values.DATABASE_URL, {
    path: ['SECRET_KEY'],
    error: 'is required with DATABASE_URL: all replicas need the same key',
    when: () => true,
  })
  .refine((values) => values.DATABASE_URL || !values.DATABASE_READ_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'needs DATABASE_URL',
    when: () => true,
  })
  .refine((values) => Boolean(values.READER_URL) === Boolean(values.READER_SECRET), {
    path: ['READER_SECRET'],
    error: 'and READER_URL must be set together',
    when: () => true,
  })
  .refine((values) => Boolean(values.WIDGET_URL) === Boolean(values.WIDGET_ID), {
    path: ['WIDGET_ID'],
    error: 'and WIDGET_URL must be set together',
    when: () => true,
  })
  .refine((values) => !values.WIDGET_API_KEY || values.WIDGET_URL, {
    path: ['WIDGET_API_KEY'],
    error: 'needs WIDGET_URL and WIDGET_ID',
    when: () => true,
  })
  .refine(mayBeOff, {
    path: ['SECOND_FACTOR'],
    error: 'may be off only with SANDBOX=on, and never with NODE_ENV=production',
    when: () => true,
  })
  .refine(isMailWhole, {
    path: ['MAIL_FROM'],
    error: 'and SMTP_URL must be set together',
    when: () => true,
  })
  .refine(isWhatsAppWhole, {
    path: ['WHATSAPP_TOKEN'],
    error: 'and WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN must be set together',
    when: () => true,
  })
  .refine(isTwilioWhole, {
    path: ['TWILIO_AUTH_TOKEN'],
    error: 'and TWILIO_ACCOUNT_SID and TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID must be set together',
    when: () => true,
  })
  .refine(isGoogleWhole, {
    path: ['GOOGLE_PRIVATE_KEY'],
    error: 'and GOOGLE_CLIENT_EMAIL are required when MEETING_PROVIDERS includes google',
    when: () => true,
  })
  .refine(isZoomWhole, {
    path: ['ZOOM_USER_ID'],
    error: 'and ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET are required when MEETING_PROVIDERS includes zoom',
    when: () => true,
  })
  .refine((values) => values.STORAGE !== 's3' || values.S3_BUCKET, {
    path: ['S3_BUCKET'],
    error: 'is required with STORAGE=s3',
    when: () => true,
  })
  .refine((values) => Boolean(values.S3_ACCESS_KEY_ID) === Boolean(values.S3_SECRET_ACCESS_KEY), {
    path: ['S3_SECRET_ACCESS_KEY'],
    error: 'and S3_ACCESS_KEY_ID must be set together',
    when: () => true,
  });

interface Playing {
  SANDBOX?: string | undefined;
  NODE_ENV?: string | undefined;
  SECOND_FACTOR?: string | undefined;
}

/** Whether this is a trial without real applicants. `npm start` says so to the server when the sandbox runs beside it. */
function playsSandbox({ SANDBOX, NODE_ENV }: Playing): boolean {
  return SANDBOX === 'on' && NODE_ENV !== 'production';
}

function mayBeOff(values: Playing): boolean {
  return values.SECOND_FACTOR !== 'off' || playsSandbox(values);
}

type Values = z.output<typeof environment>;
export type Config = Readonly<
  Values & {
    PUBLIC_URL: string;
    SECRET_KEY: string;
    STOP_DELAY: number;
    OCR_WORKERS: number;
    OCR_THREADS: number;
    SECOND_FACTOR: 'known_devices' | 'off';
  }
>;

/**
 * Reads the settings; secrets may be in files. Unset or empty variables get their default. Throws one error that lists every
 * invalid setting. Also throws for a data folder with an unfinished restore, unless `restoring`.
 */
export function readConfig(env: NodeJS.ProcessEnv, { restoring = false } = {}): Config {
  const { values: fromFiles, faults } = readSecretFiles(settings, env);
  const given = Object.entries(env).filter(([name, value]) => name in settings && value !== '');
  const result = environment.safeParse({ ...Object.fromEntries(given), ...fromFiles });
  if (!result.success || faults.length > 0) {
    const lines = [...faults, ...(result.error?.issues ?? []).map(faultLine)];
    throw new Error(`Invalid settings:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
  const values = result.data;
  if (!restoring) refuseUnfinishedRestore(path.resolve(values.DATA_DIR));
  if (!values.DATABASE_URL) refuseMovedDatabase(path.resolve(values.DATA_DIR));
  return {
    ...values,
    DATA_DIR: path.resolve(values.DATA_DIR),
    OCR_WORKERS: values.OCR_WORKERS ?? readersFor().workers,
    OCR_THREADS: values.OCR_THREADS ?? readersFor().threads,
    STOP_DELAY: values.STOP_DELAY ?? (values.DATABASE_URL ? 10 : 0),
    PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    SECRET_KEY: values.SECRET_KEY ?? keepSecretKey(values.DATA_DIR),
    SECOND_FACTOR: values.SECOND_FACTOR ?? (playsSandbox(values) ? 'off' : 'known_devices'),
  };
}

/** Like `readConfig`, but prints the errors and exits with code 1. */
export function readConfigOrExit(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    const { message } = error as Error;
    if (env.NODE_ENV === 'production') createLog('fatal').fatal(message);
    else console.error(message);
    process.exit(1);
  }
}

function faultLine(issue: z.core.$ZodIssue): string {
  return `${issue.path[0]?.toString()} ${issue.message}`;
}
