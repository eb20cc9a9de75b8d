import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Tag } from '../../../ui/tag.tsx';
import { CutOut } from './cut-out.tsx';
import { type PlatformEarnings, type WeekRow, weekName } from './read-earnings.ts';
import { earningsTexts } from './texts.ts';

interface EvidenceProps {
  applicationId: string;
  evidence: WeekRow['evidence'];
  currency: PlatformEarnings['currency'];
}

/** What two screenshots say about one week, side by side; what doesn't agree comes first. */
export function Evidence({ applicationId, evidence, currency }: EvidenceProps) {
  const t = useText(earningsTexts);
  const language = useLanguage();
  if (evidence.length === 0) return null;
  const sorted = [...evidence].sort((a, b) => Number(a.agrees) - Number(b.agrees));
  return (
    <section className="mb-3 text-small" aria-label={t.evidence.title}>
      <h3 className="mb-1 font-bold">{t.evidence.title}</h3>
      <ul className="grid gap-3">
        {sorted.map(({ of, agrees, own, other }) => (
          <li key={`${of} ${other.mediaId}`}>
            <p className="mb-1 flex flex-wrap items-center gap-2">
              <span>{t.evidence.week(weekName(of, language))}</span>
              <Tag tone={agrees ? 'ok' : 'bad'}>{agrees ? t.evidence.agrees : t.evidence.differs}</Tag>
            </p>
            <div className="flex flex-wrap gap-3">
              {[['own', own] as const, ['other', other] as const].map(([which, { mediaId, amount, box }]) => (
                <figure key={which}>
                  <CutOut applicationId={applicationId} mediaId={mediaId} box={box} />
                  <figcaption className="mt-1 tabular-nums">
                    {t.evidence[which]} <b translate="no">{formatMoney(amount, currency, language)}</b>
                  </figcaption>
                </figure>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
