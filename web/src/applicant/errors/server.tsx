import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { addressOf } from '../address.ts';
import { RepairDrawing } from '../drawings/repair.tsx';
import { HelpLink } from '../help-link.tsx';
import { Screen } from '../screen.tsx';
import { errorTexts } from './texts.ts';

/** The application could not be loaded for another reason than a wrong link. */
export default function ServerError() {
  const t = useText(errorTexts);
  return (
    <Screen
      title={t.serverTitle}
      lead={t.serverText}
      hero={<RepairDrawing />}
      action={<Button onClick={() => location.assign(addressOf('/'))}>{t.again}</Button>}
      below={<HelpLink />}
    />
  );
}
