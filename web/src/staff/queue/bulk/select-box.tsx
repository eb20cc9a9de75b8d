import type { Row } from '@volante/contract/staff/queue-row.ts';
import { useText } from '../../../lib/text.ts';
import { bulkTexts } from '../../bulk/texts.ts';
import { queueTexts } from '../texts.ts';
import type { Selection } from './use-selection.ts';

interface SelectRowProps {
  row: Row;
  selection: Selection;
  /** The press anywhere on its card counts. */
  onCard?: boolean;
}

/** Selects a row; with Shift, those between as well. */
export function SelectRow({ row, selection, onCard }: SelectRowProps) {
  const t = useText(bulkTexts);
  const { unnamed } = useText(queueTexts);
  return (
    <label className={`${box} ${onCard ? '-my-3 -ml-3 after:absolute after:inset-0' : ''}`}>
      <input
        type="checkbox"
        className="size-5"
        aria-label={t.select(row.name || unnamed)}
        checked={selection.isOn(row)}
        onChange={({ nativeEvent }) => selection.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}

/** Selects all rows that are shown, or none. With `count` it says in words how many these are. */
export function SelectAll({ selection, count }: { selection: Selection; count?: number }) {
  const t = useText(bulkTexts);
  const isSome = selection.rows.length > 0 && !selection.isAll;
  return (
    <label
      className={count === undefined ? box : 'mb-2 flex min-h-12 items-center gap-3 px-4 text-small font-semibold'}
    >
      <input
        type="checkbox"
        className="size-5"
        aria-label={count === undefined ? t.selectAll : undefined}
        ref={(input) => {
          if (input) input.indeterminate = isSome;
        }}
        checked={selection.isAll}
        onChange={({ target }) => selection.setAll(target.checked)}
      />
      {count !== undefined && t.selectAllOf(count)}
    </label>
  );
}

const box = 'grid size-12 place-items-center select-none';
