import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readersFor } from '../readers-for.ts';

const whole = (from: number, to: number) => z.coerce.number().int().min(from).max(to);
const usual = readersFor();

const Settings = z.object({
  PORT: whole(1, 65_535).default(3010),
  HOST: z.string().default('0.0.0.0'),
  READER_SECRET: z.string().min(16),
  OCR_WORKERS: whole(1, 64).default(usual.workers),
  OCR_THREADS: whole(1, 64).default(usual.threads),
  STOP_DELAY: whole(0, 60).default(5),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type ServiceSettings = z.output<typeof Settings>;

/** The service's settings, see `reader/README.md`. Throws one error that names every wrong variable, but no value. */
export function readSettings(env: NodeJS.ProcessEnv): ServiceSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const file = given.READER_SECRET_FILE;
  if (file) given.READER_SECRET = readFileSync(file, 'utf8').trimEnd();
  const result = Settings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`Invalid settings:\n${lines.join('\n')}`);
}
