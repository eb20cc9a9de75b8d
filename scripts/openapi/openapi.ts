// npm run openapi -- FOLDER [NAME…]: writes the OpenAPI documents, all of them or those named, without a running server. A document
// that stands there already is replaced only by one that breaks none of its clients.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failUsage } from '../../server/commands/shell.ts';
import { apis } from '../../server/core/http/openapi/apis.ts';
import { breakingChanges, type Compared } from './breaking.ts';
import { writtenApi } from './written.ts';

const all = Object.keys(apis) as (keyof typeof apis)[];
const usage = `npm run openapi -- FOLDER [${all.join('] [')}]`;

const [folder, ...named] = process.argv.slice(2);
if (!folder) failUsage('Name a folder to write to.', usage);
const unknown = named.filter((name) => !all.some((known) => known === name));
if (unknown.length > 0) failUsage(`There is no API ${unknown.join(', ')}.`, usage);

await mkdir(folder, { recursive: true });
for (const name of all.filter((known) => named.length === 0 || named.includes(known))) {
  const file = path.join(folder, `${name}.json`);
  const text = await writtenApi(apis[name]);
  const before: Compared | null = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
  const breaks = before ? breakingChanges(before, JSON.parse(text)) : [];
  if (breaks.length > 0) {
    console.error([`${file} stays, since clients of it would break:`, ...breaks].join('\n  '));
    process.exitCode = 1;
  } else {
    await writeFile(file, text);
    console.log(file);
  }
}
