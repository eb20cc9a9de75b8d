import type { GivenUpJob } from '@volante/contract/staff/administration/jobs.ts';
import { jobWords } from '@volante/contract/words/jobs.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { NotLoaded, showFailure } from '../../controls/failure-notice.tsx';
import { NextPage, usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { sayAge } from '../../words/moments.ts';
import { AdminPage } from '../admin-page.tsx';
import { jobTexts } from './texts.ts';

/** Background jobs that failed at every attempt, with a button to retry them. */
export function JobsPage() {
  const t = useText(jobTexts);
  const list = usePages({
    queryKey: ['given-up-jobs'],
    read: (from, signal) => call('GET /jobs/given-up', { query: from, signal }),
    staleTime: 0,
  });
  const { items, data, error, refetch } = list;
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loading} />
      {data && items.length === 0 && <p className="text-ink-2">{t.none}</p>}
      <ul className="grid gap-2">
        {items.map((job) => (
          <JobLine key={job.id} job={job} onRetried={() => void refetch()} />
        ))}
      </ul>
      <NextPage list={list}>{t.more}</NextPage>
    </AdminPage>
  );
}

function JobLine({ job, onRetried }: { job: GivenUpJob; onRetried(): void }) {
  const t = useText(jobTexts);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { id, kind, reason, tries, givenUpAt } = job;
  // A newer release beside this one may have other jobs.
  const name = (jobWords[language] as Record<string, string>)[kind] ?? t.unnamed;

  async function retry(): Promise<void> {
    setBusy(true);
    try {
      await call('POST /jobs/given-up/{jobId}/retry', { params: { jobId: id } });
      toast.success(t.done);
    } catch (failure) {
      if (!(failure instanceof CallError && failure.code === 'not_found_error')) return showFailure(failure);
      toast.success(t.gone);
    } finally {
      setBusy(false);
      onRetried();
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-card px-4 py-3 text-small">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-bold wrap-anywhere">{name}</h2>
        <p className="wrap-anywhere">{reasonText(reason, t)}</p>
        <p className="text-ink-2">{t.facts(formatNumber(tries, language), sayAge(givenUpAt, language))}</p>
        <p className="text-ink-2">
          {t.inLog}{' '}
          <code translate="no" className="font-mono wrap-anywhere">
            {kind}
          </code>
        </p>
      </div>
      <Button kind="outline" aria-label={t.retryNamed(name)} busy={busy} onClick={() => void retry()}>
        {t.retry}
      </Button>
    </li>
  );
}

type Texts = (typeof jobTexts)['es'];

/** Why a job failed last: the server's own code, or the name of an outside service and its fault. */
function reasonText(reason: string, t: Texts): string {
  const known = (t.reasons as Record<string, string>)[reason];
  if (known) return known;
  const [, service, fault] =
    /^(.+)_(unreachable|timeout|refused|rate_limited|broken_answer|circuit_open)$/.exec(reason) ?? [];
  if (!service || !fault) return t.otherReason(reason);
  const name = (t.services as Record<string, string>)[service] ?? brands[service] ?? service;
  return capital(t.faults[fault as keyof Texts['faults']](name));
}

/** Services by their own names. */
const brands: Record<string, string> = {
  google_meet: 'Google Meet',
  hubspot: 'HubSpot',
  jitsi: 'Jitsi',
  palenca: 'Palenca',
  zoom: 'Zoom',
};
