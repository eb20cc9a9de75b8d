import { z } from 'zod';
import { headers, matching, oneOf, secret, share, whole } from './setting-kinds.ts';

/** Settings of running several processes and versions side by side. */
export const runningSettings = {
  SECRET_KEY_PREVIOUS: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .optional()
    .meta(secret('The second secret accepted while SECRET_KEY is being replaced, see docs/operating.md.')),
  NODE_ENV: z
    .string()
    .optional()
    .describe('production: all output is log lines in JSON, no link is printed, and the sandbox never starts.'),
  MIGRATE: oneOf(['start', 'command'])
    .default('command')
    .describe(
      'Who migrates the database of DATABASE_URL. start: every server at its start. command: npm run migrate, which servers then wait for. The embedded database is always migrated at the start.',
    ),
  STOP_DELAY: whole(0, 300)
    .optional()
    .describe(
      'Seconds a stopping server still serves while /readyz answers 503, so that load balancers notice first; default 10 with DATABASE_URL, otherwise 0.',
    ),
  SECOND_FACTOR: oneOf(['known_devices', 'off'])
    .optional()
    .describe(
      'known_devices: what a driver stored is shown only on devices that proved to be theirs. off: whoever has the link sees everything, which only a trial with SANDBOX=on may do; default there: off.',
    ),
  JOBS: oneOf(['on', 'off'])
    .default('on')
    .describe('Whether this process runs background jobs. At least one process per installation must.'),
  DATABASE_DIRECT_URL: matching(/^postgres(ql)?:\/\/\S+$/, 'must be like postgresql://user:password@host:5432/name')
    .optional()
    .meta(
      secret(
        'The same database without the pooler of DATABASE_URL, for work that needs a dedicated connection: notifications, the job queue, migrations, backups.',
      ),
    ),
  DATABASE_READ_URL: matching(/^postgres(ql)?:\/\/\S+$/, 'must be like postgresql://user:password@host:5432/name')
    .optional()
    .meta(
      secret(
        "A replica that serves the console's lists, reports and exports, as long as it has all that was written before the call.",
      ),
    ),
  SECURITY_CONTACT: matching(/^(mailto:|https:\/\/)\S+$/, 'must be like mailto:security@example.org or https://…')
    .optional()
    .describe('Where weaknesses are reported, served at /.well-known/security.txt.'),
  NAMED_STATEMENTS: oneOf(['on', 'off'])
    .default('on')
    .describe(
      'Whether frequent statements are prepared once per connection, by name. Set to off for a pooler in transaction mode without support for them, such as PgBouncer before 1.21.',
    ),
  ERASED_LIST: z
    .string()
    .optional()
    .describe(
      'File that lists the ids of erased applications; default: erased in DATA_DIR. Put it where your backups are: a restore reads it.',
    ),
  AUDIT_ANCHOR: matching(/^(s3:\/\/[a-z0-9.-]{3,63}(\/[\w./-]*)?|[^:]+)$/, 'must be a file or like s3://bucket/folder')
    .optional()
    .describe(
      'Where each seal of the audit log is also kept, out of reach of whoever changes the database: a file, or s3://bucket/folder of a bucket with object lock, reached with the S3_ settings.',
    ),
  BACKUP_PUBLIC_KEY: matching(
    /^MCowBQYDK2VuAyEA[A-Za-z0-9+/]{43}=$/,
    'must be a public key as npm run backup -- --new-keys FILE prints it',
  )
    .optional()
    .describe('Public key with which npm run backup encrypts backups; unset: whoever has a backup can read it.'),
  METRICS_PORT: whole(1, 65_535)
    .optional()
    .describe('Port of /metrics, in the Prometheus format; unset: no metrics are served.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which /metrics is served. It has no sign-in: never make it public.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://localhost:4318' })
    .optional()
    .describe('Collector that receives traces by OTLP over HTTP, at /v1/traces; unset: none are recorded.'),
  OTEL_EXPORTER_OTLP_HEADERS: headers()
    .optional()
    .meta(secret('Headers for that collector, such as its key: name=value, comma-separated, percent-encoded.')),
  OTEL_SERVICE_NAME: z.string().default('volante').describe('Name of the product in traces.'),
  OTEL_TRACES_SAMPLER_ARG: share().default(1).describe('Share of calls and jobs that are traced, from 0 to 1.'),
};
