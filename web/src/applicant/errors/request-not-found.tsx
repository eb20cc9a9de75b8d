import { useText } from '../../lib/text.ts';
import { LostLinkDrawing } from '../drawings/lost-link.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { errorTexts } from './texts.ts';

/** The link names no application. */
export default function RequestNotFound() {
  const t = useText(errorTexts);
  return (
    <Screen
      title={t.notFoundTitle}
      lead={t.notFoundText}
      hero={
        <div className="pb-5">
          <LostLinkDrawing />
        </div>
      }
      action={<HelpLink kind="outline" />}
    />
  );
}
