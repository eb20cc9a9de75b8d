import type { Affordability, PaymentShare } from '@volante/contract/staff/affordability/affordability.ts';
import { takesTooMuch } from '@volante/contract/staff/affordability/work-out.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Doubt } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { showMoment } from '../../words/moments.ts';
import { Section } from '../section.tsx';
import { applicationTexts } from '../texts.ts';
import { DepositWeeks, depositsId } from './deposit-weeks.tsx';
import { Platforms, SIDE_BY_SIDE } from './platforms.tsx';
import { affordabilityOf } from './read-affordability.ts';
import { affordabilityTexts } from './texts.ts';

/** What the earnings bear: figures without a score, each with a way to its weeks and documents. */
export function AffordabilityPart({ application }: { application: ReviewerApplication }) {
  const t = useText(affordabilityTexts);
  const names = useText(applicationTexts).partNames;
  const language = useLanguage();
  const { applicationId, revision } = application;
  const { data, error, refetch } = useQuery(affordabilityOf(applicationId));
  // It follows what is reviewed and decided.
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    void refetch();
  }, [revision, refetch]);
  const isEmpty = data?.affordability.platforms.length === 0;
  return (
    <Section
      id="affordability"
      title={names.affordability}
      done={data?.recordedAt ? recordedBy(application, data.recordedAt, language) : null}
    >
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-64" label={t.loading} />
      {data && (
        <div className="grid gap-4">
          {data.recordedAt && <Notice tone="info">{t.recorded(showMoment(data.recordedAt, language))}</Notice>}
          {isEmpty ? (
            <p className="text-small text-ink-2">{t.none}</p>
          ) : (
            <>
              <Figures of={data.affordability} payment={data.payment} />
              <Platforms of={data.affordability} />
              {data.affordability.platforms.map((platform) => (
                <DepositWeeks
                  key={platform.platform}
                  application={application}
                  of={platform}
                  currency={data.affordability.currency}
                  statements={data.affordability.statements}
                />
              ))}
              <p className="text-tag text-ink-2">{t.howDeposits}</p>
            </>
          )}
        </div>
      )}
    </Section>
  );
}

interface FiguresProps {
  of: Affordability;
  /** Of the plan that was chosen with the decision. */
  payment: PaymentShare | null;
}

/** The figures, each with how it is made and a way to what it is made of. */
function Figures({ of, payment }: FiguresProps) {
  const t = useText(affordabilityTexts);
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor / 100, of.currency, language);
  const percent = (share: number | null) => (share === null ? t.unknown : formatPercent(share, language));
  const [only, ...others] = of.platforms;
  // Of several they are sums, made of what stands side by side.
  const to = only && others.length === 0 ? depositsId(only.platform) : SIDE_BY_SIDE;
  const sign = of.trendMinor > 0 ? '+' : '';
  const refused = of.refusedMinor > 0 ? t.withoutRefused(money(of.refusedMinor)) : t.nothingRefused;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-small desk:grid-cols-2">
      <Figure name={t.net} value={money(of.netMinor)} how={refused} to={to} />
      <Figure name={t.median} value={money(of.medianMinor)} how={t.howMedian} to={to} />
      <Figure name={t.volatility} value={percent(of.volatility)} how={t.howVolatility} to={to} />
      <Figure name={t.trend} value={`${sign}${money(of.trendMinor)}`} how={t.howTrend} to={to} />
      <Figure name={t.onWord} value={percent(of.onWordShare)} how={t.howOnWord} to={to} />
      {payment && (
        <Figure
          name={t.payment}
          value={percentOf(payment, t.unknown)}
          how={t.howPayment(money(payment.weeklyPaymentMinor), payment.most)}
          to="moves"
        >
          {takesTooMuch(payment) && <Doubt>{t.tooMuch}</Doubt>}
        </Figure>
      )}
    </dl>
  );
}

const percentOf = ({ percent }: PaymentShare, unknown: string) => (percent === null ? unknown : `${percent} %`);

interface FigureProps {
  name: string;
  value: string;
  how: string;
  /** The id of its evidence on the page. */
  to: string;
  children?: ReactNode;
}

function Figure({ name, value, how, to, children }: FigureProps) {
  const t = useText(affordabilityTexts);
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd>
        <a
          href={`#${to}`}
          aria-label={t.evidence(name, value)}
          className="inline-flex min-h-8 items-center text-base font-bold tabular-nums underline max-desk:min-h-12 max-desk:min-w-12"
        >
          <span translate="no">{value}</span>
        </a>
        <span className="block text-tag text-ink-2">{how}</span>
        {children}
      </dd>
    </div>
  );
}

/** Who decided, and when: that is how it was then. */
function recordedBy({ decision }: ReviewerApplication, at: string, language: Language): string {
  const t = affordabilityTexts[language];
  const moment = showMoment(at, language);
  return decision?.by ? t.recordedBy(decision.by.name, moment) : t.recorded(moment);
}
