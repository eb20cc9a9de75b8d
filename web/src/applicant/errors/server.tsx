import { useEffect } from 'react';
import { useOnline } from '../../lib/call/waiting.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
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

/** A spanner over a wheel, for a server that does not answer. */
function RepairDrawing() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
      <rect width="320" height="200" rx="24" className="fill-brand-soft" />
      <circle cx="150" cy="108" r="58" fill="#17112A" stroke="#C9B8F5" strokeWidth="4" />
      <circle cx="150" cy="108" r="32" fill="#fff" />
      <circle cx="150" cy="108" r="10" className="fill-brand-fill" />
      <path d="M150 76v22M150 118v22M118 108h22M160 108h22" stroke="#C9B8F5" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M268 44a30 30 0 0 0-40 36l-52 52a12 12 0 0 0 17 17l52-52a30 30 0 0 0 36-40l-18 18-13-3-3-13z"
        className="fill-brand-fill"
        stroke="#fff"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
