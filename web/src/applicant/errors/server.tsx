import { useEffect } from 'react';
import { useOnline } from '../../lib/call/waiting.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { RepairDrawing } from '../drawings/repair.tsx';
import { HelpLink } from '../frame/help-link.tsx';
import { Screen } from '../frame/screen.tsx';
import { errorTexts } from './texts.ts';

/** Shown when the application fails to load for any reason but a wrong link; retries once the network is back. */
export default function ServerError() {
  const t = useText(errorTexts);
  const online = useOnline();
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <Screen
      title={online ? t.serverTitle : t.offlineTitle}
      lead={online ? t.serverText : t.offlineText}
      hero={
        <div className="pb-5">
          <RepairDrawing />
        </div>
      }
      action={<Button onClick={again}>{t.again}</Button>}
      below={<HelpLink />}
    />
  );
}

function again(): void {
  location.reload();
}
