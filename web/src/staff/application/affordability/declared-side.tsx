import type { Currency } from '@volante/contract/country.ts';
import type { PlatformWeek } from '@volante/contract/staff/affordability/affordability.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { earningsOf, type WeekRow, weekName, weekOf } from '../earnings/read-earnings.ts';
import { earningsTexts } from '../earnings/texts.ts';
import { WeekFacts } from '../earnings/week-dialog.tsx';
import { WholePicture } from '../earnings/whole-picture.tsx';
import { besideTexts } from './beside-texts.ts';

interface DeclaredSideProps {
  applicationId: string;
  of: PlatformWeek;
  name: string;
  currency: Currency;
}

/** What was declared of a week: its figures, and every screenshot that says its total. */
export function DeclaredSide({ applicationId, of, name, currency }: DeclaredSideProps) {
  const t = useText(besideTexts);
  const words = useText(earningsTexts);
  const language = useLanguage();
  const { data, error, refetch } = useQuery(earningsOf(applicationId));
  const row = data && weekOf(data, of.platform, of.week);
  return (
    <section aria-label={t.week} className="min-w-0">
      <h3 className="mb-1 text-small font-bold">{t.weekOf(weekName(of.week, language))}</h3>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={words.loading} />
      {row && <WeekFacts row={row} currency={currency} brief />}
      {data && <Pictures applicationId={applicationId} of={of} row={row} name={name} currency={currency} />}
    </section>
  );
}

function Pictures({ applicationId, of, row, name, currency }: DeclaredSideProps & { row: WeekRow | undefined }) {
  const t = useText(besideTexts);
  const language = useLanguage();
  const { mediaId, onWord, week } = of;
  if (!mediaId) return <p className="text-small text-ink-2">{onWord ? t.word : t.account}</p>;
  const picture = t.pictureOf(name, weekName(week, language));
  // After a decision the week may show another picture than the one of then.
  const isSame = row?.mediaId === mediaId;
  const others = isSame ? row.evidence.filter((item) => item.of === week).map(({ other }) => other) : [];
  return (
    <div className="grid gap-3">
      <WholePicture applicationId={applicationId} mediaId={mediaId} name={picture} boxes={isSame ? row.boxes : {}} />
      {others.map((other) => {
        const says = t.other(formatMoney(other.amount, currency, language));
        return (
          <figure key={other.mediaId}>
            <figcaption className="mb-1 text-small">{says}</figcaption>
            <WholePicture
              applicationId={applicationId}
              mediaId={other.mediaId}
              name={`${picture}. ${says}`}
              boxes={{ amount: other.box }}
            />
          </figure>
        );
      })}
    </div>
  );
}
