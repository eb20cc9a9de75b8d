import { platformName } from '@volante/contract/earnings/platforms.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { type PlatformEarnings, type WeekRow, weekName } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

/**
 * Twelve weeks as bars, the oldest first: filled for the amount that counts, outlined for the rest of the amount that
 * was sent. The figures are in the table.
 */
export function Bars({ of: { platform, currency, rows, sums } }: { of: PlatformEarnings }) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const name = capital(platformName(platform, language));
  const figures = rows.flatMap(({ amount, counted }) => [amount, counted].filter((item) => item !== null));
  const most = Math.max(1, ...figures);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const label =
    figures.length === 0 ? t.noChart(name) : t.chart(name, money(Math.min(...figures)), money(Math.max(...figures)));
  const [newest, oldest] = [rows[0], rows.at(-1)];
  const { median } = sums.asReviewed;
  const legend = [
    ['counts', 'bg-brand-fill'],
    ['sent', 'border-2 border-dashed border-field-line'],
    ['marked', 'rounded-full bg-warn-ink'],
  ] as const;
  return (
    <figure className="min-w-0">
      <div role="img" aria-label={label} className="relative mt-3 grid h-28 grid-cols-12 items-end gap-1">
        {median !== null && (
          <span
            className="absolute inset-x-0 border-t-2 border-dashed border-ok-ink"
            style={{ bottom: `${(100 * median) / most}%` }}
          />
        )}
        {[...rows].reverse().map((row) => (
          <Bar key={row.week} row={row} most={most} />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-tag text-ink-2">
        <span>{oldest && <span translate="no">{weekName(oldest.week, language)}</span>}</span>
        <span>{newest && <span translate="no">{weekName(newest.week, language)}</span>}</span>
      </p>
      <figcaption className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-tag text-ink-2">
        {legend.map(([key, look]) => (
          <span key={key} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 ${look}`} />
            {t.legend[key]}
          </span>
        ))}
        {median !== null && (
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="w-3 border-t-2 border-dashed border-ok-ink" />
            <span>
              {t.legend.median}: <span translate="no">{money(median)}</span>
            </span>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function Bar({ row: { amount, counted, marks }, most }: { row: WeekRow; most: number }) {
  const height = (value: number) => ({ height: `max(3px, ${(100 * value) / most}%)` });
  return (
    <span className="relative flex h-full items-end">
      {amount !== null && amount !== counted && (
        <span
          className="absolute inset-x-0 bottom-0 rounded-t-[4px] border-2 border-dashed border-field-line"
          style={height(amount)}
        />
      )}
      <span
        className={classes(
          'w-full rounded-t-[4px]',
          amount === null ? 'bg-track' : counted !== null && 'bg-brand-fill',
        )}
        style={height(counted ?? 0)}
      />
      {marks.length > 0 && (
        <span
          className="absolute left-1/2 size-2 -translate-x-1/2 rounded-full bg-warn-ink"
          style={{ bottom: `calc(${(100 * Math.max(amount ?? 0, counted ?? 0)) / most}% + 3px)` }}
        />
      )}
    </span>
  );
}

const kinds = ['total', 'mean', 'median', 'trend'] as const;

/** The sums as sent beside those after the review; where they differ, the latter are highlighted. */
export function Sums({ of: { currency, rows, sums }, name }: { of: PlatformEarnings; name: string }) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  const money = (amount: number | null) => (amount === null ? '–' : formatMoney(amount, currency, language));
  const filled = rows.filter(({ amount }) => amount !== null).length;
  const lines = [
    ...kinds.map((kind) => [t.sumRows[kind], money(sums.asSent[kind]), money(sums.asReviewed[kind])] as const),
    [t.weeksCounted, String(filled), String(sums.weeksCounted)] as const,
  ];
  const cell = 'py-1 pl-3 text-right tabular-nums whitespace-nowrap';
  return (
    <table className="w-full self-start text-small">
      <caption className="sr-only">{t.sums(name)}</caption>
      <thead>
        <tr className="border-b border-line text-tag text-ink-2">
          <th scope="col" className="py-1 text-left">
            <span className="sr-only">{t.sumColumns.what}</span>
          </th>
          <th scope="col" className={cell}>
            {t.sumColumns.asSent}
          </th>
          <th scope="col" className={cell}>
            {t.sumColumns.asReviewed}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([what, sent, reviewed]) => (
          <tr key={what} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1 text-left font-normal text-ink-2">
              {what}
            </th>
            <td className={cell}>{sent}</td>
            <td className={`${cell} ${sent === reviewed ? '' : 'font-extrabold text-brand-ink'}`}>{reviewed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
