// npm run reader: reads pictures for servers whose READER_URL names this process.
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createScreenshotReader } from '../screenshots/child-reader.ts';
import { buildService } from './app.ts';
import { readSettings, type ServiceSettings } from './settings.ts';

/** How long pictures may still be read when the process stops, in ms. */
const GRACE = 10_000;

/** 300 MB of pictures at most. An application has 12 of these places; what would wait too long in them is refused by the queue. */
const MOST_AT_ONCE = 60;

let settings: ServiceSettings;
try {
  settings = readSettings(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const { PORT, HOST, READER_SECRET: secret, OCR_WORKERS: workers, OCR_THREADS: threads } = settings;
const log = pino({ level: settings.LOG_LEVEL });
const reader = createScreenshotReader({ workers, threads });
let isReady = false;
const app = await buildService({ reader, secret, mostAtOnce: MOST_AT_ONCE, isReady: () => isReady, log });

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  isReady = false;
  await pause(settings.STOP_DELAY * 1000);
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  await Promise.all([reader.close(GRACE), app.close()]);
  clearInterval(idle);
  // As the server ends (`server/core/run-until-stopped.ts`): by itself, unless something is left open.
  process.channel?.unref();
  const end = () => {
    log.warn({ open: process.getActiveResourcesInfo() }, 'something was left open');
    process.exit();
  };
  setTimeout(end, 5000).unref();
}

const portFaults: Record<string, string> = {
  EADDRINUSE: `Port ${PORT} is in use: stop the other program, or set PORT to another number.`,
  EACCES: `Port ${PORT} is for privileged users only: set PORT to 1024 or more.`,
};

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop());
process.on('disconnect', () => void stop());

try {
  await app.listen({ port: PORT, host: HOST });
  await reader.ready();
  isReady = !isStopping;
  log.info('Volante is ready to read pictures');
} catch (error) {
  if (!isStopping) {
    const sentence = portFaults[(error as NodeJS.ErrnoException).code ?? ''];
    if (sentence) console.error(sentence);
    else log.fatal(error, 'the reader did not start');
    process.exit(1);
  }
}
