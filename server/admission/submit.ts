import { hasPassedEarnings } from '@volante/contract/admission/stages.ts';
import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { Language } from '@volante/contract/country.ts';
import { isMissing } from '@volante/contract/documents/rules.ts';
import { missingPersonalData } from '@volante/contract/personal-data/rules.ts';
import { lockApplication, moveStage, refuseWhenClosed } from '../applications/applications.ts';
import { applicant } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { brokenRule, Problem } from '../core/problem.ts';
import { passRiskCheck } from '../documents/review.ts';
import { notifyApplicationSent } from '../notifications/notify.ts';
import { readView } from './view.ts';

/**
 * Sends the application; repeating it changes nothing. Throws `not_ready` naming what is missing, and `application_closed`.
 * Documents that may be postponed never block.
 */
export function submit(deps: Deps, { applicationId, country }: ApplicationFile, language?: Language): Promise<void> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    const { stage, requestId } = application;
    if (!application.closed && (stage === 'risk_analysis' || stage === 'home_visit')) return;
    refuseWhenClosed(application);
    const waiting = whatWaits(await readView(deps, trx, requestId));
    if (waiting.length > 0) {
      throw new Problem('not_ready', { errors: waiting.map((path) => brokenRule(path, 'waiting')) });
    }
    await moveStage(deps, trx, applicationId, 'risk_analysis', { actor: applicant, reason: null });
    await notifyApplicationSent(deps, trx, applicationId, language ?? countries[country].language);
    await passRiskCheck(deps, trx, await lockApplication(trx, applicationId));
  });
}

/** Paths of everything that blocks sending: earnings, the company's check, fields, required documents. */
function whatWaits({ status, country, personalData, documentsAnalysis }: Application): string[] {
  const fields = missingPersonalData(personalData, countries[country]).map((field) => `personalData.${field}`);
  const documents = documentsAnalysis.documents
    .filter((document) => document.required && isMissing(document))
    .map((document) => `documents.${document.type}`);
  if (!hasPassedEarnings(status)) return ['earnings', ...fields, ...documents];
  return [...(status === 'judicial_analysis' ? ['judicial_analysis'] : []), ...fields, ...documents];
}
