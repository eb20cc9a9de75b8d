import type { Row } from '@volante/contract/staff/queue-row.ts';
import { getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { getSession } from '../session/session.ts';
import { queueTexts } from './texts.ts';
import { keepRow } from './use-rows.ts';

/** Takes a row that is nobody's or somebody else's, or lets the own one go. */
export async function toggleOwn(row: Row): Promise<void> {
  const own = getSession().me?.account;
  if (!own) return;
  const t = getText(queueTexts);
  await (row.assignee?.id === own.id ? assign(row, null, t.left) : assign(row, own.id, t.taken));
}

/** Gives a row to somebody else. */
export function giveRow(row: Row, { id, name }: { id: string; name: string }): Promise<void> {
  return assign(row, id, getText(queueTexts).given(name));
}

async function assign(row: Row, to: string | null, done: string): Promise<void> {
  try {
    const { assignee, revision } = await call('PUT /applications/{applicationId}/assignee', {
      params: { applicationId: row.applicationId },
      body: { from: row.assignee?.id ?? null, to },
    });
    keepRow(row.applicationId, { assignee, revision });
    toast.success(done);
  } catch (error) {
    showFailure(error);
  }
}
