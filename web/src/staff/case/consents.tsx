import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { showMoment } from '../words/moments.ts';
import { Section } from './section.tsx';
import { caseTexts } from './texts.ts';

/** The driver's consents, with wording and time. */
export function Consents({ one }: { one: ReviewerCase }) {
  const t = useText(caseTexts);
  const language = useLanguage();
  return (
    <Section id="consents" title={t.partNames.consents}>
      {one.consents.length === 0 && <p className="text-small text-ink-2">{t.noConsents}</p>}
      <ul className="grid gap-1.5 text-small">
        {one.consents.map(({ kind, at, textVersion, ip }) => (
          <li key={kind + at} className="flex flex-wrap gap-x-3">
            <b>{t.consentNames[kind]}</b>
            <span className="text-ink-2">
              {[showMoment(at, language), t.version(textVersion), ...(ip ? [ip] : [])].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
