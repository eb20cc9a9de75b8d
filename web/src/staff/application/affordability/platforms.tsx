import { platformName } from '@volante/contract/earnings/platforms.ts';
import type { Affordability } from '@volante/contract/staff/affordability/affordability.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { depositsId } from './deposit-weeks.tsx';
import { affordabilityTexts } from './texts.ts';

/** Where it is on the page. */
export const SIDE_BY_SIDE = 'side-by-side';

/** The platforms side by side. */
export function Platforms({ of }: { of: Affordability }) {
  const t = useText(affordabilityTexts);
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor / 100, of.currency, language);
  return (
    <section
      id={SIDE_BY_SIDE}
      aria-label={t.sideBySide}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-small tabular-nums">
        <caption className="mb-1 text-left font-bold">{t.sideBySide}</caption>
        <thead className="border-b border-line text-tag text-ink-2">
          <tr>
            {Object.entries(t.columns).map(([key, label]) => (
              <th key={key} scope="col" className="py-1 pr-3 text-left font-bold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.platforms.map(({ platform, ...own }) => (
            <tr key={platform} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pr-3 text-left">
                <a
                  href={`#${depositsId(platform)}`}
                  className="inline-flex min-h-8 items-center underline max-desk:min-h-12 max-desk:min-w-12"
                >
                  {capital(platformName(platform, language))}
                </a>
              </th>
              <td className="pr-3" translate="no">
                {money(own.countedMinor)}
              </td>
              <td className="pr-3" translate="no">
                {money(own.medianMinor)}
              </td>
              <td className="pr-3">{own.weeksCounted}</td>
              <td className="pr-3">{own.weeksRefused}</td>
              <td className="pr-3" translate="no">
                {own.share === null ? '–' : formatPercent(own.share, language)}
              </td>
              <td translate="no">{money(own.onWordMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
