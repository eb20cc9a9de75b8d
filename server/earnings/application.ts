import { countries } from '@volante/contract/countries/index.ts';
import type { Country } from '@volante/contract/country.ts';
import { isPlatform, type Platform } from '@volante/contract/earnings/platforms.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { Db } from '../core/database/db.ts';
import type { ApplicationFile, ClockDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import * as analyses from './analysis-store.ts';
import * as store from './store.ts';
import { type Window, windowOn } from './window.ts';

/** The platform from the address; throws `not_found_error` when the application's country doesn't offer it. */
export function platformOf(application: ApplicationFile, slug: string): Platform {
  if (!isPlatform(slug) || !countryOf(application).platforms.includes(slug)) throw new Problem('not_found_error');
  return slug;
}

export function countryOf(application: ApplicationFile): Country {
  return countries[application.country];
}

/** The twelve weeks requested now. */
export async function readWindow(deps: ClockDeps, db: Db, application: ApplicationFile): Promise<Window> {
  const today = dateIn(countryOf(application).zone, deps.now());
  return windowOn(today, await store.selectWindow(db, application.applicationId));
}

/** Throws `section_approved` once staff have approved the earnings. */
export async function refuseWhenApproved(db: Db, applicationId: string): Promise<void> {
  if ((await analyses.selectAnalysis(db, applicationId))?.status === 'approved') throw new Problem('section_approved');
}
