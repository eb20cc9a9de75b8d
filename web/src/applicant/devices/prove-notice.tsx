import { proofScreen } from '@volante/contract/admission/next-screen.ts';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
import { Notice } from '../../ui/notice.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { backHere } from './after-proof.ts';
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
        {t.masked(wide)} {open && t.stillOpen}
      </p>
      <ScreenButton kind="outline" to={proofScreen} query={backHere()} className="mt-3">
        {t.prove}
      </ScreenButton>
    </Notice>
  );
}
