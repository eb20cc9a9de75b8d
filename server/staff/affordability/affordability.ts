import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { addDays, addMonths, isDate } from '@volante/contract/fields/dates.ts';
import {
  type Affordability,
  affordabilityEndpoints as calls,
  type RecordedAffordability,
} from '@volante/contract/staff/affordability/affordability.ts';
import { paymentShareOf, type ReadStatement, workOut } from '@volante/contract/staff/affordability/work-out.ts';
import type { Terms } from '@volante/contract/terms/terms.ts';
import type { FastifyInstance } from 'fastify';
import { readRecordedAffordability } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ConfigDeps, DbDeps, Deps, StageDeps } from '../../core/deps.ts';
import { serveStaff } from '../../core/http/staff/serve-staff.ts';
import { type DocumentSource, selectSources } from '../cross-check/sources-store.ts';
import { readEarnings } from '../earnings/earnings.ts';

type AffordabilityDeps = DbDeps & ConfigDeps & StageDeps;
interface Named {
  applicationId: string;
  country: CountryCode;
}

/** What the earnings bear, as it is now. Throws `admission_request_not_found`. */
function readAffordability(deps: AffordabilityDeps, { applicationId, country }: Named): Promise<Affordability> {
  return transaction(deps, async (trx) => {
    const { weeks, platforms } = await readEarnings({ ...deps, db: trx }, { applicationId });
    const { documents } = await selectSources(trx, applicationId);
    return workOut({
      currency: countries[country].currency,
      weeks,
      platforms: platforms.map(({ platform, rows }) => ({
        platform,
        weeks: rows.flatMap(({ week, amount, counted, origin, mediaId }) =>
          amount === null
            ? []
            : {
                ...{ week, mediaId, sentMinor: minor(amount), countedMinor: counted === null ? null : minor(counted) },
                onWord: origin !== 'widget' && mediaId === null,
              },
        ),
      })),
      statements: documents.flatMap(statementOf),
    });
  });
}

/** The same with the payment of a plan, to be kept with a decision. */
export async function recordAffordability(
  deps: AffordabilityDeps,
  named: Named,
  terms: Terms | null,
): Promise<RecordedAffordability> {
  const affordability = await readAffordability(deps, named);
  const { PAYMENT_SHARE } = deps.config;
  const payment = terms?.plan ? paymentShareOf(affordability, terms.plan.weeklyPaymentMinor, PAYMENT_SHARE) : null;
  return { affordability, payment };
}

function minor(amount: number): number {
  return Math.round(amount * 100);
}

/** A bank statement that was read; nothing for other documents. */
function statementOf({ type, mediaId, reading }: DocumentSource): ReadStatement[] {
  if (!type.startsWith('bank_statement_month') || !reading) return [];
  const { deposits = [], bank = null, month, periodFrom, periodTo } = reading.fields;
  const whole =
    month && isDate(`${month}-01`) ? { from: `${month}-01`, to: addDays(addMonths(`${month}-01`, 1), -1) } : null;
  const days = isDate(periodFrom ?? '') && isDate(periodTo ?? '') ? { from: periodFrom!, to: periodTo! } : whole;
  return [{ type, mediaId, bank, days, deposits: deposits.map((deposit) => ({ ...deposit, type, mediaId })) }];
}

export function register(app: FastifyInstance, deps: Deps): void {
  serveStaff(app, deps, calls.getAffordability, async ({ application }) => {
    const { applicationId } = application;
    const paymentShare = deps.config.PAYMENT_SHARE;
    const recorded = await readRecordedAffordability(deps.db, applicationId);
    if (recorded) return { ...recorded.affordability, recordedAt: recorded.at.toISOString(), paymentShare };
    const affordability = await readAffordability(deps, application);
    return { affordability, payment: null, recordedAt: null, paymentShare };
  });
}
