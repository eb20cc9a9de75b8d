import type { Row } from '@volante/contract/staff/queue-row.ts';
import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { ActLink } from '../controls/act-link.tsx';
import { FlagList, WaitsBadge } from '../controls/row-tags.tsx';
import { useMe } from '../session/session.ts';
import { sayAge, showAge } from '../words/moments.ts';
import { stageWords } from '../words/stage-words.ts';
import { whyText } from '../words/why-words.ts';
import { queueTexts } from './texts.ts';

interface RowsProps {
  rows: readonly Row[];
  onPeek(row: Row): void;
}

interface CellProps {
  row: Row;
  /** Why the application waits, in sentences. */
  why: string;
  onPeek(row: Row): void;
}

interface Column {
  /** Classes of the header, and of the cell. */
  head?: string;
  cell: string;
  /** Names the row. */
  isRowHeader?: true;
  /** For a value that must not be translated by the browser. */
  translate?: 'no';
  Value(props: CellProps): ReactNode;
}

/** The columns in their order. One without its header's text, or a text without its column, does not compile. */
const columns: Record<keyof (typeof queueTexts)['es']['columns'], Column> = {
  name: { isRowHeader: true, cell: 'max-w-72 px-3 py-1.5 text-left font-semibold', Value: NameValue },
  reference: { translate: 'no', cell: 'px-3 font-mono whitespace-nowrap', Value: ({ row }) => row.reference },
  stage: { cell: 'px-3', Value: ({ row }) => useText(stageWords)[row.stage] },
  waits: { cell: 'px-3', Value: WaitsValue },
  since: { cell: 'px-3 whitespace-nowrap tabular-nums', Value: SinceValue },
  flags: { cell: 'px-3 py-1', Value: ({ row }) => <FlagList flags={row.flags} /> },
  assignee: { cell: 'max-w-40 truncate px-3', Value: AssigneeValue },
  act: { cell: 'px-3 py-1', Value: ({ row }) => <ActLink row={row} className="min-h-9! py-1!" /> },
};
const columnNames = Object.keys(columns) as (keyof typeof columns)[];

export function RowTable({ rows, onPeek }: RowsProps) {
  const { columns: labels, title, peekLabel } = useText(queueTexts);
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-left text-tag text-ink-2">
            {columnNames.map((name) => (
              <th
                key={name}
                scope="col"
                className={`px-3 py-2 font-bold whitespace-nowrap ${columns[name].head ?? ''}`}
              >
                {labels[name]}
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
  const language = useLanguage();
  const why = row.because.map((item) => whyText(item, language, row.zone)).join(' ');
  return (
    <tr
      data-row-of={row.applicationId}
      className="border-b border-line last:border-b-0 focus-within:bg-brand-soft hover:bg-ground"
    >
      {columnNames.map((name) => {
        const { isRowHeader, cell, translate, Value } = columns[name];
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell key={name} scope={isRowHeader && 'row'} translate={translate} className={cell}>
            <Value row={row} why={why} onPeek={onPeek} />
          </Cell>
        );
      })}
      <td className="px-1 text-right">
        <Button kind="text" aria-label={t.peek(row.name || t.unnamed)} onClick={() => onPeek(row)}>
          {t.peekLabel}
        </Button>
      </td>
    </tr>
  );
}

function NameValue({ row, why }: CellProps) {
  const t = useText(queueTexts);
  return (
    <Hint text={why}>
      <RowLink row={row} name={row.name || t.unnamed} />
    </Hint>
  );
}

function WaitsValue({ row, why, onPeek }: CellProps) {
  const t = useText(queueTexts);
  return (
    <Hint text={why}>
      <button type="button" tabIndex={-1} onClick={() => onPeek(row)} className="cursor-default py-1">
        <WaitsBadge waitsFor={row.waitsFor} closed={row.closed} />
        <span className="sr-only">{` ${t.why}: ${why}`}</span>
      </button>
    </Hint>
  );
}

function SinceValue({ row }: CellProps) {
  const language = useLanguage();
  return (
    <>
      <span translate="no" aria-hidden="true">
        {showAge(row.waitingSince)}
      </span>
      <span className="sr-only">{sayAge(row.waitingSince, language)}</span>
    </>
  );
}

function AssigneeValue({ row }: CellProps) {
  const t = useText(queueTexts);
  const { account } = useMe();
  if (!row.assignee) return <span className="text-ink-2">{t.nobody}</span>;
  if (row.assignee.id === account.id) return <b>{t.me}</b>;
  return <span translate="no">{row.assignee.name}</span>;
}

/** The link of a row, to which the keys move the focus. */
function RowLink({ row, name, ...rest }: { row: Row; name: string }) {
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

interface HintProps {
  text: string;
  /** The control it belongs to, which must be focusable. */
  children: ReactElement<{ [name: string]: unknown }, string>;
}

/** A text shown on hover and focus; Esc hides it. */
export function Hint({ text, children }: HintProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <Tooltip
        offset={6}
        // Inside the page's landmarks; outside, people who navigate by landmarks wouldn't find it.
        UNSTABLE_portalContainer={document.querySelector('main') ?? document.body}
        className="z-50 max-w-80 rounded-input bg-ink px-3 py-2 text-small font-semibold text-ground shadow-lg"
      >
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}

/** The rows on a phone. Each card shows why its application waits, since there is no hover. */
export function RowCards({ rows }: { rows: readonly Row[] }) {
  const t = useText(queueTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const { account } = useMe();
  return (
    <ul className="grid grid-cols-1 gap-2">
      {rows.map((row) => (
        <li
          key={row.applicationId}
          data-row-of={row.applicationId}
          className="relative min-w-0 rounded-card border border-line bg-card px-4 py-3 text-small focus-within:bg-brand-soft"
        >
          <div className="flex items-start justify-between gap-3">
            <h2 className="min-w-0 text-base font-bold [&_a]:line-clamp-2 [&_a]:whitespace-normal [&_a]:after:absolute [&_a]:after:inset-0">
              <RowLink row={row} name={row.name || t.unnamed} />
            </h2>
            <WaitsBadge waitsFor={row.waitsFor} closed={row.closed} />
          </div>
          <p className="text-ink-2">
            <span translate="no" className="font-mono">
              {row.reference}
            </span>{' '}
            · {stages[row.stage]} · <span translate="no">{showAge(row.waitingSince)}</span>
          </p>
          <p className="mt-1">{row.because.map((item) => whyText(item, language, row.zone)).join(' ')}</p>
          {row.assignee && (
            <p className="mt-1 text-ink-2">
              {t.assignee}: <span translate="no">{row.assignee.id === account.id ? t.me : row.assignee.name}</span>
            </p>
          )}
          {row.flags.length > 0 && (
            <div className="mt-2">
              <FlagList flags={row.flags} />
            </div>
          )}
          <ActLink row={row} className="relative mt-2 w-full" />
        </li>
      ))}
    </ul>
  );
}
