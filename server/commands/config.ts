import { parseArgs } from 'node:util';
import { settings } from '../config/config.ts';

// Prints every setting with its present value, its default and its meaning; --markdown for the documentation.
const { values } = parseArgs({ options: { markdown: { type: 'boolean', default: false } } });
const rows = Object.entries(settings).map(([name, setting]) => {
  const { description = '', secret = false } = setting.meta() as { description?: string; secret?: boolean };
  const fallback = asText(setting.safeParse(undefined).data);
  const present = process.env[name] || '';
  return { name, present: secret && present ? '********' : present, fallback, description };
});
console.log(values.markdown ? markdown() : plain());

function markdown(): string {
  const lines = rows.map(
    (row) => `| \`${row.name}\` | ${row.fallback && `\`${row.fallback}\``} | ${row.description} |`,
  );
  return ['| setting | default | meaning |', '|---|---|---|', ...lines].join('\n');
}

function plain(): string {
  const cells = rows.map((row) => [
    row.name,
    row.present || row.fallback || '-',
    row.present ? 'set' : '',
    row.description,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

function asText(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value ?? '');
}
