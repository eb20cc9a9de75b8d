import type { Row } from '@volante/contract/staff/queue-row.ts';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { FlagList } from '../controls/flag-list.tsx';
import { Hint } from '../controls/hint.tsx';
import { Press } from '../controls/press.tsx';
import { WaitsBadge } from '../controls/waits-badge.tsx';
import { useMe } from '../session/session.ts';
import { sayAge, showAge } from '../words/moments.ts';
import { stageWords } from '../words/stage-words.ts';
import { whyText } from '../words/why-words.ts';
import { queueTexts } from './texts.ts';

interface RowsProps {
  rows: readonly Row[];
  onPeek(row: Row): void;
}

export function RowTable({ rows, onPeek }: RowsProps) {
  const { columns, title, peekLabel } = useText(queueTexts);
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-left text-tag text-ink-2">
            {Object.entries(columns).map(([key, label]) => (
              <th
                key={key}
                scope="col"
                className={`px-3 py-2 font-bold whitespace-nowrap ${key === 'review' ? 'text-right' : ''}`}
              >
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{peekLabel}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.applicationId} row={row} onPeek={onPeek} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow({ row, onPeek }: { row: Row; onPeek(row: Row): void }) {
  const t = useText(queueTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const { account } = useMe();
  const why = row.because.map((one) => whyText(one, language, row.zone)).join(' ');
  const name = row.name || t.unnamed;
  return (
    <tr
      data-row-of={row.applicationId}
      className="border-b border-line last:border-b-0 focus-within:bg-brand-soft hover:bg-ground"
    >
      <th scope="row" className="max-w-72 px-3 py-1.5 text-left font-semibold">
        <Hint text={why}>
          <RowLink row={row} name={name} />
        </Hint>
      </th>
      <td translate="no" className="px-3 font-mono whitespace-nowrap">
        {row.reference}
      </td>
      <td className="px-3 whitespace-nowrap">{stages[row.stage]}</td>
      <td className="px-3">
        <Hint text={why}>
          <button type="button" tabIndex={-1} onClick={() => onPeek(row)} className="cursor-default py-1">
            <WaitsBadge waitsFor={row.waitsFor} />
            <span className="sr-only">{` ${t.why}: ${why}`}</span>
          </button>
        </Hint>
      </td>
      <td className="px-3 whitespace-nowrap tabular-nums">
        <span translate="no" aria-hidden="true">
          {showAge(row.waitingSince)}
        </span>
        <span className="sr-only">{sayAge(row.waitingSince, language)}</span>
      </td>
      <td className="px-3 text-right tabular-nums">
        {row.toReview > 0 && row.waitsFor !== 'nobody' ? row.toReview : ''}
      </td>
      <td className="px-3 py-1">
        <FlagList flags={row.flags} />
      </td>
      <td className="max-w-40 truncate px-3">
        {row.assignee ? (
          row.assignee.id === account.id ? (
            <b>{t.me}</b>
          ) : (
            <span translate="no">{row.assignee.name}</span>
          )
        ) : (
          <span className="text-ink-2">{t.nobody}</span>
        )}
      </td>
      <td className="px-1 text-right">
        <Press kind="text" aria-label={t.peek(name)} onClick={() => onPeek(row)}>
          {t.peekLabel}
        </Press>
      </td>
    </tr>
  );
}

/** The link of a row, to which the keys move the focus. */
export function RowLink({ row, name, ...rest }: { row: Row; name: string }) {
  return (
    <Link
      {...rest}
      href={`/applications/${row.applicationId}`}
      data-row={row.applicationId}
      translate="no"
      className="block truncate py-1 text-brand-ink underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  );
}
