import type { BulkAct, BulkResult } from '@volante/contract/staff/bulk/bulk.ts';
import type { Row } from '@volante/contract/staff/queue-row.ts';
import { useState } from 'react';
import type { Order } from '../../bulk/parts.ts';
import { PreviewDialog } from '../../bulk/preview-dialog.tsx';
import { AskDays, AskTo } from './order-dialog.tsx';

interface BulkDialogProps {
  act: BulkAct;
  rows: readonly Row[];
  onClose(): void;
  onDone(order: Order, result: BulkResult): void;
}

/** Asks what an act needs, shows what it will do, and does it. */
export function BulkDialog({ act, rows, onClose, onDone }: BulkDialogProps) {
  const asks = act === 'assign' || act === 'close_silent';
  const [order, setOrder] = useState<Order | null>(asks ? null : { act });
  if (order)
    return (
      <PreviewDialog
        order={order}
        rows={rows}
        onBack={asks ? () => setOrder(null) : undefined}
        onClose={onClose}
        onDone={(result) => onDone(order, result)}
      />
    );
  const Ask = act === 'assign' ? AskTo : AskDays;
  return <Ask count={rows.length} onOrder={setOrder} onClose={onClose} />;
}
