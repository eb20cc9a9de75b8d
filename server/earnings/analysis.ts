import type { PlatformSummary, UnverifiedReason } from '@volante/contract/earnings/calls.ts';
import type { ErrorDetail } from '@volante/contract/errors.ts';
import type { Db, Trx } from '../core/database/db.ts';
import type { ApplicationFile, ClockDeps, Deps } from '../core/deps.ts';
import { brokenRule, Problem } from '../core/problem.ts';
import * as analyses from './analysis-store.ts';
import { countryOf, readWindow } from './application.ts';
import { progressOf } from './progress.ts';
import * as store from './store.ts';
import { sumUp } from './sums.ts';
import type { AnalysisResult } from './tables.ts';

/**
 * The requirements still missing for the analysis: weeks (`uber.2026-11-09`) and profiles (`other.profile`) of the started
 * platforms, or of all platforms when none was started. Empty once one platform is complete, or the analysis has passed.
 */
async function whatIsMissing(deps: ClockDeps, db: Db, application: ApplicationFile): Promise<ErrorDetail[]> {
  if (await analyses.selectAnalysis(db, application.applicationId)) return [];
  const { progress, started } = await readProgress(deps, db, application);
  if (progress.some((p) => p.complete)) return [];
  const named = progress.filter((p) => started.length === 0 || started.includes(p.platform));
  const paths = named.flatMap((p) =>
    p.missingWeeks.length > 0 ? p.missingWeeks.map((week) => `${p.platform}.${week}`) : [`${p.platform}.profile`],
  );
  return paths.map((path) => brokenRule(path, 'waiting'));
}

/**
 * Sums up every started platform and stores the result as the application's analysis, which is fixed to these twelve weeks from
 * then on. Requires a transaction with the application's lock; throws `earnings_incomplete`, naming the missing requirements.
 */
export async function analyse(deps: Deps, trx: Trx, application: ApplicationFile): Promise<PlatformSummary[]> {
  const missing = await whatIsMissing(deps, trx, application);
  if (missing.length > 0) throw new Problem('earnings_incomplete', { errors: missing });
  await store.keepWindowForGood(trx, application.applicationId);
  await storeSums(deps, trx, application);
  return readAnalysis(trx, application);
}

/**
 * Updates the sums of a passed analysis from the weeks. An emptied week doesn't undo the pass: the analysis then stays as it was.
 */
export async function renewAnalysis(deps: Deps, trx: Trx, application: ApplicationFile): Promise<void> {
  if (await analyses.selectAnalysis(trx, application.applicationId)) await storeSums(deps, trx, application);
}

/** The sums of the passed analysis; empty before. */
export async function readAnalysis(db: Db, application: ApplicationFile): Promise<PlatformSummary[]> {
  const platforms = (await analyses.selectAnalysis(db, application.applicationId))?.result.platforms ?? [];
  // Older analyses have no reasons.
  return platforms.map((summary) => ({ ...summary, unverifiedReasons: summary.unverifiedReasons ?? [] }));
}

async function storeSums(deps: Deps, trx: Trx, application: ApplicationFile): Promise<void> {
  const { progress, weeks, platforms } = await readProgress(deps, trx, application);
  if (!progress.some((p) => p.complete)) return;
  const result = { weeks, platforms: platforms.map((rows) => summarise(rows, application, weeks)) };
  await analyses.upsertAnalysis(trx, application.applicationId, result, deps.now());
}

async function readProgress(deps: ClockDeps, db: Db, application: ApplicationFile) {
  const country = countryOf(application);
  const { weeks } = await readWindow(deps, db, application);
  const { platforms: stored } = await store.selectPlatforms(db, application.applicationId);
  const rowsOf = (slug: string) => stored.find((rows) => rows.platform === slug);
  const platforms = country.platforms.flatMap((slug) => rowsOf(slug) ?? []);
  return {
    weeks,
    platforms,
    started: platforms.map((rows) => rows.platform),
    progress: country.platforms.map((slug) => progressOf(slug, rowsOf(slug), country, weeks)),
  };
}

function summarise(
  rows: store.PlatformRows,
  application: ApplicationFile,
  wanted: AnalysisResult['weeks'],
): PlatformSummary {
  const country = countryOf(application);
  const weeks = rows.weeks.filter((row) => wanted.includes(row.week));
  const reasons = reasonsAgainst(country.profileOnly.includes(rows.platform), weeks);
  return {
    platform: rows.platform,
    currency: country.currency,
    verified: reasons.length === 0,
    unverifiedReasons: reasons,
    ...sumUp(weeks),
    missingWeeks: progressOf(rows.platform, rows, country, wanted).missingWeeks,
  };
}

function reasonsAgainst(profileOnly: boolean, weeks: readonly store.WeekRow[]): UnverifiedReason[] {
  const reasons: UnverifiedReason[] = [];
  const has = (wanted: store.WeekRow['origin']) => weeks.some(({ origin }) => origin === wanted);
  if (profileOnly) reasons.push('profile_only');
  if (has('correction')) reasons.push('correction');
  if (has('typed_from_screenshot')) reasons.push('typed_from_screenshot');
  if (weeks.some(({ played }) => played)) reasons.push('played');
  return reasons;
}

/**
 * Locks weeks and profiles against changes. Throws `section_approved` if they already are, and `earnings_incomplete` naming the
 * missing requirements.
 */
export async function approveEarnings(deps: ClockDeps, trx: Trx, application: ApplicationFile): Promise<void> {
  const analysis = await analyses.selectAnalysis(trx, application.applicationId);
  if (analysis?.status === 'approved') throw new Problem('section_approved');
  if (analysis?.status !== 'completed') {
    throw new Problem('earnings_incomplete', { errors: await whatIsMissing(deps, trx, application) });
  }
  await analyses.updateAnalysisApproved(trx, application.applicationId);
}

/** Reopens approved earnings for changes; true if they were approved. */
export async function reopenEarningsIfApproved(trx: Trx, applicationId: string): Promise<boolean> {
  const analysis = await analyses.selectAnalysis(trx, applicationId);
  if (analysis?.status !== 'approved') return false;
  await analyses.updateAnalysisReopened(trx, applicationId);
  return true;
}
