import { expect, test } from 'vitest';
import { folderOf, isNamedAsTest, modules, readText, screens } from './repository.ts';

test('no file exceeds the limit of lines, tests included', () => {
  expect(findLongFiles(modules.map((file) => ({ file, text: readText(file) })))).toEqual([]);
});

test('no folder exceeds the limit of files', () => {
  expect(findFullFolders(modules)).toEqual([]);
});

// The figures only fall: a component that is split or shortened gets its new figure, or leaves the list.
test('no component exceeds the limit of lines, except those that have yet to be split', () => {
  expect(findLongComponents(screens.map((file) => ({ file, text: readText(file) })))).toEqual({});
});

test('a component with one line too many is detected', () => {
  const component = (lines: number) => [
    { file: 'web/a.tsx', text: `export function A() {\n${'  x;\n'.repeat(lines - 2)}}\n` },
  ];
  expect(findLongComponents(component(MOST_COMPONENT_LINES))).toEqual({});
  expect(findLongComponents(component(MOST_COMPONENT_LINES + 1))).toEqual({ 'web/a.tsx A': 101 });
});

test('one line or one file too many is detected', () => {
  const lines = (count: number) => [{ file: 'server/a.ts', text: 'x\n'.repeat(count) }];
  expect(findLongFiles(lines(MOST_LINES))).toEqual([]);
  expect(findLongFiles(lines(MOST_LINES + 1))).toEqual(['server/a.ts: 401 lines']);
  const files = Array.from({ length: MOST_FILES }, (_, n) => `server/media/${n}.ts`);
  expect(findFullFolders([...files, 'server/media/a.test.ts', 'server/media/rules/a.ts'])).toEqual([]);
  expect(findFullFolders([...files, 'server/media/one-more.ts'])).toEqual(['server/media: 21 files']);
});

/** A longer file is two ideas. */
const MOST_LINES = 400;
/** A folder with more files, tests aside, is more than one idea. */
const MOST_FILES = 20;

/** A longer component is several. */
const MOST_COMPONENT_LINES = 100;

function findLongFiles(files: readonly { file: string; text: string }[]): string[] {
  const lengths = files.map(({ file, text }) => ({ file, lines: text.replace(/\n$/, '').split('\n').length }));
  return lengths.filter(({ lines }) => lines > MOST_LINES).map(({ file, lines }) => `${file}: ${lines} lines`);
}

/** Finds the components at the top level of formatted modules, each with the lines of its function. */
function findLongComponents(files: readonly { file: string; text: string }[]): Record<string, number> {
  const found = files.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?(?:default )?function ([A-Z]\w*)[\s\S]*?\n\}$/gm)].map(
      ([all, name]) => [`${file} ${name}`, all.split('\n').length] as const,
    ),
  );
  return Object.fromEntries(found.filter(([, lines]) => lines > MOST_COMPONENT_LINES));
}

/** Numbered steps of a history. */
const HISTORY = 'server/migrations';

function findFullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((file) => !isNamedAsTest(file) && folderOf(file) !== HISTORY))
    counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder}: ${count} files`);
}
