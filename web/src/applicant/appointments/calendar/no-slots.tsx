import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { HelpInNotice } from '../help-in-notice.tsx';
import { appointmentTexts } from '../texts.ts';

/** Shown when no month has a free slot, or no advisor has hours at all. */
export function NoSlots() {
  const t = useText(appointmentTexts);
  return (
    <Notice tone="warn" title={t.noneTitle} live>
      {t.noneText}
      <HelpInNotice />
    </Notice>
  );
}
