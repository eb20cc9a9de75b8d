import { askScreen, receiptScreen } from '@volante/contract/admission/next-screen.ts';
import type { OwnFile } from '@volante/contract/own-file/calls.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { openingWords, requestWords, roleWords } from '@volante/contract/words/own-file-names.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useApplication } from '../application/application.ts';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { Consents } from './consents.tsx';
import { DownloadPart } from './download-part.tsx';
import { fileQuery, fileTime } from './file-query.ts';
import { Parts } from './parts.tsx';
import { Requests } from './requests.tsx';
import { fileTexts } from './texts.ts';

/** The driver's own file: what is stored, who opened it, what was agreed to, a copy to take along, and requests about it. */
export default function MyFile() {
  const t = useText(fileTexts);
  const { id } = useApplication();
  const { data, error, refetch } = useQuery(fileQuery(id));
  return (
    <Screen
      title={t.title}
      lead={t.lead}
      action={
        <ScreenButton kind="outline" to="/tasks">
          {t.back}
        </ScreenButton>
      }
      below={
        data?.submittedAt ? (
          <ScreenButton kind="text" to={receiptScreen}>
            {t.receipt}
          </ScreenButton>
        ) : undefined
      }
    >
      {data ? <Whole file={data} /> : error ? <Failed onAgain={refetch} /> : <Waiting />}
    </Screen>
  );
}

function Whole({ file }: { file: OwnFile }) {
  const t = useText(fileTexts);
  return (
    <div className="grid gap-7">
      <Part title={t.given}>
        <Parts parts={file.parts} />
      </Part>
      <Part title={t.openings} lead={t.openingsLead}>
        <Openings openings={file.openings} />
      </Part>
      <Part title={t.consents}>
        <Consents consents={file.consents} />
      </Part>
      <Part title={t.download} lead={t.downloadLead}>
        <DownloadPart download={file.download} />
      </Part>
      <Part title={t.requests} lead={t.requestsLead}>
        <Requests requests={file.requests} words={requestWords} />
        <ScreenButton kind="outline" to={askScreen} className="mt-3">
          {t.ask}
        </ScreenButton>
      </Part>
    </div>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-big font-extrabold">{title}</h2>
      {lead && <p className="text-small text-ink-2">{lead}</p>}
      <div className="mt-2.5">{children}</div>
    </section>
  );
}

/** How many are shown before the driver asks for more. */
const FEW = 5;

/** Who at the company opened what, and when. */
function Openings({ openings }: Pick<OwnFile, 'openings'>) {
  const t = useText(fileTexts);
  const language = useLanguage();
  const { country } = useApplication();
  if (openings.length === 0) return <p className="text-small text-ink-2">{t.noOpenings}</p>;
  const line = ({ at, role, name, part }: OwnFile['openings'][number], place: number) => (
    <li key={`${at} ${place}`} className="border-b border-line py-2.5 text-small last:border-b-0">
      <span className="block font-semibold">
        {[name, capital(roleWords[role]?.[language] ?? ''), openingWords[part]?.[language]].filter(Boolean).join(' · ')}
      </span>
      <span translate="no" className="text-ink-2">
        {fileTime(at, 'moment', country, language)}
      </span>
    </li>
  );
  const more = openings.slice(FEW);
  return (
    <div className="rounded-card border border-line bg-card px-4">
      <ul>{openings.slice(0, FEW).map(line)}</ul>
      {more.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-12 cursor-pointer items-center font-bold text-brand-ink">
            {t.moreOpenings(more.length)}
          </summary>
          <ul>{more.map(line)}</ul>
        </details>
      )}
    </div>
  );
}

function Failed({ onAgain }: { onAgain(): unknown }) {
  const t = useText(fileTexts);
  return (
    <Notice tone="bad" title={t.failed} live>
      <Button kind="text" onClick={() => void onAgain()}>
        {t.retry}
      </Button>
    </Notice>
  );
}

function Waiting() {
  const t = useText(fileTexts);
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t.loading}</span>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </div>
  );
}
