import { rejectionGrounds } from '@volante/contract/admission/decision.ts';
import { isDocumentType, rejectionReasons } from '@volante/contract/documents/rules.ts';
import type { DeliveryAttempt } from '@volante/contract/staff/administration/messages.ts';
import type { TimelineItem } from '@volante/contract/staff/application.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { useComputer } from '../../../lib/wide.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Attempts } from '../../controls/attempts.tsx';
import { FailureNotice } from '../../controls/failure-notice.tsx';
import { NextPage, usePages } from '../../controls/pages.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { staffDocumentName } from '../../words/document-names.ts';
import { showMoment } from '../../words/moments.ts';
import { groundWords, stageWords } from '../../words/stage-words.ts';
import { reasonText } from '../document-words.ts';
import { deviceTexts } from '../link/device-texts.ts';
import { applicationLinkTexts } from '../link/texts.ts';
import { Section } from '../section.tsx';
import { reportTexts } from '../visit/report-texts.ts';
import { eventWords, messageWords, ownReason, ownReasonWords } from './event-words.ts';
import { workTexts } from './texts.ts';

const PAGE = '20';
const LEAST_LINES = 8;
const MOST_PAGES_AT_ONCE = 4;

/** The application's history, newest first. */
export function Timeline({ applicationId }: { applicationId: string }) {
  const t = useText(workTexts);
  const { account } = useMe();
  const scrolls = useComputer();
  const list = usePages({
    queryKey: ['timeline', applicationId],
    read: (from, signal) => {
      const query = { limit: PAGE, ...from };
      return call('GET /applications/{applicationId}/timeline', { params: { applicationId }, query, signal });
    },
  });
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = list;
  const items = onceEach(list.items);
  // If the first page contains mostly views, the next page is loaded as well.
  const isThin = items.length < LEAST_LINES && (data?.pages.length ?? 0) < MOST_PAGES_AT_ONCE;
  useEffect(() => {
    if (data && isThin && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [data, isThin, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <Section
      id="timeline"
      title={t.timeline}
      aside={
        may(account, 'audit') && (
          <Link href={`/admin/audit?by=visit&application=${applicationId}`} className={buttonClass('text')}>
            {t.audit}
          </Link>
        )
      }
    >
      {error && <FailureNotice error={error} onAgain={refetch} />}
      {!data && !error && <Skeleton className="h-24" label={t.loadingTimeline} />}
      {data && items.length === 0 && <p className="text-small text-ink-2">{t.noTimeline}</p>}
      {/* Beside the parts a long history makes no long page. What scrolls is reached by keyboard. */}
      <ol tabIndex={scrolls ? 0 : undefined} className="grid gap-2.5 text-small wide:max-h-[50vh] wide:overflow-y-auto">
        {items.map((item) => (
          <TimelineLine key={item.id} item={item} />
        ))}
      </ol>
      <NextPage list={list}>{t.older}</NextPage>
    </Section>
  );
}

/** A person usually views many parts of an application: consecutive views are combined in one line, the newest. */
function onceEach(items: readonly TimelineItem[]): TimelineItem[] {
  return items.filter((item, n) => {
    const newer = items[n - 1];
    return item.kind !== 'read' || newer?.kind !== 'read' || newer.actor?.id !== item.actor?.id;
  });
}

/** One event: what happened to which part, why, by whom and when. */
export function TimelineLine({ item }: { item: TimelineItem }) {
  const t = useText(workTexts);
  const stages: Record<string, string> = useText(stageWords);
  const language = useLanguage();
  const kinds: Record<string, string> = useText(eventWords);
  const messages = useText(messageWords);
  const outcomes: Record<string, string> = useText(reportTexts).outcomes;
  const { to, type, reason, reasons, outcome, kind, state, channel, agreed, origin, mine } = item.details as Record<
    string,
    unknown
  >;
  const groundNames = useText(groundWords);
  const channels = useText(applicationLinkTexts).by;
  const origins: Record<string, string> = useText(deviceTexts).origins;
  const grounds = rejectionGrounds.filter((ground) => Array.isArray(reasons) && reasons.includes(ground));
  const own = useText(ownReasonWords);
  const isMessage = item.kind === 'message';
  const of = [
    isMessage && (messages.kinds as Record<string, string>)[String(kind)],
    typeof type === 'string' && isDocumentType(type) && staffDocumentName(type, language),
    typeof to === 'string' && stages[to],
    typeof outcome === 'string' && outcomes[outcome],
    item.kind === 'device_known' && origins[String(origin)],
    item.kind === 'link_sent' && channels[String(channel ?? 'email')],
  ].find(Boolean);
  const said = kinds[wordKey(item, String(mine))] ?? kinds.other;
  return (
    <li>
      <p className="font-semibold wrap-anywhere">{of ? `${said}: ${of}` : said}</p>
      {isMessage && <p>{(messages.states as Record<string, string>)[String(state)]}</p>}
      {isMessage && <Attempts attempts={(item.details.attempts ?? []) as DeliveryAttempt[]} />}
      {item.kind === 'link_sent' && agreed === true && <p>{t.agreed}</p>}
      {item.text && <p className="whitespace-pre-wrap wrap-anywhere">{item.text}</p>}
      {grounds.length > 0 && <p>{grounds.map((ground) => groundNames[ground]).join(', ')}</p>}
      {typeof reason === 'string' && <p className="wrap-anywhere">{wordsFor(reason, language, own)}</p>}
      <p className="text-ink-2">
        <span translate="no">{item.actor?.name ?? t.actors[item.by]}</span> ·{' '}
        <span translate="no">{showMoment(item.at, language)}</span>
      </p>
    </li>
  );
}

function wordKey({ kind, by }: TimelineItem, mine: string): string {
  if (kind === 'paper_contradiction_answered') return answers[mine] ?? kind;
  return kind === 'link_opened' && by === 'staff' ? 'link_opened_by_staff' : kind;
}

// The applicant's answer about a document that contradicts the form.
const answers: Record<string, string> = { true: 'paper_theirs', false: 'paper_not_theirs' };

// Text written by people stays as it is.
function wordsFor(reason: string, language: ReturnType<typeof useLanguage>, own: Record<string, string>): string {
  const rejection = rejectionReasons.find((rejectionReason) => rejectionReason === reason);
  if (rejection) return reasonText(rejection, language);
  const key = ownReason(reason);
  return (key && own[key]) ?? reason;
}
