import { MOST_COUNTED } from '@volante/contract/staff/administration/most-counted.ts';
import { MOST_SHOWN } from '@volante/contract/staff/inbox/most-shown.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { Link } from 'wouter';
import { formatNumber } from '../../lib/format.ts';
import { type Language, useLanguage } from '../../lib/language.ts';
import { queryOptions, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { inbox } from '../controls/inbox.ts';
import { requestCounts } from '../controls/privacy-requests/queries.ts';
import { unlessLive } from '../session/attended.ts';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';
import { waitsForWords } from '../words/stage-words.ts';
import { layoutTexts } from './texts.ts';

/** Polling interval of the counts while the page is visible, in ms. */
const EVERY = 30_000;

export const allCounts = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => call('GET /applications/counts', { signal }),
  refetchInterval: unlessLive(EVERY),
});

const messageCounts = queryOptions({
  queryKey: ['messages', 'counts'],
  queryFn: ({ signal }) => call('GET /messages', { query: { limit: '1' }, signal }),
  refetchInterval: unlessLive(EVERY),
});

const conversationCounts = queryOptions({
  queryKey: ['conversations', 'counts'],
  queryFn: ({ signal }) => call('GET /conversations', { query: { limit: '1' }, signal }),
  refetchInterval: unlessLive(EVERY),
});

/** The number of undelivered messages; null while it is unknown or zero. */
export function useUndelivered(): string | null {
  const language = useLanguage();
  const enabled = may(useMe().account, 'serve');
  const counts = useQuery({ ...messageCounts, enabled }).data?.counts;
  return counts && counts.by_hand + counts.dead > 0 ? sayCount([counts.by_hand, counts.dead], language) : null;
}

/** The counts of applications that wait for staff, each a link to its list; confirmations only if there are any. */
export function WaitingCounts() {
  const t = useText(layoutTexts);
  const words = useText(waitsForWords);
  const language = useLanguage();
  const { account } = useMe();
  const { data } = useQuery(allCounts);
  const shown = (
    may(account, 'decide')
      ? (['review', 'check', 'report', 'decision', 'second_person'] as const)
      : (['visit', 'report'] as const)
  ).filter((item) => item !== 'second_person' || (data?.waitsFor[item] ?? 0) > 0);
  return (
    <nav aria-label={t.waiting}>
      <ul className="flex gap-1">
        {shown.map((item) => (
          <li key={item}>
            <Counted
              href={`/?waitsFor=${item}`}
              name={words[item]}
              count={data && formatNumber(data.waitsFor[item] ?? 0, language)}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Conversations that wait for an answer; null while it is unknown or none does. */
export function useWaitingConversations(): string | null {
  const language = useLanguage();
  const enabled = may(useMe().account, 'serve');
  const waiting = useQuery({ ...conversationCounts, enabled }).data?.waiting ?? 0;
  return waiting > 0 ? sayCount([waiting], language) : null;
}

/** What waits in one's own inbox; null while it is unknown or empty. */
export function useOwnInbox(): string | null {
  const language = useLanguage();
  const enabled = may(useMe().account, 'serve');
  const { data } = useQuery({ ...inbox, enabled });
  if (!data) return null;
  const counts = [data.tasks.length, data.mentions.length, data.cameBack.length];
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  // The lists end there.
  return `${formatNumber(total, language)}${counts.some((count) => count >= MOST_SHOWN) ? '+' : ''}`;
}

/** Drivers' open requests about their data; null while it is unknown or none is open, and for those who don't answer them. */
export function useOpenRequests(): string | null {
  const language = useLanguage();
  const { account } = useMe();
  const counts = useQuery({ ...requestCounts, enabled: may(account, 'requests') }).data?.counts;
  return counts && counts.open > 0 ? formatNumber(counts.open, language) : null;
}

function Counted({ href, name, count }: { href: string; name: string; count: string | undefined }) {
  return (
    <Link
      href={href}
      className="flex min-h-10 items-center gap-1.5 rounded-input px-2.5 text-small font-semibold text-ink-2 hover:bg-brand-soft hover:text-brand-ink"
    >
      {name}{' '}
      <span
        translate="no"
        className="min-w-6 rounded-full bg-track px-1.5 text-center text-tag leading-6 font-bold text-ink tabular-nums"
      >
        {count ?? '–'}
      </span>
    </Link>
  );
}

/** The sum of message counts: `1,000+` if one of them reached the counting limit. */
export function sayCount(counts: readonly number[], language: Language): string {
  const sum = counts.reduce((total, count) => total + count, 0);
  return `${formatNumber(sum, language)}${counts.some((count) => count >= MOST_COUNTED) ? '+' : ''}`;
}
