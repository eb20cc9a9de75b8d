import { countries } from '@volante/contract/countries/index.ts';
import {
  advisorFlags,
  type Flag,
  type FlagCode,
  flagCodes,
  flags,
  type Given,
  type Row,
  showReference,
} from '@volante/contract/staff/queue-row.ts';
import { type Holder, may } from '@volante/contract/staff/roles.ts';
import type { ListedRow } from './queue-store.ts';
import type { QueueRow } from './row-store.ts';

/** A row as the reader sees it. */
export function showRow(row: ListedRow, reader: Holder): Row {
  return {
    applicationId: row.application_id,
    reference: showReference(String(row.reference)),
    name: row.name,
    country: row.country,
    stage: row.stage,
    closed: row.closed,
    waitsFor: row.waits_for,
    waitingSince: row.waiting_since.toISOString(),
    answerBy: row.answer_by?.toISOString() ?? null,
    because: row.because,
    toReview: row.to_review,
    flags: showFlags(row.flags, reader),
    assignee: row.assignee === null ? null : { id: row.assignee, name: row.assignee_name ?? '' },
    given: showGiven(row),
    visitAt: row.visit_at?.toISOString() ?? null,
    zone: row.zone ?? countries[row.country].zone,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    revision: row.revision,
  };
}

/** Why the rules gave it to who has it; null if a person did. */
export function showGiven({ given, assignee }: Pick<QueueRow, 'given' | 'assignee'>): Given | null {
  if (!given || given.to !== assignee) return null;
  const { kind, rule, load, among, at } = given;
  return { kind, rule, load, among, at };
}

/** The flags that the reader may see, with their severity. */
export function showFlags(codes: readonly FlagCode[], reader: Holder): Flag[] {
  // Rows may still have a flag of another release.
  const shown = may(reader, 'decide') ? flagCodes : advisorFlags;
  return shown.filter((code) => codes.includes(code)).map((code) => ({ code, severity: flags[code] }));
}
