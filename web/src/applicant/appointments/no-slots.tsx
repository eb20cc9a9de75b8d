import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { HelpLink } from '../help-link.tsx';
import { appointmentTexts } from './texts.ts';

/** No month ahead has a free slot. */
export function NoSlots() {
  const t = useText(appointmentTexts);
  return (
    <Notice tone="warn" title={t.noneTitle} live>
      {t.noneText}
      <HelpLink />
    </Notice>
  );
}
