import { parseArgs } from 'node:util';
import {
  countDeliveries,
  listOpenDeliveries,
  markNotified,
  type OpenDelivery,
  readByHand,
  retryDelivery,
} from '../notifications/by-hand.ts';
import { failUsage, shellActor } from './shell.ts';
import { type ShellDeps, shellDeps } from './shell-deps.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run outbox -- list [--show]   undelivered messages: to deliver by hand, given up or late; --show adds recipients and texts
npm run outbox -- told <id>       marks a message as delivered by a person
npm run outbox -- retry <id>      lets the server send it again, within a minute`;

// Lists undelivered messages and marks them as delivered; prints personal data only with --show.
const { verb, id, show } = readArguments();

await withDatabase(async (surroundings) => {
  const deps = shellDeps(surroundings);
  if (verb === 'list') return list(deps);
  const decide = verb === 'told' ? markNotified : retryDelivery;
  if (!(await decide(deps, id, shellActor()))) throw new Error('No such message, or it was already sent or delivered.');
  return verb === 'told' ? 'Marked as delivered.' : 'The server will send it within a minute.';
});

async function list(deps: ShellDeps): Promise<string> {
  const counts = (await countDeliveries(deps)).map(({ state, count }) => `${state} ${count}`).join(', ');
  const troubled = await listOpenDeliveries(deps);
  const entries = await Promise.all(troubled.map((one) => (show ? withPerson(deps, one) : lineOf(one))));
  return [`All messages: ${counts || 'none'}`, ...entries].join('\n');
}

function lineOf({ id, kind, state, reason, tries, createdAt, dueAt }: OpenDelivery): string {
  const next = state === 'waiting' ? `  next try ${minuteOf(dueAt)}` : '';
  const words = [id, state.padEnd(7), kind.padEnd(19), `since ${minuteOf(createdAt)}`, `tries ${tries}`, reason ?? ''];
  return words.join('  ').trimEnd() + next;
}

async function withPerson(deps: ShellDeps, troubled: OpenDelivery): Promise<string> {
  const told = await readByHand(deps, troubled.id);
  const line = lineOf(troubled);
  if (!told) return `${line}\n    nothing left to deliver`;
  const { name, email, phone } = told.person;
  const text = told.text.trimEnd().replaceAll(/^/gm, '    ');
  return `${line}\n    ${[name, phone, email].filter(Boolean).join(' · ') || 'no phone or e-mail on file'}\n${text}\n`;
}

function minuteOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function readArguments(): { verb: 'list' | 'told' | 'retry'; id: string; show: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { show: { type: 'boolean', default: false } },
    });
    const [verb = 'list', id = '', ...more] = positionals;
    const takesId = verb === 'told' || verb === 'retry';
    if ((verb !== 'list' && !takesId) || more.length > 0) return fail(`Unknown: ${positionals.join(' ')}`);
    if (takesId !== /^[0-9a-f-]{36}$/.test(id)) return fail('Required: the id of a message, as printed by list');
    return { verb, id, show: values.show };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  return failUsage(message, usage);
}
