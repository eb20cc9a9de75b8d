import { type Ref, useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { helpAddress } from '../header.tsx';
import { personalDataTexts } from './texts.ts';

/** Another live application has this CURP or SSN: what that can mean, and who helps. Takes the focus when it appears. */
export function Taken({ title }: { title: string }) {
  const t = useText(personalDataTexts);
  const ref: Ref<HTMLDivElement> = useRef(null);
  const help = helpAddress();
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className="mb-4">
      <Notice tone="bad" title={title} live>
        <p>{t.takenText}</p>
        {help && (
          <a href={help} rel="noreferrer" className="mt-1 inline-block min-h-8 py-1 font-bold underline">
            {t.takenHelp}
          </a>
        )}
      </Notice>
    </div>
  );
}
