import { type BulkAct, type BulkResult, bulkActs, rightOfAct } from '@volante/contract/staff/bulk/bulk.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useWide } from '../../../lib/wide.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { bulkOf, type Order, partsOf, undoOf } from '../../bulk/parts.ts';
import { bulkTexts } from '../../bulk/texts.ts';
import { MenuAction, MenuButton } from '../../controls/menu.tsx';
import { useMe } from '../../session/session.ts';
import { refreshRows } from '../use-rows.ts';
import { type Outcome, ResultLine } from './result-line.tsx';
import type { Selection } from './use-selection.ts';

// For those who give out work, when they do.
const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then(({ BulkDialog }) => ({ default: BulkDialog })));

/** The bar below the list: how many are selected, what can be done with them, and what was done. */
export function BulkBar({ selection }: { selection: Selection }) {
  const t = useText(bulkTexts);
  /** The rows as they were when the act was chosen. */
  const [chosen, setChosen] = useState<{ act: BulkAct; rows: readonly Row[] } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const count = selection.rows.length;
  const isWide = useWide();
  function finish(order: Order, rows: readonly Row[], result: BulkResult): void {
    setChosen(null);
    const undo = undoOf(bulkOf(order, rows), result.done);
    setOutcome({ order, rows, ...result, undo: undo ? partsOf(undo) : [], undone: null });
    selection.drop(result.done);
    refreshRows(result.done);
  }
  return (
    <div
      data-bulk={count > 0 || outcome ? '' : undefined}
      className={`sticky bottom-0 z-20 ${count > 0 || outcome ? 'mt-3 rounded-t-card border border-line bg-card p-3 shadow-lg' : ''}`}
    >
      <ResultLine outcome={outcome} onChange={setOutcome} />
      <div className={count > 0 ? `flex flex-wrap items-center gap-2 ${outcome ? 'mt-2' : ''}` : ''}>
        <p role="status" className="min-w-0 flex-1 text-small font-bold">
          {count > 0 && t.selected(count)}
        </p>
        {count > 0 && (
          <>
            <Acts onChoose={(act) => setChosen({ act, rows: selection.rows })} />
            <Button
              kind="text"
              aria-label={t.clear}
              icon={!isWide && <Icon name="close" />}
              onClick={() => selection.setAll(false)}
            >
              {isWide && t.clear}
            </Button>
          </>
        )}
      </div>
      {chosen && (
        <Suspense>
          <BulkDialog
            {...chosen}
            onClose={() => setChosen(null)}
            onDone={(order, result) => finish(order, chosen.rows, result)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What one may do with several: buttons, on a phone a menu. */
function Acts({ onChoose }: { onChoose(act: BulkAct): void }) {
  const t = useText(bulkTexts);
  const { account } = useMe();
  const acts = bulkActs.filter((act) => may(account, rightOfAct[act]));
  if (useWide())
    return acts.map((act) => (
      <Button key={act} kind="outline" onClick={() => onChoose(act)}>
        {t.act[act]}
      </Button>
    ));
  return (
    <MenuButton
      label={t.acts}
      onAction={(key) => onChoose(key as BulkAct)}
      content={acts.map((act) => (
        <MenuAction key={act} id={act}>
          {t.act[act]}
        </MenuAction>
      ))}
    />
  );
}
