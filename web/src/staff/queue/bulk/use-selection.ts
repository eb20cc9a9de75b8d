import type { Row } from '@volante/contract/staff/queue-row.ts';
import { useRef, useState } from 'react';

/** The rows of the shown list that are selected. What isn't shown isn't selected. */
export interface Selection {
  rows: readonly Row[];
  isOn(row: Row): boolean;
  isAll: boolean;
  /** Turns a row on or off; with `upToHere` all rows between the last one and this one. */
  toggle(row: Row, upToHere?: boolean): void;
  setAll(on: boolean): void;
  /** Ends the selection of these. */
  drop(ids: readonly string[]): void;
}

/** `list` names the list: another one begins with nothing selected. */
export function useSelection(shown: readonly Row[], list: string): Selection {
  const [kept, setKept] = useState({ list, ids: new Set<string>() as ReadonlySet<string> });
  const last = useRef<string | null>(null);
  if (kept.list !== list) setKept({ list, ids: none });
  const ids = kept.list === list ? kept.ids : none;
  const rows = shown.filter(({ applicationId }) => ids.has(applicationId));
  const keep = (now: Iterable<string>) => setKept({ list, ids: new Set(now) });
  return {
    rows,
    isOn: ({ applicationId }) => ids.has(applicationId),
    isAll: rows.length > 0 && rows.length === shown.length,
    toggle(row, upToHere = false) {
      const [from, to] = [last.current, row.applicationId].map((id) =>
        shown.findIndex(({ applicationId }) => applicationId === id),
      ) as [number, number];
      const range = upToHere && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      const changed = new Set(range.map(({ applicationId }) => applicationId));
      last.current = row.applicationId;
      keep(ids.has(row.applicationId) ? [...ids].filter((id) => !changed.has(id)) : [...ids, ...changed]);
    },
    setAll: (on) => keep(on ? shown.map(({ applicationId }) => applicationId) : none),
    drop: (gone) => keep([...ids].filter((id) => !gone.includes(id))),
  };
}

const none: ReadonlySet<string> = new Set();
