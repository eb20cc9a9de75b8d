import type { Database } from './schema.ts';

type Table = keyof Database & string;
type Column<Of extends Table> = keyof Database[Of] & string;

/**
 * How the rows about a person are found: by a column with the id of their application, or by a column that refers to a row of
 * another table that is theirs.
 */
export type RowsOf = string | { column: string; in: { table: string; column: string; rows: RowsOf } };

/** What export and erasure do with each column of a table. */
export interface DeclaredTable {
  table: string;
  /** Null where no row belongs to a driver: the company's own data, or the product's. */
  rows: readonly RowsOf[] | null;
  /** Given to the person as it is, and erased. */
  exported: readonly string[];
  /** Given to the person after it was opened with the product's key, and erased. */
  sealed: readonly string[];
  /** Erased and not given, with the reason. */
  erased: Readonly<Record<string, string>>;
  /** Stays after an erasure, with the reason. */
  kept: Readonly<Record<string, string>>;
  /** Says nothing about a driver: keys, counters, who of staff acted. It goes or stays with its row. */
  technical: readonly string[];
}

interface Declaration<Name extends string> {
  rows: RowsOf | readonly RowsOf[] | null;
  exported?: readonly Name[];
  sealed?: readonly Name[];
  erased?: { readonly [Key in Name]?: string };
  kept?: { readonly [Key in Name]?: string };
  technical?: readonly Name[];
}

/** Declares a table where its owner declares its columns; a test asks for every column of the database. */
export function declareTable<Of extends Table>(table: Of, declaration: Declaration<Column<Of>>): DeclaredTable {
  return declareUntyped(table, declaration);
}

/** The same for tables that libraries write and that `Database` does not list. */
export function declareUntyped(table: string, declaration: Declaration<string>): DeclaredTable {
  const { rows, exported = [], sealed = [], erased = {}, kept = {}, technical = [] } = declaration;
  const list = rows === null || Array.isArray(rows) ? rows : [rows as RowsOf];
  return { table, rows: list as readonly RowsOf[] | null, exported, sealed, erased, kept, technical } as DeclaredTable;
}
