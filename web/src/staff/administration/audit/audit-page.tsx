import { useLocation, useSearch } from 'wouter';
import { addressOf } from '../../../lib/call/call.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice, showFailure } from '../../controls/failure-notice.tsx';
import { NextPage } from '../../controls/pages.tsx';
import { confirmFactor } from '../../session/begin.ts';
import { showMoment } from '../../words/moments.ts';
import { AdminPage } from '../admin-page.tsx';
import {
  AuditFilterBar,
  type AuditFilters,
  readFilters,
  sealQuery,
  useEntries,
  writeFilters,
} from './audit-filters.tsx';
import { AuditLine } from './audit-line.tsx';
import { auditTexts } from './texts.ts';

/** The audit log. Its filters are in the address, so that a view can be shared as a link. */
export function AuditPage() {
  const t = useText(auditTexts);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const filters = readFilters(useSearch());
  const list = useEntries(filters);
  const seal = useQuery(sealQuery).data?.seal;
  const { items } = list;
  const isWrong = list.error instanceof CallError && list.error.kind === 'unprocessable_error';
  const change = (next: AuditFilters) => navigate(`/admin/audit${writeFilters(next)}`, { replace: true });
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <AuditFilterBar filters={filters} reference={items[0]?.reference ?? null} onChange={change} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 text-small">
        <p className="text-ink-2">
          {seal
            ? t.seal(formatNumber(seal.entries, language), showMoment(seal.at, language))
            : seal === null && t.noSeal}
        </p>
        <Download filters={filters} />
      </div>
      {list.error && !list.data && !isWrong && <FailureNotice error={list.error} onAgain={list.refetch} />}
      {isWrong && <p className="font-semibold text-bad-ink">{t.wrong}</p>}
      {list.isPending && <Skeleton className="h-96" label={t.loading} />}
      {list.data && items.length === 0 && <p className="text-ink-2">{t.none}</p>}
      <ol aria-label={t.list} className="grid gap-2">
        {items.map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      </ol>
      <NextPage list={list}>{t.more}</NextPage>
    </AdminPage>
  );
}

function Download({ filters }: { filters: AuditFilters }) {
  const t = useText(auditTexts);
  const [busy, run] = useBusy(showFailure);
  const download = () =>
    run(async () => {
      await confirmFactor();
      // The browser fetches it, so that a long log never has to fit into memory.
      const link = document.createElement('a');
      link.href = addressOf('/staff/audit.csv', {}, filters);
      link.download = '';
      link.click();
    });
  return (
    <Button kind="outline" busy={busy} title={t.downloadHint} onClick={() => void download()}>
      {t.download}
    </Button>
  );
}
