import type { ConversationRow } from '@volante/contract/staff/conversations/calls.ts';
import { Link } from 'wouter';
import { type Language, useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { showAge, showMoment } from '../words/moments.ts';
import { conversationTexts } from './texts.ts';

/**
 * One conversation in a row: whose, what was written last, by which way and when, and whether it waits; in two lines on a phone and
 * beside an open one.
 */
export function ConversationLine({ row, isOpen }: { row: ConversationRow; isOpen: boolean }) {
  const t = useText(conversationTexts);
  const language = useLanguage();
  const { applicationId, name, reference, channel, heardAt, unread, waitingSince, last, assignee } = row;
  const at = last?.at ?? heardAt;
  const channelName = t.channels[channel];
  return (
    <Link
      href={`/conversations/${applicationId}`}
      aria-current={isOpen || undefined}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-1.5 text-small leading-5 hover:bg-brand-soft max-desk:min-h-12 @min-[56rem]:grid-cols-[11rem_5rem_minmax(0,1fr)_5rem_7rem_8.5rem_8rem] @min-[56rem]:py-[3px] ${isOpen ? 'bg-brand-soft' : ''}`}
    >
      <span className="order-1 flex min-w-0 gap-x-2 @min-[56rem]:order-none @min-[56rem]:contents">
        <b translate="no" className="truncate">
          {name || t.unnamed}
        </b>{' '}
        <span translate="no" className="flex-none font-mono text-ink-2">
          {reference}
        </span>
      </span>{' '}
      <span className={`order-3 truncate @min-[56rem]:order-none ${waitingSince ? '' : 'text-ink-2'}`}>
        {unread > 0 && <b className="text-brand-ink">{t.unread(unread)}</b>} <span>{lastText(row, language)}</span>
      </span>{' '}
      <span className="hidden text-ink-2 @min-[56rem]:block">{channelName}</span>{' '}
      <span className="order-2 text-right @min-[56rem]:order-none @min-[56rem]:text-left">
        {waitingSince ? <Tag tone="need">{t.waits(showAge(waitingSince))}</Tag> : <Tag tone="ok">{t.answered}</Tag>}
      </span>{' '}
      <span className="order-4 text-right text-ink-2 @min-[56rem]:hidden">{`${channelName} · ${showAge(at)}`}</span>
      <span translate="no" className="hidden truncate text-ink-2 @min-[56rem]:block">
        {showMoment(at, language)}
      </span>{' '}
      <span className="sr-only truncate text-ink-2 @min-[56rem]:not-sr-only @min-[56rem]:truncate">
        {assignee && t.assigned(assignee.name)}
      </span>
    </Link>
  );
}

/** What was written last; ours with who wrote it. */
function lastText({ last }: ConversationRow, language: Language): string {
  if (!last) return '';
  const t = conversationTexts[language];
  const text = last.text || (last.file ? t.files[last.file] : '');
  return last.by ? `${last.by.name}: ${text}` : text;
}
