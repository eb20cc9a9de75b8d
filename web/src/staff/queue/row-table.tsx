import type { Row } from '@volante/contract/staff/queue-row.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { ActLink } from '../controls/act-link.tsx';
import { DueTag } from '../controls/due-tag.tsx';
import { FlagList, WaitsBadge } from '../controls/row-tags.tsx';
import { useMe } from '../session/session.ts';
import { sayAge, showAge } from '../words/moments.ts';
import { stageWords } from '../words/stage-words.ts';
import { whyText } from '../words/why-words.ts';
import { SelectAll, SelectRow } from './bulk/select-box.tsx';
import type { Selection } from './bulk/use-selection.ts';
import { type ColumnName, useColumns } from './columns.tsx';
import { queueTexts } from './texts.ts';

interface RowsProps {
  rows: readonly Row[];
  /** Null where no rows can be selected. */
  selection: Selection | null;
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
const columns: Record<ColumnName, Column> = {
  name: { isRowHeader: true, cell: 'max-w-52 px-3 py-1 text-left font-semibold', Value: NameValue },
  reference: { translate: 'no', cell: 'px-3 font-mono whitespace-nowrap', Value: ({ row }) => row.reference },
  country: { cell: 'px-3', Value: ({ row }) => countryWords[useLanguage()][row.country] },
  stage: { cell: 'px-3', Value: ({ row }) => useText(stageWords)[row.stage] },
  waits: { cell: 'px-3', Value: WaitsValue },
  why: { cell: 'min-w-56 px-3 py-1', Value: ({ why }) => <span className="line-clamp-2">{why}</span> },
  due: { cell: 'px-3 whitespace-nowrap', Value: ({ row }) => <DueTag answerBy={row.answerBy} /> },
  since: { cell: 'px-3 whitespace-nowrap tabular-nums', Value: SinceValue },
  flags: { cell: 'px-3 py-1', Value: ({ row }) => <FlagList flags={row.flags} /> },
  assignee: { cell: 'max-w-40 truncate px-3', Value: AssigneeValue },
  act: { cell: 'px-3 py-1', Value: ({ row }) => <ActLink row={row} className="min-h-9! py-1!" /> },
};
const allNames = Object.keys(columns) as ColumnName[];

export function RowTable({ rows, selection, onPeek }: RowsProps) {
  const { columns: labels, title, peekLabel } = useText(queueTexts);
  const columnNames = allNames.filter(useColumns());
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-left text-tag text-ink-2">
            {selection && (
              <td>
                <SelectAll selection={selection} />
              </td>
            )}
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
            <TableRow
              key={row.applicationId}
              row={row}
              columnNames={columnNames}
              selection={selection}
              onPeek={onPeek}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps {
  row: Row;
  columnNames: readonly ColumnName[];
  selection: Selection | null;
  onPeek(row: Row): void;
}

function TableRow({ row, columnNames, selection, onPeek }: TableRowProps) {
  const t = useText(queueTexts);
  const language = useLanguage();
  const why = row.because.map((item) => whyText(item, language, row.zone)).join(' ');
  return (
    <tr
      data-row-of={row.applicationId}
      className={`border-b border-line last:border-b-0 focus-within:bg-brand-soft ${selection?.isOn(row) ? 'bg-brand-soft' : 'hover:bg-ground'}`}
    >
      {selection && (
        <td>
          <SelectRow row={row} selection={selection} />
        </td>
      )}
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

function NameValue({ row }: CellProps) {
  const t = useText(queueTexts);
  return <RowLink row={row} name={row.name || t.unnamed} />;
}

function WaitsValue({ row }: CellProps) {
  return <WaitsBadge waitsFor={row.waitsFor} closed={row.closed} />;
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
function RowLink({ row, name }: { row: Row; name: string }) {
  return (
    <Link
      href={`/applications/${row.applicationId}`}
      data-row={row.applicationId}
      translate="no"
      className="line-clamp-2 py-0.5 text-brand-ink underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  );
}

/** The rows on a phone: a press opens a card, or selects it. */
export function RowCards({ rows, selection }: Pick<RowsProps, 'rows' | 'selection'>) {
  const t = useText(queueTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const { account } = useMe();
  return (
    <ul className="grid grid-cols-1 gap-2">
      {selection && (
        <li>
          <SelectAll selection={selection} count={rows.length} />
        </li>
      )}
      {rows.map((row) => (
        <li
          key={row.applicationId}
          data-row-of={row.applicationId}
          className={`relative min-w-0 rounded-card border border-line px-4 py-3 text-small focus-within:bg-brand-soft ${selection?.isOn(row) ? 'bg-brand-soft' : 'bg-card'}`}
        >
          <div className="flex items-start justify-between gap-3">
            {selection && <SelectRow row={row} selection={selection} onCard />}
            <h2 className="min-w-0 flex-1 text-base font-bold [&_a]:after:absolute [&_a]:after:inset-0">
              {selection ? (
                <span translate="no">{row.name || t.unnamed}</span>
              ) : (
                <RowLink row={row} name={row.name || t.unnamed} />
              )}
            </h2>
            <WaitsBadge waitsFor={row.waitsFor} closed={row.closed} />
          </div>
          <p className="text-ink-2">
            <span translate="no" className="font-mono">
              {row.reference}
            </span>{' '}
            · {stages[row.stage]} · <span translate="no">{showAge(row.waitingSince)}</span>
          </p>
          {row.answerBy && (
            <p className="mt-1">
              <span className="text-ink-2">{t.due}:</span> <DueTag answerBy={row.answerBy} />
            </p>
          )}
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
          {!selection && <ActLink row={row} className="relative mt-2 w-full" />}
        </li>
      ))}
    </ul>
  );
}
