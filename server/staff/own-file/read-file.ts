import type { Language } from '@volante/contract/country.ts';
import { lastTwoDigitsOf } from '@volante/contract/fields/masked.ts';
import type { GivenConsent, Opening, OwnFile, OwnRequest } from '@volante/contract/own-file/calls.ts';
import { MOST_OPENINGS, MOST_ROWS } from '@volante/contract/own-file/rules.ts';
import { ownFileWords } from '@volante/contract/words/own-file.ts';
import type { ClockDeps, ConfigDeps, DbDeps, KeyDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { listReadings } from '../../documents/readings/readings.ts';
import { type Row, type Stored, selectPersonWithin } from '../privacy/archive/person-store.ts';
import { registry } from '../privacy/registry.ts';
import { retainedUntil } from '../privacy/retention.ts';
import { selectAged } from '../privacy/retention-store.ts';
import { composeFile, maskField, type WholeField } from './compose.ts';
import { showDownload } from './downloads.ts';
import * as store from './own-file-store.ts';

export type FileDeps = DbDeps & ClockDeps & ConfigDeps & KeyDeps;

/** The tables that the driver sees, and their consents. */
const tables = registry.filter(({ table }) => table in ownFileWords || table === 'consents');

/** The driver's own file as the screen shows it: identifiers are masked, and long lists end. */
export async function readOwnFile(deps: FileDeps, applicationId: string): Promise<OwnFile> {
  const { stored, parts } = await readWhole(deps, applicationId);
  const aged = await selectAged(deps.db, applicationId);
  if (!aged) throw new Problem('admission_request_not_found');
  const requests = await store.selectRequests(deps.db, applicationId, MOST_ROWS);
  const [{ submitted_at: submittedAt = null } = {}] = (stored.rows.get('applications') ?? []) as Row[];
  return {
    parts: parts.map(({ part, rows }) => ({
      part,
      rows: rows.slice(0, MOST_ROWS).map((fields) => ({ fields: fields.map(maskField) })),
      more: Math.max(0, rows.length - MOST_ROWS),
    })),
    consents: consentsOf(stored),
    openings: await readOpenings(deps, applicationId, MOST_OPENINGS),
    requests: requests.map(showRequest),
    download: await showDownload(deps, applicationId),
    keptUntil: retainedUntil(deps, aged),
    submittedAt: submittedAt instanceof Date ? submittedAt.toISOString() : null,
  };
}

/** One value of the file that is masked on the screen. Throws `not_found_error`. */
export async function readIdentifier(
  deps: FileDeps,
  applicationId: string,
  { part, row, name }: { part: string; row: number; name: string },
): Promise<string> {
  const { parts } = await readWhole(deps, applicationId);
  const fields = parts.find((whole) => whole.part === part)?.rows[row] ?? [];
  const field = fields.find((whole) => whole.name === name && whole.isIdentifier);
  if (!field) throw new Problem('not_found_error');
  return String(field.value);
}

/** What the driver sees, and the rows and files it comes from. */
export interface WholeFile {
  stored: Stored;
  parts: { part: string; rows: WholeField[][] }[];
}

/** Everything that the driver sees, unmasked. */
export async function readWhole(deps: FileDeps, applicationId: string): Promise<WholeFile> {
  const [stored, readings] = await Promise.all([selectOwn(deps, applicationId), listReadings(deps.db, applicationId)]);
  return { stored, parts: composeFile(deps, applicationId, stored.rows, readings) };
}

/** What is stored and the driver's own, at one moment: not what an invited guarantor gave. */
function selectOwn({ db }: DbDeps, applicationId: string): Promise<Stored> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    const stored = await selectPersonWithin(trx, tables, applicationId, store.withoutGuarantors);
    if (await store.isGivenByGuarantor(trx, applicationId))
      stored.rows.set('obligors', (stored.rows.get('obligors') ?? []).map(asShownToDriver));
    return stored;
  });
}

// As in the application: whom it names, and the end of the number.
function asShownToDriver({ name, phone }: Row): Row {
  return { name, phone: lastTwoDigitsOf(String(phone)), by_guarantor: true };
}

export function consentsOf({ rows }: Stored): GivenConsent[] {
  const given = (rows.get('consents') ?? []) as {
    kind: GivenConsent['kind'];
    text_version: string;
    language: Language;
    at: Date;
    withdrawn_at: Date | null;
  }[];
  return given
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST_ROWS)
    .map(({ kind, text_version, language, at, withdrawn_at }) => ({
      ...{ kind, textVersion: text_version, language },
      at: at.toISOString(),
      withdrawnAt: withdrawn_at?.toISOString() ?? null,
    }));
}

/** Who opened what, by the last of their roles; names only if the company shows them. */
export async function readOpenings(
  { db, config }: DbDeps & ConfigDeps,
  applicationId: string,
  most: number,
): Promise<Opening[]> {
  const rows = await store.selectOpenings(db, applicationId, most);
  const showsNames = config.STAFF_NAMES_TO_DRIVERS === 'on';
  return rows.map(({ at, roles, name, part }) => ({
    at: at.toISOString(),
    role: roles.at(-1) ?? '',
    name: showsNames ? name : null,
    part,
  }));
}

export function showRequest(row: store.RequestRow): OwnRequest {
  return {
    requestId: row.id,
    kind: row.kind,
    consent: row.consent,
    text: row.text,
    askedAt: row.asked_at.toISOString(),
    dueOn: row.due_on,
    outcome: row.outcome,
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
