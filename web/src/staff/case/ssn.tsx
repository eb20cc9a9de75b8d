import { useEffect, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../controls/form/form-dialog.tsx';
import { call } from '../session/call.ts';
import { caseTexts } from './texts.ts';

/** How long the whole number is shown, in s. */
const SHOWN = 30;

/** The masked SSN; the whole one is shown briefly if a reason is given, and stored nowhere. */
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
        <span translate="no" className="font-mono">
          {whole}
        </span>
        <span className="font-normal text-ink-2">{t.ssnHides(left)}</span>
        <Button kind="text" className="-ml-3" onClick={() => setWhole(null)}>
          {t.ssnHide}
        </Button>
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span translate="no" className="font-mono">
        {masked}
      </span>
      <Button kind="text" className="-ml-3" onClick={() => setAsks(true)}>
        {t.showSsn}
      </Button>
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
  async function ask(reason: string): Promise<void> {
    const body = { reason };
    const { ssn } = await call('POST /applications/{applicationId}/ssn', { params: { applicationId }, body });
    onShown(ssn);
  }
  return (
    <ReasonDialog
      title={t.ssnTitle}
      lead={<p className="mb-3 text-small text-ink-2">{t.ssnLead}</p>}
      texts={{ reason: t.ssnReason, short: t.ssnReasonShort, send: t.ssnShow, leave: t.ssnCancel }}
      inLine
      onSend={ask}
      onClose={onClose}
    />
  );
}
