import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { failureTexts } from './failure-texts.ts';
import type { FailureKey } from './failure-words.ts';
import { HelpInNotice } from './help-in-notice.tsx';

/** Why the applicant was sent back. Stays until they continue. */
export function FailureNotice({ failure }: { failure: FailureKey | null }) {
  const t = useText(failureTexts);
  if (!failure) return null;
  return (
    <div className="mb-4">
      <Notice tone="warn" live>
        <p>{t[failure]}</p>
        {needsPeople.includes(failure) && <HelpInNotice />}
      </Notice>
    </div>
  );
}

/** Failures that only support can resolve. */
const needsPeople: FailureKey[] = [
  'appointment_max_reschedule_limit_exceeded',
  'meeting_link_creation_failed',
  'schedule_not_found',
  'too_many_bookings',
];
