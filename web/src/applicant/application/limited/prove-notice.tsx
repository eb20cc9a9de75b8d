import { proofScreen } from '@volante/contract/admission/next-screen.ts';
import { useText } from '../../../lib/text.ts';
import { useWide } from '../../../lib/wide.ts';
import { Notice } from '../../../ui/notice.tsx';
import { backHere } from '../../navigation/after-proof.ts';
import { ScreenButton } from '../../navigation/link.tsx';
import { useGreeted } from './limited.ts';
import { limitedTexts } from './limited-texts.ts';

/** On a device that proved nothing: why the screen shows no values, and the way to see them. */
export default function ProveNotice() {
  const t = useText(limitedTexts);
  const wide = useWide();
  const { initials, open } = useGreeted();
  return (
    <Notice tone="info" title={t.hello(initials)} className="mb-4">
      <p>
        <span>{t.masked(wide)}</span> {open && <span>{t.stillOpen}</span>}
      </p>
      <ScreenButton kind="outline" to={proofScreen} query={backHere()} className="mt-3">
        {t.prove}
      </ScreenButton>
    </Notice>
  );
}
