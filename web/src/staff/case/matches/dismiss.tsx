import type { Match } from '@volante/contract/staff/matches/matches.ts';
import { useText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { ReasonDialog } from '../../controls/form/form-dialog.tsx';
import { call } from '../../session/call.ts';
import { keepMatches } from './read-matches.ts';
import { matchTexts } from './texts.ts';

interface DismissProps {
  applicationId: string;
  match: Match;
  onClose(): void;
}

/** Asks why a match is harmless. */
export function Dismiss({ applicationId, match, onClose }: DismissProps) {
  const t = useText(matchTexts);
  async function dismiss(reason: string): Promise<void> {
    const next = await call('POST /applications/{applicationId}/matches/{matchId}/dismiss', {
      params: { applicationId, matchId: match.id },
      body: { reason },
    });
    keepMatches(applicationId, next);
    toast.success(t.saved);
    onClose();
  }
  return (
    <ReasonDialog
      title={t.harmlessTitle}
      lead={
        <>
          <p className="mb-1 text-small font-semibold">{t.kinds[match.kind]}</p>
          <p className="mb-3 text-small text-ink-2">{t.harmlessLead}</p>
        </>
      }
      texts={{ reason: t.reason, short: t.reasonShort, send: t.save, leave: t.cancel }}
      inLine
      onSend={dismiss}
      onClose={onClose}
    />
  );
}
