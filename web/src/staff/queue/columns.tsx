import { useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage.ts';
import { useText } from '../../lib/text.ts';
import { Choices, MenuButton } from '../controls/menu.tsx';
import { useMe } from '../session/session.ts';
import { queueTexts } from './texts.ts';

export type ColumnName = keyof (typeof queueTexts)['es']['columns'];

/** Names a row, and opens what comes next: these stay. */
const kept: readonly ColumnName[] = ['name', 'act'];
/** Those that can be chosen, in the order of the table. */
const optional = ['reference', 'country', 'stage', 'waits', 'why', 'due', 'since', 'flags', 'assignee'] as const;
/** Shown until somebody chooses. */
const first: readonly string[] = ['country', 'waits', 'why', 'due', 'flags', 'assignee'];

const listeners = new Set<() => void>();

/** In this browser, for this account: colleagues may share a computer. */
const keyOf = (accountId: string) => `volante.staff.columns.${accountId}`;

/** Whether the person wants to see a column. */
export function useColumns(): (name: ColumnName) => boolean {
  const { account } = useMe();
  const chosen = useSyncExternalStore(subscribe, () => storage.read(keyOf(account.id)));
  const names = chosen === null ? first : chosen.split(',');
  return (name) => kept.includes(name) || names.includes(name);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses the columns of the table. */
export function ColumnsMenu() {
  const t = useText(queueTexts);
  const { account } = useMe();
  const isShown = useColumns();
  function choose(names: readonly string[]): void {
    storage.write(keyOf(account.id), optional.filter((name) => names.includes(name)).join(','));
    for (const listener of listeners) listener();
  }
  return (
    <MenuButton
      label={t.choosesColumns}
      content={
        <Choices
          many
          title={t.choosesColumns}
          options={optional.map((value) => ({ value, label: t.columns[value] }))}
          chosen={optional.filter(isShown)}
          onChoose={choose}
        />
      }
    />
  );
}
