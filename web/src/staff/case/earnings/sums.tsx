import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import type { PlatformEarnings } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

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
