import { createRoot } from 'react-dom/client';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Proof, type ProofParts } from './proof.tsx';
import { proofTexts } from './proof-texts.ts';

/** Opens the proof as a dialog over the screen; resolves to whether it succeeded. */
export function openProof(): Promise<boolean> {
  const root = createRoot(document.createElement('div'));
  return new Promise((resolve) => {
    const end = (proved: boolean) => {
      root.unmount();
      resolve(proved);
    };
    root.render(<ProofDialog onEnd={end} />);
  });
}

function ProofDialog({ onEnd }: { onEnd: (proved: boolean) => void }) {
  const t = useText(proofTexts);
  return (
    <Dialog title={t.dialogTitle} onClose={() => onEnd(false)}>
      <Proof frame={InDialog} onProved={() => onEnd(true)} />
    </Dialog>
  );
}

function InDialog({ title, lead, action, below, children }: ProofParts) {
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="font-bold">{title}</h3>
        <p className="text-ink-2">{lead}</p>
      </div>
      {children}
      {action}
      <div className="text-center text-small text-ink-2">{below}</div>
    </div>
  );
}
