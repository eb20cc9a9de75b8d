import { VISIT_BREAK } from '@volante/contract/staff/audit.ts';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { addressOf } from '../../../lib/call/call.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureNotice, showFailure } from '../../controls/failure-notice.tsx';
import { NextPage } from '../../controls/pages.tsx';
import { confirmFactor } from '../../session/begin.ts';
import { showMoment } from '../../words/moments.ts';
import { AdminPage } from '../admin-page.tsx';
import {
  AuditFilterBar,
  type AuditFilters,
  isByVisit,
  readFilters,
  sealQuery,
  useEntries,
  useVisits,
  writeFilters,
} from './audit-filters.tsx';
import { AuditLine, entryColumns } from './audit-line.tsx';
import { auditTexts } from './texts.ts';
import { VisitLine, visitColumns } from './visit-line.tsx';
import { visitTexts } from './visit-texts.ts';

/** The audit log, by entry or by visit. Its filters are in the address, so that a view can be shared as a link. */
export function AuditPage() {
  const t = useText(auditTexts);
  const filters = readFilters(useSearch());
  return (
    <AdminPage title={t.title} lead={t.lead}>
      {/* Not within the views, so that the pressed one keeps the focus. */}
      <Views filters={filters} />
      {isByVisit(filters) ? <Visits filters={filters} /> : <Entries filters={filters} />}
    </AdminPage>
  );
}

function Entries({ filters }: { filters: AuditFilters }) {
  const t = useText(auditTexts);
  const list = useEntries(filters);
  return (
    <Log filters={filters} list={list}>
      {list.items.length > 0 && (
        <div className="rounded-card border border-line bg-card">
          <Columns names={[t.when, t.who, t.application, t.what]} columns={entryColumns} />
          <ol aria-label={t.list}>
            {list.items.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      )}
    </Log>
  );
}

function Visits({ filters }: { filters: AuditFilters }) {
  const t = useText(visitTexts);
  const language = useLanguage();
  const list = useVisits(filters);
  return (
    <Log filters={filters} list={list}>
      <p className="mb-2 text-small text-ink-2">{t.what(formatNumber(VISIT_BREAK, language))}</p>
      {list.items.length > 0 && (
        <div className="rounded-card border border-line bg-card">
          <Columns names={Object.values(t.columns)} columns={visitColumns} />
          <ol aria-label={t.list}>
            {list.items.map((visit) => (
              <VisitLine key={visit.id} visit={visit} />
            ))}
          </ol>
        </div>
      )}
    </Log>
  );
}

/** The head of a list on a computer; each row says the same in its order. */
function Columns({ names, columns }: { names: readonly string[]; columns: string }) {
  return (
    <div
      aria-hidden="true"
      className={`hidden border-b border-line px-3 py-1 text-small font-bold text-ink-2 desk:grid ${columns}`}
    >
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

interface LogProps {
  filters: AuditFilters;
  list: {
    data: unknown;
    error: Error | null;
    isPending: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    items: { reference: string | null }[];
    refetch(): unknown;
    fetchNextPage(): unknown;
  };
  children: ReactNode;
}

/** What both views have: the filters, the newest seal, the download, and the way to the next page. */
function Log({ filters, list, children }: LogProps) {
  const t = useText(auditTexts);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const seal = useQuery(sealQuery).data?.seal;
  const { items } = list;
  const isWrong = list.error instanceof CallError && list.error.kind === 'unprocessable_error';
  const change = (next: AuditFilters) => navigate(`/admin/audit${writeFilters(next)}`, { replace: true });
  return (
    <>
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
      {Boolean(list.data) && items.length === 0 && <p className="text-ink-2">{t.none}</p>}
      {children}
      <NextPage list={list}>{t.more}</NextPage>
    </>
  );
}

/** The two ways to show the log; what both can be filtered by stays. */
function Views({ filters }: { filters: AuditFilters }) {
  const t = useText(visitTexts);
  const { about: _, kind: __, visit: ___, by, ...shared } = filters;
  const views = [
    [t.byEntry, by ? shared : filters],
    [t.byVisit, { ...shared, by: 'visit' }],
  ] as const;
  return (
    <nav aria-label={t.views} className="mb-4 flex gap-2">
      {views.map(([name, view]) => {
        const isHere = isByVisit(view) === isByVisit(filters);
        return (
          <Link
            key={name}
            href={`/admin/audit${writeFilters(view)}`}
            aria-current={isHere ? 'true' : undefined}
            className={buttonClass(isHere ? 'chosen' : 'outline')}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}

function Download({ filters }: { filters: AuditFilters }) {
  const t = useText(auditTexts);
  const [busy, run] = useBusy(showFailure);
  const { by, ...asked } = filters;
  const download = () =>
    run(async () => {
      await confirmFactor();
      // The browser fetches it, so that a long log never has to fit into memory.
      const link = document.createElement('a');
      link.href = addressOf(isByVisit(filters) ? '/staff/audit/visits.csv' : '/staff/audit.csv', {}, asked);
      link.download = '';
      link.click();
    });
  return (
    <Button kind="outline" busy={busy} title={t.downloadHint} onClick={() => void download()}>
      {t.download}
    </Button>
  );
}
