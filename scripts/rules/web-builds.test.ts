import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildWeb } from '../build-web.mjs';

const web = path.join(import.meta.dirname, '../../web');
const names = ['applicant', 'staff', 'gallery'];

// Already built when the whole test run does; new sources are built once.
beforeAll(() => buildWeb(process.execPath, names), 120_000);

test.each(names)('the styles of %s contain classes of its own and of shared modules only', (name) => {
  const text = [`src/${name}`, 'src/ui', 'src/lib']
    .flatMap(sourcesIn)
    .map((file) => read(file))
    .join('\n');
  const isOwn = (item: string) => new RegExp(`(?<![\\w-])${item.replace(/\W/g, '\\$&')}(?![\\w-])`).test(text);
  const classes = [...stylesOf(name).matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, first = '']) =>
    first.replaceAll('\\', ''),
  );
  const named = [...new Set(classes)].filter((item) => /^[a-z-]/i.test(item));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((item) => !isOwn(item))).toEqual([]);
});

/** The stylesheet of the page, without its comments. */
function stylesOf(name: string): string {
  const [, file = ''] = /rel="stylesheet"[^>]*href="[^"]*(assets\/[^"]+)"/.exec(read('dist', name, 'index.html')) ?? [];
  return read('dist', name, file).replace(/\/\*.*?\*\//gs, '');
}

function sourcesIn(folder: string): string[] {
  const entries = readdirSync(path.join(web, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(tsx?|css|html)$/.test(entry.name));
  return files.map((entry) => path.relative(web, path.join(entry.parentPath, entry.name)));
}

function read(...names: string[]): string {
  return readFileSync(path.join(web, ...names), 'utf8');
}
