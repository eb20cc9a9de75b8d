import { setTimeout as pause } from 'node:timers/promises';
import { countryCodes } from '@volante/contract/country.ts';
import { listEvents, newestEvent } from '../integrations/feed.ts';
import { listWebhooks } from '../integrations/webhooks.ts';
import { failUsage } from './shell.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run webhooks              the addresses that are sent events, and what waits for each
npm run webhooks -- listen    prints every event from now on as it would be sent, until Ctrl+C`;

const EVERY_MS = 1000;

const [verb = 'list', ...more] = process.argv.slice(2);
if (!['list', 'listen'].includes(verb) || more.length > 0) failUsage(`Unknown: ${[verb, ...more].join(' ')}`, usage);

await withDatabase(async ({ database }) => {
  if (verb === 'list') return (await listWebhooks(database)).map(lineOf).join('\n') || 'There are no webhooks.';
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  let after = (await newestEvent(database)) ?? undefined;
  console.error('Listening. Events appear within a second of their commit.');
  while (!stopped.signal.aborted) {
    const { items, next } = await listEvents(database, { after, limit: 100, countries: countryCodes });
    for (const item of items) console.log(JSON.stringify(item));
    after = next ?? undefined;
    await pause(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {});
  }
  return '';
});

function lineOf({ id, url, off, failingSince, waiting }: Awaited<ReturnType<typeof listWebhooks>>[number]): string {
  const state = off ? `off (${off.why}) since ${off.at}` : failingSince ? `failing since ${failingSince}` : 'on';
  return [id, state, `${waiting} waiting`, new URL(url).origin].join('  ');
}
