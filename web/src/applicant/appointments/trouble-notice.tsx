import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { HelpLink } from '../help-link.tsx';
import { failureTexts } from './failure-texts.ts';
import type { FailureKey } from './failure-words.ts';

/** Why the applicant is back here. It stays until they go on; the toast that came with it was read out already. */
export function TroubleNotice({ trouble }: { trouble: FailureKey | null }) {
  const t = useText(failureTexts);
  if (!trouble) return null;
  return (
    <div className="mb-4">
      <Notice tone="warn">
        {t[trouble]}
        {needsPeople.includes(trouble) && <HelpLink />}
      </Notice>
    </div>
  );
}

/** What only a person of the company can solve. */
const needsPeople: FailureKey[] = [
  'appointment_max_reschedule_limit_exceeded',
  'meeting_link_creation_failed',
  'schedule_not_found',
];
