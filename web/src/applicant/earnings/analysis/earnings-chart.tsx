import type { EarningRow, ProfileData } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useApplication } from '../../application/application.ts';
import { weekName } from '../board/week-name.ts';
import { platformQuery, spanOf, summarize } from '../platform-data.ts';

/** Height of the chart, so that nothing moves when the weeks arrive. */
const chartHeight = 'min-h-[236px]';

/** Twelve weeks as bars, with the average in words; weeks that the driver typed look different and are counted. */
export default function EarningsChart({ platform }: { platform: Platform }) {
  const t = useText(chartTexts);
  const language = useLanguage();
  const { data } = useQuery(platformQuery(useApplication().id, platform));
  if (!data) return <Skeleton label={t.loading} className={chartHeight} />;
  const { average } = summarize(data);
  const money = (amount: number) => formatMoney(amount, data.currency, language);
  const best = bestOf(data);
  const typed = data.earnings.filter(isTyped).length;
  const free = data.earnings.filter(({ origin }) => origin === 'did_not_work').length;
  return (
    <section className={`rounded-card border border-line bg-card p-4 ${chartHeight}`}>
      <h2 className="text-small font-semibold text-ink-2">{t.average}</h2>
      <p translate="no" className="text-hero font-extrabold tracking-tight">
        {money(average ?? 0)}
      </p>
      <Bars data={data} average={average ?? 0} />
      <p className="mt-1 text-center text-tag text-ink-2">{spanOf(data, language)}</p>
      <ul className="mt-2 grid gap-0.5 text-small">
        {best && <li>{t.best(money(best.earning ?? 0), weekName(best.earningWeek, language))}</li>}
        {free > 0 && <li>{t.free(free)}</li>}
        {typed > 0 && (
          <li className="flex items-baseline gap-2">
            <span aria-hidden="true" className="size-2.5 flex-none rounded-[3px] border-2 border-brand" />
            {t.typed(typed)}
          </li>
        )}
      </ul>
    </section>
  );
}

/** Oldest first. The board has the figures, so the bars are hidden from screen readers. */
function Bars({ data, average }: { data: ProfileData; average: number }) {
  const most = Math.max(1, ...data.earnings.map(({ earning }) => earning ?? 0));
  const share = (amount: number) => (TALLEST * amount) / most;
  return (
    <svg aria-hidden="true" viewBox="0 0 300 84" className="mt-2 w-full">
      {[...data.earnings].reverse().map((row, i) => {
        const { earningWeek, earning } = row;
        const height = Math.max(3, share(earning ?? 0));
        const typed = isTyped(row);
        return (
          <rect
            key={earningWeek}
            x={i * 25 + 4}
            y={82 - height}
            width="17"
            height={height}
            rx={Math.min(4, height / 2)}
            strokeWidth="2"
            className={typed ? 'fill-brand-soft stroke-brand' : earning ? 'fill-brand-fill' : 'fill-track'}
          />
        );
      })}
      <path d={`M0 ${82 - share(average)}h300`} strokeWidth="2" strokeDasharray="5 4" className="stroke-ok-ink" />
    </svg>
  );
}

/** In the units of the drawing. */
const TALLEST = 78;

/** The driver's own figure, with or without a picture beside it. */
function isTyped({ origin }: EarningRow): boolean {
  return origin === 'correction' || origin === 'typed_from_screenshot';
}

function bestOf({ earnings }: ProfileData) {
  const ranked = earnings.filter(({ earning }) => earning).sort((a, b) => (b.earning ?? 0) - (a.earning ?? 0));
  return ranked[0];
}

const chartTexts = dictionary({
  es: {
    loading: 'Cargando…',
    average: 'Ganas en promedio por semana',
    best: (amount: string, week: string) => `Tu mejor semana: ${amount} (${week})`,
    free: (n: number) => (n === 1 ? 'Descansaste 1 semana' : `Descansaste ${n} semanas`),
    typed: (n: number) =>
      n === 1
        ? 'Tú escribiste 1 semana. La va a revisar una persona'
        : `Tú escribiste ${n} semanas. Las va a revisar una persona`,
  },
  en: {
    loading: 'Loading…',
    average: 'Your average per week',
    best: (amount: string, week: string) => `Your best week: ${amount} (${week})`,
    free: (n: number) => (n === 1 ? 'You took 1 week off' : `You took ${n} weeks off`),
    typed: (n: number) =>
      n === 1
        ? 'You typed 1 week yourself. A person will review it'
        : `You typed ${n} weeks yourself. A person will review them`,
  },
});
