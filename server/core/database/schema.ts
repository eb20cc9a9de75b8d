/**
 * Every table, by name. Each feature adds its own in its `tables.ts`, so that core knows no feature:
 * `declare module './schema.ts' { interface Database { documents: DocumentsTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add their tables by declaration merging.
export interface Database {}
