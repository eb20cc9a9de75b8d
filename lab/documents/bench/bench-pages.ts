import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median } from '../../../bench/run/figures.ts';
import type { DocumentType } from '../../../contract/documents/rules.ts';
import type { DocumentReading } from '../../../reader/documents/document.ts';
import { readCard } from '../../../reader/documents/read-card.ts';
import { decodePicture } from '../../../reader/engine/picture.ts';
import { createFileInspector } from '../../../reader/opening/inspector.ts';
import { loadEngines } from '../../../reader/screenshots/read-picture.ts';
import { readDocument } from '../../../server/documents/readings/read-document.ts';

// npm run bench:pages -- FOLDER: how many photographed pages have the right kind, and how many of their fields are exact, left out or
// wrong. The folder is one of draw-pages. Wrong values are printed.
interface Truth {
  file: string;
  kind: string;
  sentAs: DocumentType;
  hard: boolean;
  fields: Record<string, unknown>;
}

interface Count {
  pages: number;
  kind: number;
  fields: number;
  exact: number;
  missing: number;
  wrong: number;
  deposits: number;
  'deposits found': number;
  'deposits wrong': number;
}

const none: Count = {
  ...{ pages: 0, kind: 0, fields: 0, exact: 0, missing: 0, wrong: 0 },
  ...{ deposits: 0, 'deposits found': 0, 'deposits wrong': 0 },
};
const verbose = process.argv.includes('--verbose');
const folder = resolve(process.argv[2] ?? 'pages');
const counts = new Map<string, Count>();
const seconds: number[] = [];
const engines = await loadEngines({ threads: 1 });
const inspector = createFileInspector({ children: 1 });
// Reads in this process, whose CPU is measured.
const reader: Parameters<typeof readDocument>[0]['reader'] = {
  readDocument: async (photo) => readCard(engines, await decodePicture(photo.image), photo),
  read: () => Promise.reject(new Error('A page is no screenshot.')),
  secondsFor: async () => 0,
  ready: async () => {},
  close: async () => {},
};
for (const line of readFileSync(join(folder, 'truth.jsonl'), 'utf8').trim().split('\n')) {
  const truth = JSON.parse(line) as Truth;
  const image = join(folder, truth.file);
  const begun = process.cpuUsage();
  const photo = { documentType: truth.sentAs, today: '2026-11-28' };
  const reading = image.endsWith('.pdf')
    ? await readDocument({ inspector, reader }, { ...photo, path: image, queueKey: '' })
    : await readCard(engines, await decodePicture(image), { ...photo, image });
  const { user, system } = process.cpuUsage(begun);
  seconds.push((user + system) / 1e6);
  for (const key of [truth.file.replace(/-\d+\.\w+$/, ''), truth.hard ? '~ hard' : '~ easy', '~ all'])
    judge(key, truth, reading);
}
await Promise.all([engines.models.close(), inspector.close()]);
console.table(Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))));
console.log(`CPU of a page: median ${median(seconds).toFixed(1)} s, most ${Math.max(...seconds).toFixed(1)} s`);
process.exit();

function judge(
  key: string,
  { file, kind, fields: { deposits = [], ...fields } }: Truth,
  reading: DocumentReading,
): void {
  const count = counts.get(key) ?? { ...none };
  counts.set(key, count);
  count.pages++;
  if (reading.kind === kind) count.kind++;
  else if (key === '~ all') console.log(`${file}: ${reading.kind}`);
  const read: Record<string, unknown> = reading.fields;
  for (const [field, value] of Object.entries(fields)) {
    count.fields++;
    const got = read[field];
    if (isSame(got, value)) count.exact++;
    else if (got === undefined) count.missing++;
    else count.wrong++;
    if (key === '~ all' && !isSame(got, value) && (verbose || got !== undefined))
      console.log(`${file}: ${field} ${JSON.stringify(got)}, not ${JSON.stringify(value)}`);
  }
  const short = ({
    date,
    amountMinor,
    currency,
    platform,
  }: {
    date: string;
    amountMinor: number;
    currency: string;
    platform: string;
  }) => `${date} ${amountMinor} ${currency} ${platform}`;
  const wanted = new Set((deposits as Parameters<typeof short>[0][]).map(short));
  const found = (reading.fields.deposits ?? []).map(short);
  count.deposits += wanted.size;
  count['deposits found'] += found.filter((entry) => wanted.has(entry)).length;
  const wrong = found.filter((entry) => !wanted.has(entry));
  count['deposits wrong'] += wrong.length;
  if (key === '~ all' && wrong.length > 0) console.log(`${file}: ${wrong}`);
}

/** The case of letters says nothing about how well they were read. */
function isSame(got: unknown, value: unknown): boolean {
  return typeof got === 'string' && typeof value === 'string'
    ? got.toUpperCase() === value.toUpperCase()
    : got === value;
}
