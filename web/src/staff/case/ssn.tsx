import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormEnd } from '../controls/form-end.tsx';
import { Modal } from '../controls/modal.tsx';
import { Press } from '../controls/press.tsx';
import { showWrong } from '../controls/show-wrong.ts';
import { useSending } from '../controls/use-sending.ts';
import { call } from '../session/call.ts';
import { caseTexts } from './texts.ts';

/** For how long the whole number is shown, in s. */
const SHOWN = 30;

/** The masked SSN; the whole one is shown for a reason, and not for long. It is kept nowhere. */
export function Ssn({ applicationId, masked }: { applicationId: string; masked: string }) {
  const t = useText(caseTexts);
  const [asks, setAsks] = useState(false);
  const [whole, setWhole] = useState<string | null>(null);
  const [left, setLeft] = useState(SHOWN);
  useEffect(() => {
    if (whole === null) return;
    const until = Date.now() + SHOWN * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(seconds);
      if (seconds <= 0) setWhole(null);
    }, 250);
    return () => clearInterval(timer);
  }, [whole]);

  if (whole !== null)
    return (
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-mono">{whole}</span>
        <span className="font-normal text-ink-2">{t.ssnHides(left)}</span>
        <Press kind="text" className="-ml-3" onClick={() => setWhole(null)}>
          {t.ssnHide}
        </Press>
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-mono">{masked}</span>
      <Press kind="text" className="-ml-3" onClick={() => setAsks(true)}>
        {t.showSsn}
      </Press>
      {asks && (
        <AskForSsn
          applicationId={applicationId}
          onClose={() => setAsks(false)}
          onShown={(ssn) => {
            setAsks(false);
            setLeft(SHOWN);
            setWhole(ssn);
          }}
        />
      )}
    </span>
  );
}

interface AskForSsnProps {
  applicationId: string;
  onClose(): void;
  onShown(ssn: string): void;
}

function AskForSsn({ applicationId, onClose, onShown }: AskForSsnProps) {
  const t = useText(caseTexts);
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const { busy, failure, run } = useSending();
  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (reason.trim().length < 3) {
      setIsShort(true);
      return showWrong(event.currentTarget);
    }
    await run(async () => {
      const body = { reason };
      const { ssn } = await call('POST /applications/{applicationId}/ssn', { params: { applicationId }, body });
      onShown(ssn);
    });
  }
  return (
    <Modal title={t.ssnTitle} onClose={onClose}>
      <form onSubmit={ask} noValidate>
        <p className="mb-3 text-small text-ink-2">{t.ssnLead}</p>
        <TextField
          label={t.ssnReason}
          autoFocus
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isShort && reason.trim().length < 3 ? t.ssnReasonShort : undefined}
        />
        <FormEnd failure={failure} busy={busy} send={t.ssnShow} leave={t.ssnCancel} onLeave={onClose} />
      </form>
    </Modal>
  );
}
