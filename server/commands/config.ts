import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig, settings } from '../config/config.ts';
import { fileVariable, isSecret } from '../config/secret-files.ts';
import { openProductDatabase } from '../core/database/product-database.ts';
import { createLog } from '../core/log.ts';
import { listTemplates } from '../notifications/templates/list-templates.ts';
import { selectChanged } from '../staff/administration/settings/setting-store.ts';

// Prints every setting with its present value, where that comes from, and its meaning. --markdown prints the table for the
// documentation, --templates what Meta is sent to approve the messages for WhatsApp, as JSON.
const { values } = parseArgs({
  options: { markdown: { type: 'boolean', default: false }, templates: { type: 'boolean', default: false } },
});
if (values.templates) {
  console.log(JSON.stringify(listTemplates(readConfig(process.env).PUBLIC_URL), null, 2));
  process.exit();
}
const changed = values.markdown ? new Map<string, string>() : await changedOrNone();
const rows = Object.entries(settings).map(([name, setting]) => {
  const { description = '' } = setting.meta() as { description?: string };
  const secret = isSecret(setting);
  const fallback = asText(setting.safeParse(undefined).data);
  const given = process.env[name] || (secret && process.env[fileVariable(name)]) || '';
  const present = secret && given ? '********' : given;
  const meaning = secret ? `${description} Or ${fileVariable(name)}: a file that holds it.` : description;
  return { name, present, fallback, description: meaning, own: changed.get(name) };
});
console.log(values.markdown ? markdown() : plain());

function markdown(): string {
  const lines = rows.map(
    (row) => `| \`${row.name}\` | ${row.fallback && `\`${row.fallback}\``} | ${row.description} |`,
  );
  return ['| setting | default | meaning |', '|---|---|---|', ...lines].join('\n');
}

function plain(): string {
  const cells = rows.map((row) => {
    const below = row.present || row.fallback;
    if (row.own !== undefined)
      return [
        row.name,
        row.own || '-',
        `console${below && below !== row.own ? `, not ${below}` : ''}`,
        row.description,
      ];
    return [row.name, below || '-', row.present ? 'set' : '', row.description];
  });
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** Settings are also listed if the database can't be reached. */
async function changedOrNone(): Promise<Map<string, string>> {
  try {
    return await readChangedSettings(process.env);
  } catch (error) {
    console.error(`The settings changed in the console could not be read: ${(error as Error).message}`);
    return new Map();
  }
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, first]) => `${name}:${first}`)
      .join(',');
  return String(value ?? '');
}

/**
 * The settings changed in the console, by name, as they would be in the environment; empty if there are none. Doesn't start a
 * database: if none is running, the map is empty. Rejects if they can't be read.
 */
async function readChangedSettings(env: NodeJS.ProcessEnv): Promise<Map<string, string>> {
  const folder = path.resolve(env.DATA_DIR || './data');
  if (!env.DATABASE_URL && !env.DATABASE_URL_FILE && !existsSync(path.join(folder, 'postgres.port'))) return new Map();
  const database = await openProductDatabase(readConfig(env), 'command', createLog('fatal', pino.destination(2)));
  try {
    const rows = await selectChanged(database.db);
    return new Map(rows.flatMap(({ name, value }) => (value === null ? [] : [[name as string, value]])));
  } finally {
    await database.close();
  }
}
