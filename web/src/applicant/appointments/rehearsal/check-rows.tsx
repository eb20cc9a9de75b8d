import { type RehearsalCheck, rehearsalChecks } from '@volante/contract/appointments/attendance.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag, type TagTone } from '../../../ui/tag.tsx';
import type { Phone } from './phone.ts';
import { rehearsalTexts } from './rehearsal-texts.ts';
import type { Findings, Found } from './use-rehearsal.ts';

interface CheckRowsProps {
  findings: Findings;
  /** Null while the rehearsal runs, in which the question is asked anyway. */
  home: Found | null;
  phone: Phone;
}

/** What each check found so far, with what to do about those that failed. */
export function CheckRows({ findings, home, phone }: CheckRowsProps) {
  const t = useText(rehearsalTexts);
  return (
    <ul aria-label={t.results} className="mb-4 grid rounded-card border border-line bg-card px-4">
      {rehearsalChecks.map((check) => {
        const found = check === 'home' ? home : findings[check];
        if (found === null) return null;
        const mend = found && mendText(check, found, phone, t);
        return (
          <li key={check} className="border-b border-line py-2.5 last:border-b-0">
            <div className="flex items-center justify-between gap-3">
              <span className="font-bold">{t.checks[check]}</span>
              {found ? <Tag tone={tones[found.state]}>{t.states[found.state]}</Tag> : <Skeleton className="h-6 w-16" />}
            </div>
            {mend && <p className="mt-1 text-small">{mend}</p>}
          </li>
        );
      })}
    </ul>
  );
}

const tones: Record<Found['state'], TagTone> = { ok: 'ok', failed: 'need', skipped: 'neutral' };

/** What to do on this phone about a check that failed; null where there is nothing to do. */
function mendText(
  check: RehearsalCheck,
  { state, fault }: Found,
  phone: Phone,
  { mend, allow }: (typeof rehearsalTexts)['es'],
): string | null {
  if (state !== 'failed') return null;
  if (check === 'home' || !fault) return mend.notHome;
  if (fault === 'denied') return mend.denied(allow[phone]);
  if (fault === 'missing') return `${mend.missing[check === 'microphone' ? check : 'camera']} ${mend.missingHelp}`;
  return mend[fault];
}
