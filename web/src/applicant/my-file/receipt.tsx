import { documentName } from '@volante/contract/words/documents.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { type InAppBrowser, inAppBrowser } from '../../lib/camera/in-app-browser.ts';
import { useLanguage } from '../../lib/language.ts';
import { useQuery } from '../../lib/queries.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useApplication } from '../application/application.ts';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { fileQuery, fileTime } from './file-query.ts';
import { receiptTexts } from './texts.ts';

/** The receipt after sending, to be kept, printed, or saved as PDF by the browser's printing. */
export default function Receipt() {
  const t = useText(receiptTexts);
  const { id } = useApplication();
  const { data, isPending } = useQuery(fileQuery(id));
  const inside = useInside();
  const mayPrint = data?.submittedAt && inside === null;
  return (
    <Screen
      title={t.title}
      lead={t.lead(settings.brand.name)}
      action={mayPrint ? <Button onClick={() => print()}>{t.print}</Button> : undefined}
      below={
        <>
          {inside && <p className="mb-2">{t.inside[inside]}</p>}
          <ScreenButton kind="text" to="/tasks">
            {t.back}
          </ScreenButton>
        </>
      }
    >
      {isPending ? (
        <Skeleton className="h-48" />
      ) : data?.submittedAt ? (
        <Sheet sentAt={data.submittedAt} />
      ) : (
        <Notice tone="info">{t.notSent}</Notice>
      )}
    </Screen>
  );
}

function Sheet({ sentAt }: { sentAt: string }) {
  const t = useText(receiptTexts);
  const language = useLanguage();
  const { reference, country, personalData, documentsAnalysis } = useApplication();
  const given = documentsAnalysis.documents.filter(({ mediaId }) => mediaId !== null);
  const names = [...new Set(given.map(({ type }) => documentName(type, language)))];
  return (
    <dl className="grid gap-3 rounded-card border border-line bg-card px-4 py-3.5 break-inside-avoid">
      <Line label={t.reference}>
        <span translate="no" className="text-big font-extrabold">
          {reference.replace(/\B(?=.{4}$)/, ' ')}
        </span>
      </Line>
      <Line label={t.name}>
        <span translate="no">{`${personalData.firstName} ${personalData.lastName}`}</span>
      </Line>
      <Line label={t.sent}>
        <span translate="no">{fileTime(sentAt, 'moment', country, language)}</span>
      </Line>
      {names.length > 0 && (
        <Line label={t.documents}>
          <ul className="list-disc pl-5 font-normal">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Line>
      )}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-2">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The app whose browser this is; `undefined` until the phone has said so. Such browsers can't print. */
function useInside(): InAppBrowser | null | undefined {
  const [inside, setInside] = useState<InAppBrowser | null>();
  useEffect(() => setInside(inAppBrowser(navigator.userAgent)), []);
  return inside;
}
