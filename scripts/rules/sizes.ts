import { folderOf, isNamedAsTest } from './rooms.ts';

/** A longer file is two ideas. */
export const MOST_LINES = 400;
/** A folder with more files, tests aside, is more than one idea. */
export const MOST_FILES = 20;

/** A longer component is several. */
export const MOST_COMPONENT_LINES = 100;

export function findLongFiles(files: readonly { file: string; text: string }[]): string[] {
  const lengths = files.map(({ file, text }) => ({ file, lines: text.replace(/\n$/, '').split('\n').length }));
  return lengths.filter(({ lines }) => lines > MOST_LINES).map(({ file, lines }) => `${file}: ${lines} lines`);
}

/** Finds the components at the top level of formatted modules, each with the lines of its function. */
export function findLongComponents(files: readonly { file: string; text: string }[]): Record<string, number> {
  const found = files.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?(?:default )?function ([A-Z]\w*)[\s\S]*?\n\}$/gm)].map(
      ([all, name]) => [`${file} ${name}`, all.split('\n').length] as const,
    ),
  );
  return Object.fromEntries(found.filter(([, lines]) => lines > MOST_COMPONENT_LINES));
}

/** Numbered steps of a history. */
const HISTORY = 'server/migrations';

export function findFullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((one) => !isNamedAsTest(one) && folderOf(one) !== HISTORY))
    counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder}: ${count} files`);
}
