import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { useState } from 'react';
import { phoneOf } from '../../lib/form/masks.ts';
import { useLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import LeaveDialog from './leave-dialog.tsx';
import { guarantorTexts } from './texts.ts';

interface AnsweredProps {
  view: GuarantorView;
  onCorrect: () => void;
}

/** After the answer, or after the decision: where it stands, and what can still be done. */
export default function Answered({ view, onCorrect }: AnsweredProps) {
  const t = useText(guarantorTexts);
  const { name: brand } = settings.brand;
  const { state, asker, closed } = view;
  if (closed) return <Screen title={t.closedTitle} lead={t.closedLead(brand)} below={<HelpLink />} part="closed" />;
  if (state === 'agreed') return <Agreed view={view} onCorrect={onCorrect} />;
  const isRefused = state === 'refused';
  return (
    <Screen
      title={isRefused ? t.refusedTitle : t.withdrawnTitle}
      lead={isRefused ? t.refusedLead(asker) : t.withdrawnLead(brand)}
      below={<HelpLink />}
      part={state}
    />
  );
}

function Agreed({ view, onCorrect }: AnsweredProps) {
  const t = useText(guarantorTexts);
  const language = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const { asker, agreedAt, country, data } = view;
  const day = agreedAt ? formatLongDate(dateIn(countries[country].zone, new Date(agreedAt)), language) : '';
  const wants = useWanted(view);
  const rows = [
    [t.name, data.name],
    [t.phone, phoneOf(country)(data.phone)],
    [t.email, data.email],
    [t.address, data.location],
  ] as const;
  return (
    <Screen
      title={t.agreedTitle(asker)}
      lead={wants.length > 0 ? undefined : t.agreedLead(settings.brand.name, day)}
      part="agreed"
      action={wants.length > 0 && <Button onClick={onCorrect}>{t.correct}</Button>}
      below={
        <Button kind="text" onClick={() => setLeaving(true)}>
          {t.leave}
        </Button>
      }
    >
      {wants.length > 0 && (
        <Notice tone="warn" title={t.wantsMore} className="mb-4">
          {wants.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <h2 className="mb-2 text-big font-extrabold">{t.given}</h2>
      <dl className="grid gap-3 rounded-card border border-line bg-card px-4 py-3.5">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-ink-2">{label}</dt>
            <dd translate="no" className="font-semibold wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {leaving && <LeaveDialog view={view} how="leave" onClose={() => setLeaving(false)} />}
    </Screen>
  );
}

/** What staff sent back, in words. */
function useWanted({ cards, toCorrect }: GuarantorView): string[] {
  const t = useText(guarantorTexts);
  const names = { name: t.name, phone: t.phone, email: t.email, location: t.address };
  const sides = cards.filter(({ given }) => !given);
  return [
    ...sides.map(({ type }) => t.cardSentBack(type.endsWith('_back') ? t.back : t.front)),
    ...(toCorrect.length > 0 ? [t.toCorrect(toCorrect.map((field) => names[field]).join(', '))] : []),
  ];
}
