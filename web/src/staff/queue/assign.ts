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
  const from = row.assignee?.id ?? null;
  const to = from === own.id ? null : own.id;
  try {
    const { assignee, revision } = await call('PUT /applications/{applicationId}/assignee', {
      params: { applicationId: row.applicationId },
      body: { from, to },
    });
    keepRow(row.applicationId, { assignee, revision });
    toast.success(to ? getText(queueTexts).taken : getText(queueTexts).left);
  } catch (error) {
    showFailure(error);
  }
}
