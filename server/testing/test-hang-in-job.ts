import { pino } from 'pino';
import { type JobHandlers, openJobs } from '../core/jobs.ts';

// A process of its own: takes a job of the database and queue in its arguments, says so, and never finishes it.
const [url = '', name = ''] = process.argv.slice(2);
const jobs = await openJobs(url, pino({ level: 'silent' }));
const run = () => {
  console.log('begun');
  return new Promise<void>(() => {});
};
await jobs.work({ [name]: { run } } as unknown as JobHandlers);
