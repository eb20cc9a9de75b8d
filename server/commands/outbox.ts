import { parseArgs } from 'node:util';
import { listDeadJobs, retryDeadJob } from '../core/dead-jobs.ts';
import {
  countDeliveries,
  markNotified,
  type OpenMessage,
  readByHand,
  retryDelivery,
  walkOutbox,
} from '../notifications/by-hand.ts';
import { failUsage, shellActor } from './shell.ts';
import { type ShellDeps, shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

/** Jobs that are printed; the others are counted. */
const MOST_JOBS = 500;

const usage = `npm run outbox -- list [--show]   undelivered messages (to deliver by hand, given up, or late) and jobs given up; --show adds recipients and texts
npm run outbox -- notified <id>   marks a message as delivered by a person
npm run outbox -- retry <id>      has the server retry the message or job within a minute`;

// Lists undelivered messages and jobs given up, marks messages as delivered, and retries both. Prints personal data only with
// --show.
const { verb, id, show } = readArguments();

await withDatabase(async (surroundings) => {
  const deps = shellDeps(surroundings);
  const { db, url } = surroundings.database;
  if (verb === 'list') {
    await list(deps);
    return jobsIn(await listDeadJobs(db, MOST_JOBS));
  }
  const decide = verb === 'notified' ? markNotified : retryDelivery;
  if (await decide(deps, id, shellActor()))
    return verb === 'notified' ? 'Marked as delivered.' : 'The server will send it within a minute.';
  if (verb === 'retry' && (await retryDeadJob(url, id))) return 'The server will retry it within a minute.';
  throw new Error('There is no such message or job, or it was already sent, delivered or done.');
});

function jobsIn({ count, jobs }: Awaited<ReturnType<typeof listDeadJobs>>): string {
  const lines = jobs.map(({ id, kind, reason, tries, createdAt, givenUpAt }) => {
    const when = `since ${minuteOf(createdAt)}  given up ${minuteOf(givenUpAt)}`;
    return [id, 'job    ', kind.padEnd(19), when, `tries ${tries}`, reason].join('  ');
  });
  const more = count > jobs.length ? [`${count - jobs.length} more jobs`] : [];
  return [`Jobs given up: ${count || 'none'}`, ...lines, ...more].join('\n');
}

/** Prints page by page, however many there are. */
async function list(deps: ShellDeps): Promise<void> {
  const counts = (await countDeliveries(deps)).map(({ state, count }) => `${state} ${count}`).join(', ');
  console.log(`All messages: ${counts || 'none'}`);
  for await (const page of walkOutbox(deps))
    for (const message of page) console.log(show ? await withPerson(deps, message) : lineOf(message));
}

function lineOf({ id, kind, state, reason, tries, createdAt, dueAt }: OpenMessage): string {
  const next = state === 'waiting' ? `  next try ${minuteOf(dueAt)}` : '';
  const words = [id, state.padEnd(7), kind.padEnd(19), `since ${minuteOf(createdAt)}`, `tries ${tries}`, reason ?? ''];
  return words.join('  ').trimEnd() + next;
}

async function withPerson(deps: ShellDeps, troubled: OpenMessage): Promise<string> {
  const byHand = await readByHand(deps, troubled.id, { withLink: true });
  const line = lineOf(troubled);
  if (troubled.applicationId === null) return `${line}\n    to the owner of a staff account; only the server sends it`;
  if (!byHand) return `${line}\n    nothing left to deliver`;
  const { name, email, phone } = byHand.person;
  const text = (byHand.text ?? '').trimEnd().replaceAll(/^/gm, '    ');
  return `${line}\n    ${[name, phone, email].filter(Boolean).join(' · ') || 'no phone or e-mail on file'}\n${text}\n`;
}

function minuteOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function readArguments(): { verb: 'list' | 'notified' | 'retry'; id: string; show: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { show: { type: 'boolean', default: false } },
    });
    const [verb = 'list', id = '', ...more] = positionals;
    const takesId = verb === 'notified' || verb === 'retry';
    if ((verb !== 'list' && !takesId) || more.length > 0) return fail(`Unknown: ${positionals.join(' ')}`);
    if (takesId !== /^[0-9a-f-]{36}$/.test(id)) return fail('Required: the id of a message or job, as printed by list');
    return { verb, id, show: values.show };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  return failUsage(message, usage);
}
