import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readText } from './repository.ts';

const files = globSync('**', {
  cwd: path.resolve(import.meta.dirname, '../..'),
  exclude: (name) => /(^|\/)(node_modules|data|dist|test-results)$/.test(name),
});
const known = new Set(files);

/** Pages that say what is. Decisions and the notebook also tell of what was, the quoted texts of what others say. */
const pages = files.filter((file) => file.endsWith('.md') && !/decisions\/|notebook|quoted-texts/.test(file));
const code = files.filter((file) => /\.(ts|tsx|mjs|sql)$/.test(file) && file !== 'scripts/rules/docs.test.ts');
const names = new Set(code.flatMap((file) => readText(file).match(/[A-Za-z]\w*/g) ?? []));
const commands = ['package.json', 'lab/package.json'].flatMap((file) =>
  Object.keys(JSON.parse(readText(file)).scripts),
);
/** Names of other programs, and of what STYLE.md avoids. */
const foreign = /^(DocumentService|processData|StreamMaxLength|(Get|Put|Delete|List)(Object|Bucket)\w*)$/;
/** Folders that a path may leave out where the page is about them. */
const shortened = ['', 'server', 'server/staff', 'web/src', 'reader', 'reader/screenshots'];

test('what the pages name exists: files, links, commands, and the names of code', () => {
  expect(pages.length, 'the pages are read').toBeGreaterThan(10);
  const planted =
    '`server/nowhere/lost.ts` `lost.test.ts` [x](lost.md) `npm run lost` `lostName(a)` [001](decisions/002-x.md)';
  expect(staleIn('docs/README.md', planted).length, 'each planted name is found').toBe(7);
  expect(pages.flatMap((page) => staleIn(page, readText(page)))).toEqual([]);
});

test('decisions are numbered without a gap, and each title has its number', () => {
  const decisions = files.filter((file) => file.startsWith('docs/decisions/')).sort();
  const numbers = decisions.map((_, index) => `${index + 1}`.padStart(3, '0'));

  expect(decisions.length, 'the decisions are read').toBeGreaterThan(40);
  expect(decisions.map((file) => path.basename(file).slice(0, 3))).toEqual(numbers);
  expect(decisions.map((file) => readText(file).slice(2, 5))).toEqual(numbers);
});

const rooms = 'bench|contract|deploy|docs|e2e|hostile|lab|postgres|reader|sandbox|scripts|server|web';
const pathLike = new RegExp(`^[\\w./-]+\\.(ts|tsx|mjs|sql)$|^(${rooms})/[\\w./-]+$`);

function staleIn(page: string, text: string): string[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const links = all(/\]\((?!https?:|mailto:|#)([^)#]+)/g).filter((to) => !known.has(path.join(path.dirname(page), to)));
  const numbers = [...text.matchAll(/\[(?:decision\s+)?(\d{3})\]\(([^)]*)\)/g)];
  const wrong = numbers.filter(([, number, to]) => !to?.includes(`/${number}-`)).map(([link]) => link);
  const quoted = all(/`([^`\n]+)`/g);
  const lost = quoted.filter((quote) => pathLike.test(quote) && !isPath(page, quote));
  const absent = quoted.flatMap((quote) => quote.match(/\b([a-z]+[A-Z]|[A-Z][a-z]+[A-Z])\w*/g) ?? []);
  const runs = all(/`npm run (?:--silent )?([a-z][\w:-]*)/g).filter((command) => !commands.includes(command));
  const unknown = absent.filter((name) => !names.has(name) && !foreign.test(name));
  return [...links, ...wrong, ...lost, ...runs, ...unknown].map((name) => `${page}: ${name}`);
}

function isPath(page: string, found: string): boolean {
  const at = found.replace(/\/$/, '');
  const places = [...shortened, path.dirname(page)].map((folder) => path.join(folder, at));
  return (
    places.some((place) => known.has(place)) || (!at.includes('/') && files.some((file) => file.endsWith(`/${at}`)))
  );
}
