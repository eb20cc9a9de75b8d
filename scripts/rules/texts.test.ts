import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { imports, isTest, modules, readText } from './repository.ts';

test('every text is read by a screen, or is named by a code', () => {
  const texts = modules.filter((file) => file.startsWith('web/src/') && !isTest(file)).flatMap(textsOf);
  expect(texts.length, 'the reader finds texts').toBeGreaterThan(1500);
  const planted = { file: 'web/src/applicant/location/texts.ts', name: 'planted' };
  expect(isRead(planted), 'the planted text is refused').toBe(false);
  expect(texts.filter((text) => !isRead(text))).toEqual([]);
});

interface Text {
  file: string;
  name: string;
}

function isRead({ file, name }: Text): boolean {
  return readersOf(file).some((reader) => wordsOf(reader).has(name)) || codes.has(name) || endings.test(name);
}

/** A file and the files that import it. */
function readersOf(file: string): string[] {
  return [file, ...imports.filter(({ from, to }) => to === file && !isTest(from)).map(({ from }) => from)];
}

/** The keys of a file's Spanish texts; a group inside them counts as one key. */
function textsOf(file: string): Text[] {
  const blocks = [...readText(file).matchAll(/^ {2}es: \{\n[\s\S]*?^ {2}\},$/gm)];
  return blocks.flatMap(([block]) => [...block.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => ({ file, name })));
}

/** The code of a file around its texts. */
function codeOf(file: string): string {
  return readText(file).replaceAll(/^ {2}(?:es|en): \{\n[\s\S]*?^ {2}\},$/gm, '');
}

function wordsOf(file: string): Set<string> {
  const known = words.get(file) ?? new Set(codeOf(file).match(/\w+/g));
  words.set(file, known);
  return known;
}

const words = new Map<string, Set<string>>();
const product = modules.filter((file) => /^(contract|reader|server|web)\//.test(file) && !isTest(file)).map(codeOf);
/** Words in quotes and names of properties, by which a screen looks up a text. */
const codes = new Set(
  product.flatMap((code) => [...code.matchAll(/'(\w+)'|\b(\w+)\??:/g)]).map(([, quoted, name]) => quoted ?? name),
);
/** The ends of composed codes: `${part}_approved`. */
const endings = new RegExp(`(${product.flatMap((code) => code.match(/(?<=\}_)\w+(?=`)/g) ?? []).join('|')})$`);

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['web/src/applicant', 'web/src/ui', 'web/src/lib', 'contract'];

/** Letters beyond Latin-1 that the font has. */
const [, signs = ''] = /signs = '(.*)'/.exec(readFileSync(path.join(root, 'web/fonts/make-font.ts'), 'utf8')) ?? [];

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('testing'))
    .map((file) => path.join(folder, file));
}

test('the driver’s screens use no letter that our font lacks', () => {
  expect(signs).toContain('…');
  const strange = folders.flatMap(sourcesIn).flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, i) =>
      [...line].some((letter) => letter > 'ÿ' && !signs.includes(letter)) ? [`${file}:${i + 1}`] : [],
    );
  });
  expect(strange).toEqual([]);
});
