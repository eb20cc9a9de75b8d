import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { HelpInNotice } from '../help-in-notice.tsx';
import { appointmentTexts } from '../texts.ts';
import { useSlotsToast } from './slots-failed.tsx';

/** Shown when no month has a free slot; `error` is set if no advisor has hours at all. */
export function NoSlots({ error }: { error: unknown }) {
  useSlotsToast(error);
  const t = useText(appointmentTexts);
  return (
    <Notice tone="warn" title={t.noneTitle} live>
      {t.noneText}
      <HelpInNotice />
    </Notice>
  );
}
