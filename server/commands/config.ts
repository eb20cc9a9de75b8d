import { parseArgs } from 'node:util';
import { settings } from '../config/config.ts';
import { fileVariable, isSecret } from '../config/secret-files.ts';

// Prints every setting with its present value, its default and its meaning; --markdown for the documentation.
const { values } = parseArgs({ options: { markdown: { type: 'boolean', default: false } } });
const rows = Object.entries(settings).map(([name, setting]) => {
  const { description = '' } = setting.meta() as { description?: string };
  const secret = isSecret(setting);
  const fallback = asText(setting.safeParse(undefined).data);
  const present = process.env[name] || (secret && process.env[fileVariable(name)]) || '';
  const meaning = secret ? `${description} Or ${fileVariable(name)}: a file that holds it.` : description;
  return { name, present: secret && present ? '********' : present, fallback, description: meaning };
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
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => `${name}:${one}`)
      .join(',');
  return String(value ?? '');
}
