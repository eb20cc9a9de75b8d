// Reads what is new in the feed since the last time, for a system that can't be called from outside. Run it every minute.
//   VOLANTE_URL=https://apply.example.com VOLANTE_TOKEN=vol_… node follow-events.ts position.txt
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dataOf, volante } from './client.ts';

const [file = 'position.txt'] = process.argv.slice(2);
let after = existsSync(file) ? readFileSync(file, 'utf8') : undefined;

for (;;) {
  const { items, next } = dataOf(
    await volante.GET('/events', { params: { query: { limit: '100', ...(after && { after }) } } }),
  );
  for (const { type, timestamp, data } of items) console.log(timestamp, type, data.reference, data.applicationId);
  // After the work: whoever is stopped in between gets these events again, and misses none.
  if (next) writeFileSync(file, next);
  if (items.length === 0 || !next) break;
  after = next;
}
