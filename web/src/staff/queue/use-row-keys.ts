import type { Row } from '@volante/contract/staff/queue-row.ts';
import { useRef } from 'react';
import { useKey } from '../keys/use-key.ts';

interface RowActions {
  onPeek(row: Row): void;
  onTake(row: Row): void;
}

/**
 * Moves the focus between rows with J and K, peeks with the space bar and assigns with A. Enter follows the link as
 * usual. Returns the ref of the element that holds the rows' links.
 */
export function useRowKeys(rows: readonly Row[], { onPeek, onTake }: RowActions) {
  const ref = useRef<HTMLDivElement>(null);
  const links = () => [...(ref.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const at = (all: HTMLElement[]) => {
    const inside = document.activeElement?.closest('[data-row-of]')?.getAttribute('data-row-of');
    return all.findIndex((link) => link.dataset.row === inside);
  };
  function move(by: number): void {
    const all = links();
    const now = at(all);
    const link = all[now === -1 ? 0 : Math.min(all.length - 1, Math.max(0, now + by))];
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  }
  function withFocused(act: (row: Row) => void): void {
    const all = links();
    const id = all[at(all)]?.dataset.row;
    const row = rows.find(({ applicationId }) => applicationId === id);
    if (row) act(row);
  }
  useKey('j', () => move(1));
  useKey('k', () => move(-1));
  useKey('space', () => withFocused(onPeek));
  useKey('a', () => withFocused(onTake));
  return ref;
}
