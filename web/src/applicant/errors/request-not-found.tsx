import { useText } from '../../lib/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LostLinkDrawing } from '../drawings/lost-link.tsx';
import { helpAddress } from '../header.tsx';
import { Screen } from '../screen.tsx';
import { errorTexts } from './texts.ts';

/** The link names no application. */
export default function RequestNotFound() {
  const t = useText(errorTexts);
  const help = helpAddress();
  const contact = help && (
    <ButtonLink kind="outline" href={help}>
      {t.contact}
    </ButtonLink>
  );
  return <Screen title={t.notFoundTitle} lead={t.notFoundText} hero={<LostLinkDrawing />} action={contact} />;
}
