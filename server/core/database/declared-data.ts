import type { Database } from './schema.ts';

type Table = keyof Database & string;
type Column<Of extends Table> = keyof Database[Of] & string;

/**
 * How the rows about a person are found: by a column with the id of their application, or by a column that refers to a row about
 * them in another table.
 */
export type RowsOf = string | { column: string; in: { table: string; column: string; rows: RowsOf } };

/** What export and erasure do with each column of a table. */
export interface DeclaredTable {
  table: string;
  /** Null if no row is about a driver, but about the company or the product. */
  rows: readonly RowsOf[] | null;
  /** Given to the person as stored, and erased. */
  exported: readonly string[];
  /** Decrypted with the product's key, given to the person, and erased. */
  sealed: readonly string[];
  /** Erased but not given, with the reason. */
  erased: Readonly<Record<string, string>>;
  /** Kept after an erasure, with the reason. */
  kept: Readonly<Record<string, string>>;
  /** Contains nothing about a driver: keys, counters, which of the staff acted. Erased or kept together with its row. */
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

/**
 * Declares how a table's columns are exported and erased, beside the definition of the table. A test requires a declaration for
 * every column of the database.
 */
export function declareTable<Of extends Table>(table: Of, declaration: Declaration<Column<Of>>): DeclaredTable {
  return declareUntyped(table, declaration);
}

/** Like `declareTable`, for tables that libraries write and that aren't listed in `Database`. */
export function declareUntyped(table: string, declaration: Declaration<string>): DeclaredTable {
  const { rows, exported = [], sealed = [], erased = {}, kept = {}, technical = [] } = declaration;
  const list = rows === null || Array.isArray(rows) ? rows : [rows as RowsOf];
  return { table, rows: list as readonly RowsOf[] | null, exported, sealed, erased, kept, technical } as DeclaredTable;
}
