// npm run generate: writes NOTICE and .env.example anew, which a test compares.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../../server/config/config.ts';
import { fileVariable, isSecret } from '../../server/config/secret-files.ts';

const root = path.join(import.meta.dirname, '../..');

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Licenses that ask for more than their text: what they ask, and how it is met. */
const asking: [RegExp, string][] = [
  [
    /LGPL/,
    'LGPL: used unchanged, as a separate file that can be replaced; the source is that of the package of this version in the npm registry',
  ],
  [/CC-BY/, 'Creative Commons Attribution: its data was changed by leaving most of it out'],
];

/** Third parties whose work a release contains, from the lockfile; tools of development are not among them. */
export function notice(): string {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const used = Object.entries(packages).filter(([at, { dev, link }]) => at.includes('node_modules/') && !dev && !link);
  const lines = used.map(([at, { version, license = 'unknown' }]) => {
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const more = asking.find(([kind]) => kind.test(license))?.[1];
    return `${name} ${version}: ${license}${more ? `\n    ${more}` : ''}`;
  });
  return `Volante contains the work of others. Written by npm run generate from package-lock.json; each package's folder in node_modules
has the text of its license.

Plus Jakarta Sans (web/fonts): SIL Open Font License 1.1, see web/fonts/LICENSE
Places and countries (GeoNames, CC BY 4.0; IP2Location LITE, CC BY-SA 4.0): see server/providers/geo/LICENSES.md
Node.js: MIT and others, see the LICENSE of its package
PostgreSQL, only where the embedded one is installed: PostgreSQL License

${[...new Set(lines)].sort().join('\n')}
`;
}

/** Every setting as a comment with its meaning and its default, to be turned on. */
export function envExample(): string {
  const lines = Object.entries(settings).flatMap(([name, setting]) => {
    const { description = '' } = setting.meta() as { description?: string };
    const file = isSecret(setting) ? ` Or ${fileVariable(name)}: a file that holds it.` : '';
    return [`# ${description}${file}`, `#${name}=${asText(setting.safeParse(undefined).data)}`, ''];
  });
  return `# Every setting of npm run config. Written by npm run generate. npm start doesn't read this file: pass a copy by
# node --env-file, systemd's EnvironmentFile, or compose's env_file.

${lines.join('\n')}`;
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, first]) => `${name}:${first}`)
      .join(',');
  return String(value ?? '');
}

export const generated = { NOTICE: notice, '.env.example': envExample };

if (process.argv[1] === import.meta.filename)
  for (const [name, write] of Object.entries(generated)) writeFileSync(path.join(root, name), write());
