import { useText } from '../../lib/text.ts';
import { Sign } from '../../ui/sign.tsx';
import { appTexts } from './app-texts.ts';

/** The discreet "saved" below a form's action; reserves its space. */
export function SavedLine({ saved }: { saved: boolean }) {
  const t = useText(appTexts);
  return (
    <p className="min-h-5">
      {saved && (
        <>
          <Sign name="check" />
          <span className="desk:hidden">{t.saved}</span>
          <span className="hidden desk:inline">{t.savedWide}</span>
        </>
      )}
    </p>
  );
}
