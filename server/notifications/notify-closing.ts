import { lockApplication } from '../applications/applications.ts';
import type { Db, Trx } from '../core/database/db.ts';
import type { Outbox } from './notify.ts';
import { languageFor, notify } from './notify.ts';
import * as store from './store.ts';

declare module '../core/deps.ts' {
  interface Deps {
    /** Since when an application waits for a driver who did nothing; null if it doesn't. */
    findSilentSince(applicationId: string): Promise<Date | null>;
  }
}

/** The two warnings before an application is closed because its driver is silent, in order. */
export const warningKinds = ['silence_warning', 'silence_last_warning'] as const;
export type WarningKind = (typeof warningKinds)[number];

/** What a warning states: since when the driver is silent, and on which day the application is closed (`yyyy-mm-dd`). */
export interface Warned {
  since: Date;
  on: string;
}

/** Warns the driver that the application is going to be closed, once for each silence. The application must be locked. */
export async function warnSilent(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  kind: WarningKind,
  { since, on }: Warned,
): Promise<void> {
  const { country } = await lockApplication(trx, applicationId);
  const language = await languageFor(trx, applicationId, null, country);
  const detail = `${since.toISOString()} ${on}`;
  await notify(deps, trx, { applicationId, kind, about: `${kind} ${since.toISOString()}`, language, detail });
}

/** The warnings of this silence that reached the driver by some channel: one that failed everywhere has told nobody. */
export async function readWarnings(
  db: Db,
  applicationId: string,
  since: Date,
): Promise<Partial<Record<WarningKind, { on: string; at: Date; reached: boolean }>>> {
  const rows = await store.selectWarnings(db, applicationId, since.toISOString());
  return Object.fromEntries(
    rows.map(({ kind, detail, ...rest }) => [kind, { on: detail.split(' ')[1] ?? '', ...rest }]),
  );
}

export function readWarned(detail: string): { since: string; on: string } {
  const [since = '', on = ''] = detail.split(' ');
  return { since, on };
}
