import { countries } from '@volante/contract/countries/index.ts';
import type { Offers, VehiclePlan } from '@volante/contract/staff/administration/plans.ts';
import { paymentShareOf, takesTooMuch } from '@volante/contract/staff/affordability/work-out.ts';
import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { isWithinLimit } from '@volante/contract/terms/limits.ts';
import type { Terms, TermsGiven } from '@volante/contract/terms/terms.ts';
import { formatMoney } from '@volante/contract/words/amounts.ts';
import { termsLines } from '@volante/contract/words/terms.ts';
import { useId, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { dictionary, plural, useText } from '../../../lib/text.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { affordabilityOf } from '../affordability/read-affordability.ts';

/**
 * The terms chosen in the form of an approval, with what can be chosen. A plan stays chosen as it was seen: nothing is sent with one that
 * was changed or ended since, until the person has chosen again, nor before the plans are there.
 */
export function useTerms({ country }: Pick<StaffApplication, 'country'>, isAsked: boolean) {
  const { account } = useMe();
  const t = useText(texts);
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['offers', country],
    queryFn: ({ signal }) => call('GET /plans/offered', { query: { country }, signal }),
    enabled: isAsked,
    staleTime: 0,
  });
  const [typed, setTyped] = useState({ plan: null as VehiclePlan | null, deposit: '', guarantor: false });
  /** The version that the server refused, which a list read before may still hold. */
  const [refused, setRefused] = useState<string | null>(null);
  const { currency } = countries[country];
  const { plan } = typed;
  const offered = (query.data?.items ?? []).filter((item) => versionOf(item) !== refused);
  const isGone = plan !== null && !offered.some((item) => versionOf(item) === versionOf(plan));
  const deposit = minorOf(typed.deposit);
  const isChosen = plan !== null || (deposit ?? 0) > 0 || typed.guarantor;
  const given: TermsGiven | null = isChosen
    ? {
        ...(plan && { plan: { id: plan.id, version: plan.version } }),
        ...(deposit && { depositMinor: deposit }),
        ...(typed.guarantor && { guarantor: true as const }),
      }
    : null;
  const terms: Terms | null = isChosen
    ? { currency, plan, depositMinor: deposit || (plan?.depositMinor ?? 0), guarantor: typed.guarantor }
    : null;
  /** What is wrong with the plan and with the deposit. */
  const errors = {
    plan: isAsked && (query.data ? isGone && t.planGone : t.planUnknown),
    deposit: deposit === null ? t.depositWrong : depositLow(deposit),
  };
  function depositLow(minor: number): string | false {
    const least = plan?.depositMinor ?? 0;
    return minor > 0 && minor < least && t.depositLow(formatMoney(least / 100, currency, language));
  }
  /** True if the server refused the approval for its plan, which is then chosen again among those that there are now. */
  async function takeRefusal(error: unknown): Promise<boolean> {
    if (!plan || !(error instanceof CallError) || !error.errors.some(({ path }) => path === 'plan')) return false;
    setRefused(versionOf(plan));
    await query.refetch();
    return true;
  }
  const ownPlan = plan?.by.id === account.id;
  const change = (values: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...values }));
  // A press before the plans are there would only point at their field.
  const { isLoading } = query;
  return {
    ...{ query, isLoading, typed, change, currency, given, terms, offered, isGone, errors, takeRefusal, ownPlan },
  };
}

/** Names a version of a plan, also as the value of an option. */
function versionOf({ id, version }: Pick<VehiclePlan, 'id' | 'version'>): string {
  return `${id}/${version}`;
}

/** What a person types, with or without separators and cents; 0 for nothing, null if it isn't an amount. */
function minorOf(text: string): number | null {
  const plain = text.replaceAll(/[\s,$]/g, '');
  if (plain === '') return 0;
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

interface TermsFieldsProps {
  applicationId: string;
  terms: ReturnType<typeof useTerms>;
  errors: { plan: string | undefined; deposit: string | undefined };
  /** Nothing above has to be read first. */
  autoFocus: boolean;
}

/** Chooses a plan and conditions, and shows what the driver will read and who has to confirm. */
export function TermsFields({ applicationId, terms, errors, autoFocus }: TermsFieldsProps) {
  const t = useText(texts);
  const language = useLanguage();
  const { query, typed, change, currency, isGone, ...chosen } = terms;
  const { data } = query;
  const money = (minor: number) => formatMoney(minor / 100, currency, language);
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-bold">{t.title}</legend>
      <PlanField terms={terms} error={errors.plan} autoFocus={autoFocus} money={money} />
      <TextField
        label={t.deposit(currency)}
        hint={typed.plan && typed.plan.depositMinor > 0 ? t.depositOf(money(typed.plan.depositMinor)) : undefined}
        inputMode="decimal"
        maxLength={12}
        error={errors.deposit}
        value={typed.deposit}
        onChange={({ target }) => change({ deposit: target.value })}
      />
      <CheckboxField
        label={t.guarantor}
        checked={typed.guarantor}
        onChange={({ target }) => change({ guarantor: target.checked })}
      />
      {data && !isGone && (
        <>
          {chosen.terms && <DriverReadsTerms terms={chosen.terms} />}
          {typed.plan && <PaymentLine applicationId={applicationId} plan={typed.plan} className="mb-3" />}
          <Authority offers={data} {...chosen} money={money} />
        </>
      )}
    </fieldset>
  );
}

interface PlanFieldProps extends Pick<TermsFieldsProps, 'terms' | 'autoFocus'> {
  error: string | undefined;
  money(minor: number): string;
}

/** The plans on offer. One that was changed or ended since it was chosen stays named until another choice. */
function PlanField({ terms, error, autoFocus, money }: PlanFieldProps) {
  const t = useText(texts);
  const { query, typed, change, offered, isGone, errors } = terms;
  const { data } = query;
  const nameOf = ({ vehicle, weeklyPaymentMinor, termWeeks }: VehiclePlan) =>
    t.option(vehicle, money(weeklyPaymentMinor), termWeeks);
  const options = offered.map((item) => ({ value: versionOf(item), label: nameOf(item) }));
  const gone = isGone && typed.plan ? [{ value: versionOf(typed.plan), label: t.optionGone(nameOf(typed.plan)) }] : [];
  return (
    <>
      <SelectField
        label={t.plan}
        autoFocus={autoFocus}
        hint={data?.items.length === 0 ? t.noPlans : undefined}
        options={[{ value: '', label: data ? t.noPlan : query.error ? t.notLoaded : t.loading }, ...gone, ...options]}
        // What happened to the plan is said at once.
        error={(data && errors.plan) || error}
        value={typed.plan ? versionOf(typed.plan) : ''}
        onChange={({ target }) => change({ plan: offered.find((item) => versionOf(item) === target.value) ?? null })}
      />
      {!data && <FailureNotice error={query.error} onAgain={() => void query.refetch()} className="mb-3.5" />}
    </>
  );
}

interface AuthorityProps extends Pick<ReturnType<typeof useTerms>, 'terms' | 'ownPlan'> {
  offers: Offers;
  money(minor: number): string;
}

/** Says that a second person confirms, and why. */
function Authority({ offers: { limitMinor }, terms, ownPlan, money }: AuthorityProps) {
  const t = useText(texts);
  const isAbove = !isWithinLimit(terms, limitMinor);
  const why =
    limitMinor === null
      ? null
      : !terms?.plan
        ? t.limitNoPlan
        : isAbove
          ? t.limitAbove(money(limitMinor))
          : ownPlan && t.limitOwn;
  return (
    <div aria-live="polite">
      {why && (
        <Notice tone="warn" className="mb-3">
          {why}
        </Notice>
      )}
    </div>
  );
}

interface PaymentLineProps {
  applicationId: string;
  plan: Pick<VehiclePlan, 'weeklyPaymentMinor'>;
  /** Its margins. */
  className?: string;
}

/** The plan's payment against a usual week of the driver; a warning if it takes too much. */
export function PaymentLine({ applicationId, plan, className = '' }: PaymentLineProps) {
  const t = useText(texts);
  const { data } = useQuery(affordabilityOf(applicationId));
  if (!data) return null;
  const { affordability, paymentShare: most } = data;
  const payment = paymentShareOf(affordability, plan.weeklyPaymentMinor, most);
  const says = payment.percent === null ? t.noEarnings : t.payment(payment.percent, most);
  if (!takesTooMuch(payment)) return <p className={`text-small ${className}`}>{says}</p>;
  return (
    <Notice tone="warn" className={className} live>
      {says}
    </Notice>
  );
}

/** What the driver is going to read, as it is chosen. */
function DriverReadsTerms({ terms }: { terms: Terms }) {
  const t = useText(texts);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-live="polite"
      className="mb-3 rounded-input border border-line bg-ground px-3.5 py-2.5 text-small"
    >
      <h3 id={id} className="mb-0.5 font-bold">
        {t.driverReads}
      </h3>
      <TermsLines terms={terms} />
    </section>
  );
}

/** Terms in the words of the driver. */
export function TermsLines({ terms }: { terms: Terms }) {
  const language = useLanguage();
  const t = useText(texts);
  return (
    <ul aria-label={t.title}>
      {termsLines(terms, language).map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

const texts = dictionary({
  es: {
    title: 'Condiciones',
    loading: 'Cargando los planes…',
    plan: 'Plan',
    notLoaded: 'No se cargaron los planes',
    noPlan: 'Sin plan',
    noPlans: 'Este país no tiene planes. Se agregan en Administración.',
    option: (vehicle: string, amount: string, weeks: number) =>
      `${vehicle}: ${amount} a la semana, ${weeks} ${plural('es', weeks, { one: 'semana', other: 'semanas' })}`,
    optionGone: (option: string) => `${option} (ya no se ofrece)`,
    planGone: 'Este plan cambió o ya no se ofrece. Elige otra vez.',
    planUnknown: 'Para aprobar, primero tienen que cargarse los planes.',
    deposit: (currency: string) => `Depósito (${currency})`,
    depositOf: (amount: string) => `El plan pide ${amount}. Puede ser más, no menos.`,
    depositLow: (amount: string) => `El plan pide por lo menos ${amount}.`,
    depositWrong: 'Escribe una cantidad, como 5,000.',
    guarantor: 'Con aval',
    driverReads: 'El conductor va a leer',
    payment: (percent: number, most: number) =>
      `El pago equivale al ${percent} % de una semana normal. El tope es ${most} %.`,
    noEarnings: 'No hay ganancias con que comparar el pago.',
    limitNoPlan: 'Sin un plan no se sabe el total, así que lo confirma una segunda persona.',
    limitAbove: (limit: string) =>
      `El total del plazo pasa de ${limit}, tu límite para aprobar sin otra persona. Lo confirma una segunda persona.`,
    limitOwn: 'Esta versión del plan la hiciste tú, así que lo confirma una segunda persona.',
  },
  en: {
    title: 'Terms',
    loading: 'Loading the plans…',
    plan: 'Plan',
    notLoaded: 'The plans didn’t load',
    noPlan: 'No plan',
    noPlans: 'This country has no plans. They are added in Administration.',
    option: (vehicle: string, amount: string, weeks: number) =>
      `${vehicle}: ${amount} a week, ${weeks} ${plural('en', weeks, { one: 'week', other: 'weeks' })}`,
    optionGone: (option: string) => `${option} (no longer offered)`,
    planGone: 'This plan was changed or is no longer offered. Choose again.',
    planUnknown: 'To approve, the plans have to load first.',
    deposit: (currency: string) => `Deposit (${currency})`,
    depositOf: (amount: string) => `The plan asks for ${amount}. It can be more, not less.`,
    depositLow: (amount: string) => `The plan asks for at least ${amount}.`,
    depositWrong: 'Enter an amount, such as 5,000.',
    guarantor: 'With a guarantor',
    driverReads: 'The driver is going to read',
    payment: (percent: number, most: number) =>
      `The payment takes ${percent}% of a usual week. It may take up to ${most}%.`,
    noEarnings: 'There are no earnings to compare the payment with.',
    limitNoPlan: 'Without a plan the total isn’t known, so a second person confirms.',
    limitAbove: (limit: string) =>
      `The total of the term is above ${limit}, your limit for approving alone. A second person confirms.`,
    limitOwn: 'You made this version of the plan, so a second person confirms.',
  },
});
