import type { CorrectionPart, CorrectionReason } from '@volante/contract/admission/corrections.ts';
import { formFields } from '@volante/contract/countries/form-fields.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import { homePhotoSteps } from '@volante/contract/home-visit/rules.ts';
import { settleOpen } from '../../admission/settle-open.ts';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import { type Actor, recordEvent } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { DbDeps, StageDeps } from '../../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { addCorrection, endCorrection, lockCorrection } from '../../corrections/answer.ts';
import { passRiskCheck } from '../../documents/review.ts';
import { reopenEarningsIfApproved } from '../../earnings/analysis.ts';
import { readWindow } from '../../earnings/application.ts';
import { notifySentBack, withdrawSentBack } from '../../notifications/notify-sent-back.ts';
import { reopenPersonalDataIfApproved } from '../../personal-data/reopen.ts';

type Deps = DbDeps & StageDeps;

interface Asked {
  part: CorrectionPart;
  paths: string[];
  reason: CorrectionReason;
  note?: string | null | undefined;
}

/** Asks the applicant for a correction; if the part was approved, it is reopened. Throws a 422 at `paths.n` or `note`. */
export function askForCorrection(
  deps: Deps,
  actor: Actor<'staff'>,
  applicationId: string,
  { part, paths, reason, note = null }: Asked,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    const { country } = application;
    // Only what the applicant can send can be requested: a week outside the twelve would be refused.
    const { weeks } = await readWindow(deps, trx, application);
    const wrong = paths.flatMap((path, n) =>
      isPathOf(part, path, country, weeks) && paths.indexOf(path) === n
        ? []
        : brokenRule(`paths.${n}`, 'invalid_value'),
    );
    if (reason === 'other' && !note?.trim()) wrong.push(brokenRule('note', 'field_required'));
    if (wrong.length > 0) throw brokenRules(...wrong);
    refuseWhenClosed(application);
    if (part === 'personal_data') await reopenPersonalDataIfApproved(deps, trx, applicationId);
    if (part === 'earnings') await reopenEarningsIfApproved(trx, applicationId);
    const at = deps.now();
    await settleOpen(deps, trx, applicationId, { act: 'ask_correction', on: part });
    const row = { application_id: applicationId, part, paths, reason, note: note || null, account_id: actor.id, at };
    const item = await addCorrection(trx, row);
    await notifySentBack(deps, trx, application, { kind: 'correction', item });
    await recordEvent(trx, applicationId, actor, 'correction_asked_for', { part, fields: paths });
  });
}

/** Withdraws a correction. Throws `not_found_error` and `application_closed`. */
export function takeBack(deps: Deps, actor: Actor<'staff'>, applicationId: string, id: string): Promise<void> {
  return end(deps, actor, applicationId, id, 'correction_taken_back');
}

/** Accepts the applicant's answer. Throws `not_found_error`, and `conflict_error` while there is no answer. */
export function settle(deps: Deps, actor: Actor<'staff'>, applicationId: string, id: string): Promise<void> {
  return end(deps, actor, applicationId, id, 'correction_settled');
}

type Ending = 'correction_taken_back' | 'correction_settled';

function end(deps: Deps, actor: Actor<'staff'>, applicationId: string, id: string, kind: Ending): Promise<void> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    const row = isRequestId(id) ? await lockCorrection(trx, applicationId, id) : null;
    if (!row) throw new Problem('not_found_error');
    refuseWhenClosed(application);
    if (kind === 'correction_settled' && !row.answered_at) throw new Problem('conflict_error');
    await endCorrection(trx, id, deps.now());
    await withdrawSentBack(deps, trx, applicationId, { kind: 'correction', item: row.id });
    await recordEvent(trx, applicationId, actor, kind, { part: row.part });
    await passRiskCheck(deps, trx, application);
  });
}

function isPathOf(part: CorrectionPart, path: string, country: CountryCode, weeks: readonly string[]): boolean {
  switch (part) {
    case 'personal_data':
      return formFields[country].some((field) => field === path);
    case 'earnings':
      return isEarningsPath(path, country, weeks);
    case 'obligor':
      return ['name', 'phone', 'email', 'location'].includes(path);
    case 'home_photos':
      return homePhotoSteps.some(({ key }) => key === path);
  }
}

function isEarningsPath(path: string, country: CountryCode, weeks: readonly string[]): boolean {
  const [platform = '', what = '', ...more] = path.split('.');
  const known: readonly string[] = countries[country].platforms;
  if (!known.includes(platform) || more.length > 0) return false;
  return what === 'profile' || weeks.includes(what);
}
