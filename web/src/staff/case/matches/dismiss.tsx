import type { Match } from '@volante/contract/staff/matches/matches.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FormEnd } from '../../controls/form-end.tsx';
import { Modal } from '../../controls/modal.tsx';
import { showWrong } from '../../controls/show-wrong.ts';
import { useSending } from '../../controls/use-sending.ts';
import { call } from '../../session/call.ts';
import { keepMatches } from './read-matches.ts';
import { matchTexts } from './texts.ts';

interface DismissProps {
  applicationId: string;
  match: Match;
  onClose(): void;
}

const LEAST = 3;

/** Asks why a match is harmless. What was typed stays when it can't be saved. */
export function Dismiss({ applicationId, match, onClose }: DismissProps) {
  const t = useText(matchTexts);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useSending();
  const isShort = reason.trim().length < LEAST;

  async function send(): Promise<void> {
    await run(async () => {
      const next = await call('POST /applications/{applicationId}/matches/{matchId}/dismiss', {
        params: { applicationId, matchId: match.id },
        body: { reason },
      });
      keepMatches(applicationId, next);
      toast.success(t.saved);
      onClose();
    });
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (isShort) showWrong(event.currentTarget);
    else void send();
  }
  return (
    <Modal title={t.harmlessTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p className="mb-1 text-small font-semibold">{t.kinds[match.kind]}</p>
        <p className="mb-3 text-small text-ink-2">{t.harmlessLead}</p>
        <TextField
          label={t.reason}
          autoFocus
          maxLength={200}
          value={reason}
          error={tried && isShort ? t.reasonShort : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormEnd failure={failure} busy={busy} send={t.save} leave={t.cancel} onLeave={onClose} />
      </form>
    </Modal>
  );
}
