import { roomOf } from './rooms.ts';

export interface Source {
  file: string;
  text: string;
}

interface Use {
  file: string;
  table: string;
  writes: boolean;
}

/** The tables by name, with the room that declares each (`interface Database` in its `tables.ts` or store). */
export function findOwners(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { file, text } of sources) {
    const declared = /declare module '[^']*schema\.ts' \{\s*interface Database \{([^}]*)\}/.exec(text)?.[1] ?? '';
    for (const [, table = ''] of declared.matchAll(/(\w+):/g)) owners.set(table, roomOf(file));
  }
  return owners;
}

/**
 * Places where a room writes another one's table, or reads it without being one of the `readers`. Covers calls of the query
 * builder and SQL in strings.
 */
export function findForeignTables(sources: readonly Source[], readers: readonly string[]): string[] {
  const owners = findOwners(sources);
  const foreign = sources.flatMap((source) => findUses(source, owners)).filter(isForeign);
  return [...new Set(foreign.map(({ file, table, writes }) => `${file} ${writes ? 'writes' : 'reads'} ${table}`))];

  function isForeign({ file, table, writes }: Use): boolean {
    return owners.get(table) !== roomOf(file) && (writes || !readers.includes(file));
  }
}

function findUses({ file, text }: Source, owners: Map<string, string>): Use[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const strings = [...code.matchAll(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g)].join('\n');
  const found = [
    ...named(code, builderWrites).map((table) => ({ file, table, writes: true })),
    ...named(code, builderReads).map((table) => ({ file, table, writes: false })),
    ...named(strings, sqlWrites).map((table) => ({ file, table, writes: true })),
    ...named(strings, sqlReads).map((table) => ({ file, table, writes: false })),
  ];
  return found.filter(({ table }) => owners.has(table));
}

/** A table may be in a list, and may have an alias. */
function named(text: string, pattern: RegExp): string[] {
  const lists = [...text.matchAll(pattern)].map(([, list = '']) => list);
  return lists.flatMap((list) => list.split(',')).map((one) => /\w+/.exec(one)?.[0] ?? '');
}

const builderWrites = /\b(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*(\[[^\]]*\]|'[^']*')/g;
const builderReads = /\b(?:selectFrom|using|from|table|(?:\w+J|j)oin)\(\s*(\[[^\]]*\]|'[^']*')/g;
const sqlWrites =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|update(?=\s+\w+(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(\w+)/gi;
const sqlReads = /\b(?:from|join)\s+(\w+(?:\s+\w+)?(?:\s*,\s*\w+(?:\s+\w+)?)*)/gi;
