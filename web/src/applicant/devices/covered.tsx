import { proofScreen } from '@volante/contract/admission/next-screen.ts';
import { useText } from '../../lib/text.ts';
import { useWide } from '../../lib/wide.ts';
import { useGreeted } from '../application/limited/limited.ts';
import { limitedTexts } from '../application/limited/limited-texts.ts';
import { proveHere } from '../application/limited/prove-here.ts';
import { LockedPhoneDrawing } from '../drawings/locked-phone.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { backHere } from '../navigation/after-proof.ts';
import { ScreenButton } from '../navigation/link.tsx';

/**
 * Stands in for a screen of stored values on a device that proved nothing. `inPlace`: what was typed there is still mounted behind, so
 * the proof doesn't leave it.
 */
export default function Covered({ inPlace = false }: { inPlace?: boolean }) {
  const t = useText(limitedTexts);
  const wide = useWide();
  const { initials } = useGreeted();
  return (
    <Screen
      title={t.hello(initials)}
      lead={t.covered(wide)}
      part="covered"
      hero={
        <div className="pb-5">
          <LockedPhoneDrawing />
        </div>
      }
      action={
        <ScreenButton
          to={proofScreen}
          query={backHere()}
          onClick={(event) => {
            if (!inPlace) return;
            event.preventDefault();
            void proveHere();
          }}
        >
          {t.prove}
        </ScreenButton>
      }
      below={
        <>
          <ScreenButton kind="text" to="/tasks">
            {t.seeSteps}
          </ScreenButton>
          <HelpLink />
        </>
      }
    />
  );
}
