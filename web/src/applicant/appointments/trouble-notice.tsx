import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { failureTexts } from './failure-texts.ts';
import type { FailureKey } from './failure-words.ts';
import { HelpInNotice } from './help-in-notice.tsx';

/** Why the applicant is back here. It stays until they go on; the toast that came with it was read out already. */
export function TroubleNotice({ trouble }: { trouble: FailureKey | null }) {
  const t = useText(failureTexts);
  if (!trouble) return null;
  return (
    <div className="mb-4">
      <Notice tone="warn">
        {t[trouble]}
        {needsPeople.includes(trouble) && <HelpInNotice />}
      </Notice>
    </div>
  );
}

/** What only a person of the company can solve. */
const needsPeople: FailureKey[] = [
  'appointment_max_reschedule_limit_exceeded',
  'meeting_link_creation_failed',
  'schedule_not_found',
  'too_many_bookings',
];
