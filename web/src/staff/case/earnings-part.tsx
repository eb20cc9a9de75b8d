import { platformName } from '@volante/contract/earnings/platforms.ts';
import type { Case } from '@volante/contract/staff/case.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { Section } from './section.tsx';
import { caseTexts } from './texts.ts';

/** The platforms, and how many of the twelve weeks each has. */
export function EarningsPart({ one }: { one: Case }) {
  const t = useText(caseTexts);
  const language = useLanguage();
  const { platforms, status } = one.earnings;
  return (
    <Section
      id="earnings"
      title={t.partNames.earnings}
      aside={status === 'approved' && <Tag tone="ok">{t.approved}</Tag>}
    >
      {platforms.length === 0 && <p className="text-small text-ink-2">{t.noPlatforms}</p>}
      <ul className="grid gap-2">
        {platforms.map(({ platform, weeksFilled }) => (
          <li key={platform} className="grid grid-cols-[90px_1fr_auto] items-center gap-3 text-small">
            <b>{capital(platformName(platform, language))}</b>
            <span aria-hidden="true" className="grid h-2 grid-cols-12 gap-0.5">
              {Array.from({ length: 12 }, (_, week) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the twelve weeks never change places
                <span key={week} className={`rounded-full ${week < weeksFilled ? 'bg-ok' : 'bg-track'}`} />
              ))}
            </span>
            <span className="tabular-nums">{t.weeks(weeksFilled)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
