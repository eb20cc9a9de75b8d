import { silenceWarnings } from '@volante/contract/admission/closing.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { lockApplication } from '../applications/applications.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { type WarningKind, warningKinds } from './kinds.ts';
import type { Outbox } from './notify.ts';
import { languageFor, notify } from './notify.ts';
import * as store from './store.ts';

declare module '../core/deps.ts' {
  interface Deps {
    /** Since when an application waits for a driver who did nothing; null if it doesn't. */
    findSilentSince(applicationId: string): Promise<Date | null>;
  }
}

/** What a warning states: since when the driver is silent, and from which day on the application may be closed (`yyyy-mm-dd`). */
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

interface SentWarning {
  /** The day that it named, `yyyy-mm-dd`; null while it is on its way. */
  on: string | null;
  /** False if it failed everywhere: then it has told nobody. */
  reached: boolean;
}

/** The warnings of this silence. */
export async function readWarnings(
  db: Db,
  { applicationId, country, since }: { applicationId: string; country: CountryCode; since: Date },
): Promise<Partial<Record<WarningKind, SentWarning>>> {
  const rows = await store.selectWarnings(db, applicationId, since.toISOString());
  return Object.fromEntries(
    rows.map(({ kind, detail, at, reached }) => [kind, { on: at && dayNamed(kind, detail, country, at), reached }]),
  );
}

/**
 * The day that a warning names which is sent at that moment: however late that is, the driver has the days of its kind from then on.
 */
export function dayNamed(kind: WarningKind, detail: string, country: CountryCode, at: Date): string {
  const { on } = readWarned(detail);
  const earliest = addDays(dateIn(countries[country].zone, at), silenceWarnings[warningKinds.indexOf(kind)] ?? 0);
  return on > earliest ? on : earliest;
}

export function readWarned(detail: string): { since: string; on: string } {
  const [since = '', on = ''] = detail.split(' ');
  return { since, on };
}
