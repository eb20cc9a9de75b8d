import { type Platform, platformName, platformSlugs } from '@volante/contract/earnings/platforms.ts';
import type { ReadingFall, ReadingRow } from '@volante/contract/staff/administration/reading.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { formatMonth, formatNumber, formatPercent } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { FigureTable } from '../../controls/figure-table.tsx';
import { showMoment } from '../../words/moments.ts';
import { AdminPage } from '../admin-page.tsx';
import { fallPath, QUEUE, readingQuery } from './reading-data.ts';
import { readingTexts } from './texts.ts';

type Reading = NonNullable<Awaited<ReturnType<typeof useReading>>['data']>;

function useReading() {
  return useQuery(readingQuery);
}

/** How well screenshots are read: falls, what became of them by month, why drivers were asked, and the pictures that are kept. */
export function ReadingPage() {
  const t = useText(readingTexts);
  const language = useLanguage();
  const [platform, setPlatform] = useState<Platform | ''>('');
  const { data, error, refetch } = useReading();
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-56" label={t.loading} />
      {data && (
        <div className="grid gap-6">
          <Part title={t.falls}>
            <Falls falls={data.falls} />
          </Part>
          <Part title={t.kept}>
            <Kept kept={data.kept} learns={data.learns} />
          </Part>
          <div className="max-w-60">
            <SelectField
              label={t.platform}
              value={platform}
              placeholder={t.every}
              options={platformSlugs.map((slug) => ({ value: slug, label: capital(platformName(slug, language)) }))}
              onChange={({ target }) => setPlatform(target.value as Platform | '')}
            />
          </div>
          <Part title={t.months} note={t.meaning}>
            {data.asOf && <p className="mb-2 text-tag text-ink-2">{t.asOf(showMoment(data.asOf, language))}</p>}
            <Months rows={data.rows.filter((row) => platform === '' || row.platform === platform)} />
          </Part>
          <Part title={t.reasons}>
            <Reasons reasons={data.reasons.filter((row) => platform === '' || row.platform === platform)} />
          </Part>
        </div>
      )}
    </AdminPage>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-card border border-line bg-card p-4">
      <h2 id={heading} className="text-big font-extrabold">
        {title}
      </h2>
      {note && <p className="text-small text-ink-2">{note}</p>}
      <div className="mt-2">{children}</div>
    </section>
  );
}

function Falls({ falls }: { falls: readonly ReadingFall[] }) {
  const t = useText(readingTexts);
  const language = useLanguage();
  return (
    <>
      {falls.every(({ endedAt }) => endedAt !== null) && <p className="text-ink-2">{t.noFalls}</p>}
      <ul className="grid gap-2 text-small">
        {falls.map((fall) => {
          const { id, platform, share, before, at, endedAt } = fall;
          return (
            <li key={id} className="flex flex-wrap gap-x-3">
              <Link
                href={fallPath(fall)}
                className="inline-flex items-center font-bold text-brand-ink underline max-desk:min-h-12"
              >
                {t.fall(
                  capital(platformName(platform, language)),
                  formatPercent(before, language),
                  formatPercent(share, language),
                )}
              </Link>
              <span className={endedAt ? 'text-ink-2' : 'font-semibold text-warn-ink'}>
                {endedAt
                  ? t.fallOver(showMoment(at, language), showMoment(endedAt, language))
                  : t.fallSince(showMoment(at, language))}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Kept({ kept: { waiting, judged }, learns }: Pick<Reading, 'kept' | 'learns'>) {
  const t = useText(readingTexts);
  const language = useLanguage();
  return (
    <div className="grid justify-items-start gap-2 text-small">
      {!learns && <p>{t.off}</p>}
      {waiting + judged > 0 && <p>{t.keptCount(formatNumber(waiting, language), formatNumber(judged, language))}</p>}
      {learns && waiting + judged === 0 && <p className="text-ink-2">{t.keptNone}</p>}
      {waiting > 0 && (
        <Link href={QUEUE} className={buttonClass('outline')}>
          {t.judge}
        </Link>
      )}
    </div>
  );
}

function Months({ rows }: { rows: readonly ReadingRow[] }) {
  const t = useText(readingTexts);
  const language = useLanguage();
  const { month, ...columns } = t.columns;
  if (rows.length === 0) return <p className="text-ink-2">{t.none}</p>;
  return (
    <FigureTable
      caption={t.months}
      columns={[month, ...Object.values(columns)]}
      rows={rows.map((row) => {
        const { right, wrong, changed, asked, typed } = row;
        const unasked = right + wrong + changed;
        return {
          name: [
            capital(formatMonth(row.month, language)),
            capital(platformName(row.platform, language)),
            t.languages[row.language ?? 'unknown'],
            row.version === null ? t.readerUnknown : t.reader(row.version),
          ].join(' · '),
          cells: [
            formatPercent(unasked / (unasked + asked + typed), language),
            ...[right, wrong, changed, asked, typed].map((count) => formatNumber(count, language)),
          ],
        };
      })}
    />
  );
}

function Reasons({ reasons }: Pick<Reading, 'reasons'>) {
  const t = useText(readingTexts);
  const language = useLanguage();
  if (reasons.length === 0) return <p className="text-ink-2">{t.noReasons}</p>;
  return (
    <FigureTable
      caption={t.reasons}
      columns={[t.reason, t.columns.asked, t.columns.typed]}
      rows={reasons.map(({ platform, reason, asked, typed }) => ({
        id: `${platform} ${reason}`,
        name: `${t.reasonNames[reason]} · ${capital(platformName(platform, language))}`,
        cells: [formatNumber(asked, language), formatNumber(typed, language)],
      }))}
    />
  );
}
