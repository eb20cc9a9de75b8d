import type { Migration } from 'kysely/migration';

/** The migration that creates the whole schema at once. */
export const baseline = '0089-baseline';

/** The release that has all migrations which the baseline replaced. */
const LAST_WITH_REPLACED = '0.1.0';

/**
 * The migrations that count as having run, by name, each with its mark. An installation that ran all those that the baseline
 * replaced has its schema. Throws if it ran only some of them.
 */
export function countBaseline(ran: ReadonlyMap<string, string | null>): Map<string, string | null> {
  const old = replaced.filter((name) => ran.has(name));
  if (old.length === 0) return new Map(ran);
  if (old.length < replaced.length)
    throw new Error(
      `The database was last migrated by an older release: of its migrations up to ${replaced.at(-1)} it lacks ${replaced.length - old.length}. ` +
        `Run npm run migrate of Volante ${LAST_WITH_REPLACED} first, then start this release.`,
    );
  return new Map([[baseline, null], ...[...ran].filter(([name]) => !replaced.includes(name))]);
}

/** Kysely requires every migration that ran, so those that the baseline replaced stand in for it in a database that has them. */
export function standIns(
  ran: ReadonlyMap<string, string | null>,
  migrations: Record<string, Migration>,
): Record<string, Migration> {
  if (!replaced.some((name) => ran.has(name))) return migrations;
  const { [baseline]: _, ...later } = migrations;
  return { ...Object.fromEntries(replaced.map((name) => [name, { up: async () => {} }])), ...later };
}

/** In the order in which they ran. */
export const replaced: readonly string[] = [
  '0001-applications',
  '0002-media-documents',
  '0003-earnings',
  '0004-appointments',
  '0005-home-visit',
  '0006-statement-months',
  '0007-messages',
  '0008-widget-accounts',
  '0009-files-in-use',
  '0011-installation-and-played-weeks',
  '0012-foreign-key-indexes',
  '0013-references-and-decisions',
  '0014-waiting-list',
  '0015-open-pictures',
  '0016-learning-from-readings',
  '0017-paper-readings',
  '0018-staff-accounts',
  '0019-staff-audit',
  '0020-queue',
  '0021-staff-case',
  '0022-week-reviews',
  '0023-visit-reports',
  '0024-ended-visits',
  '0025-kept-files',
  '0027-live-events',
  '0028-decisions-told',
  '0029-links-by-staff',
  '0030-link-batches',
  '0031-visits-by-staff',
  '0032-advisor-calendars',
  '0033-schema-marks',
  '0034-retired-keys',
  '0035-ledger',
  '0036-matches',
  '0037-open-messages-announced',
  '0038-invited-advisors',
  '0039-changed-settings',
  '0041-figures',
  '0042-whole-words',
  '0043-privacy',
  '0046-backups',
  '0048-places-of-readings',
  '0050-phone-readings',
  '0051-web-files',
  '0053-words-with-filters',
  '0054-availability-announced',
  '0055-pictures-to-read',
  '0058-indexes-of-growth',
  '0060-account-mails',
  '0061-findings-apart',
  '0063-proposed-answer',
  '0064-answers-about-applications',
  '0065-figures-by-month',
  '0068-undecided-in-turn',
  '0069-profiles-to-learn-from',
  '0071-report-fields',
  '0072-figures-to-count',
  '0073-indexes-of-jobs',
  '0074-count-opened-links',
  '0084-controls',
  '0089-columns-not-sampled',
];
