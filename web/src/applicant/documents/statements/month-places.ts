import type { DocumentView } from '@volante/contract/application.ts';
import { type DocumentType, isStatement, type StatementMonth } from '@volante/contract/documents/rules.ts';
import { addMonths } from '@volante/contract/fields/dates.ts';
import { type Slot, waits } from '../slots/slot.ts';

/** A statement's slot and its month, `yyyy-mm`. */
export interface MonthPlace {
  type: StatementMonth;
  month: string;
}

/**
 * The months of the statements on the screen, newest first. They are fixed while a chosen file waits: a month may end while the
 * page is open.
 */
export function monthsOf(documents: readonly DocumentView[], slotOf: (type: DocumentType) => Slot): MonthPlace[] {
  const places = documents.flatMap(({ type, month = '' }) => (isStatement(type) ? { type, month } : []));
  const chosen = places.find(({ type }) => waits(slotOf(type)) && slotOf(type).month);
  if (!chosen) return places;
  const newest = addMonths(slotOf(chosen.type).month ?? '', places.indexOf(chosen));
  return places.map(({ type }, i) => ({ type, month: addMonths(newest, -i) }));
}
