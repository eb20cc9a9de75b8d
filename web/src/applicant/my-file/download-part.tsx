import type { Download } from '@volante/contract/own-file/calls.ts';
import { useEffect, useState } from 'react';
import { addressOf } from '../../lib/call/call.ts';
import { type InAppBrowser, inAppBrowser } from '../../lib/camera/in-app-browser.ts';
import { formatBytes } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { keepWritten, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { downloadQuery, fileTime } from './file-query.ts';
import { fileTexts } from './texts.ts';

/** A copy of everything: ordered, being made, ready to be fetched. */
export function DownloadPart({ download: first }: { download: Download }) {
  const t = useText(fileTexts);
  const language = useLanguage();
  const { id, country } = useApplication();
  const { data } = useQuery({
    ...downloadQuery(id),
    enabled: ({ state }) => (state.data ?? first).state === 'running',
  });
  const [busy, run] = useBusy(showFailure);
  const { state, size, expiresAt, againAt } = data ?? first;
  const order = () =>
    run(async () => {
      const next = await call('POST /public/admission/requests/{id}/file/download', { params: { id } });
      keepWritten(downloadQuery(id).queryKey, next);
    });
  const moment = (at: string) => fileTime(at, 'moment', country, language);
  return (
    <div aria-live="polite" className="grid gap-2 text-small">
      {state === 'running' && (
        <p className="flex items-center gap-3">
          <Spinner />
          <span>{t.making}</span>
        </p>
      )}
      {state === 'failed' && <p className="text-bad-ink">{t.downloadFailed}</p>}
      {state === 'done' && expiresAt && (
        <>
          <p>{t.ready(formatBytes(size ?? 0, language), moment(expiresAt))}</p>
          <p className="text-ink-2">{t.careful}</p>
          <ButtonLink href={addressOf('/public/admission/requests/{id}/file/download/file', { id })} download>
            {t.fetch}
          </ButtonLink>
          <Inside />
        </>
      )}
      {state !== 'running' && !againAt && (
        <Button kind="outline" busy={busy} onClick={order}>
          {t.order}
        </Button>
      )}
      {state !== 'running' && againAt && <p className="text-ink-2">{t.again(moment(againAt))}</p>}
    </div>
  );
}

/** The way on in a browser inside another app, which often downloads nothing. */
function Inside() {
  const t = useText(fileTexts);
  const [inside, setInside] = useState<InAppBrowser | null>(null);
  useEffect(() => setInside(inAppBrowser(navigator.userAgent)), []);
  return inside && <p className="text-ink-2">{t.inside[inside]}</p>;
}
