import type { DocumentFields } from '../document.ts';
import type { Cell } from './cells.ts';
import type { Found } from './values.ts';

/** What a paper says, and the cells that say it. */
export interface PageFields {
  fields: DocumentFields;
  used: Partial<Record<keyof DocumentFields, readonly Cell[]>>;
}

/** The fields that were found. */
export function fieldsOf(found: Partial<Record<keyof DocumentFields, Found<unknown> | null>>): PageFields {
  const entries = Object.entries(found).flatMap(([field, item]) => (item ? [{ field, item }] : []));
  return {
    fields: Object.fromEntries(entries.map(({ field, item }) => [field, item.value])),
    used: Object.fromEntries(entries.map(({ field, item }) => [field, item.cells])),
  };
}

export function withMore(page: PageFields, ...others: readonly PageFields[]): PageFields {
  return {
    fields: Object.assign({}, ...[page, ...others].map(({ fields }) => fields)),
    used: Object.assign({}, ...[page, ...others].map(({ used }) => used)),
  };
}
