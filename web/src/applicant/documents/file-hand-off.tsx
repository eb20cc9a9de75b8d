import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { useComputer } from '../../lib/wide.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { reloadApplication, useApplication } from '../application/application.ts';
import HandOffLink from '../hand-off/hand-off-link.tsx';
import { handOffTexts } from '../hand-off/hand-off-texts.ts';
import { useHandOff } from '../hand-off/use-hand-off.ts';

interface FileHandOffProps {
  /** The documents of this screen. */
  types: readonly DocumentType[];
  /** Its path. */
  path: string;
  /** False once a file is chosen or sent; an open QR code stays until the phone is done. */
  offered: boolean;
  /** All of them have arrived from the phone. */
  onArrived: () => void;
}

/** On a computer: lets the phone send the documents of this screen. */
export default function FileHandOff({ types, path, offered, onArrived }: FileHandOffProps) {
  const t = useText(handOffTexts);
  const handOff = useHandOff(() => void reloadApplication().catch(() => undefined));
  const computer = useComputer();
  const shown = handOff.open || (computer && offered);
  const arrived = useArrived(types, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has arrived
  useEffect(() => {
    if (!arrived) return;
    toast.success(t.arrived);
    onArrived();
  }, [arrived]);
  if (!offered && !shown) return null;
  return <HandOffLink handOff={handOff} path={path} things="file" />;
}

/** True when every document has a file, and at least one has changed while the code was shown. */
function useArrived(types: readonly DocumentType[], shown: boolean): boolean {
  const { documents } = useApplication().documentsAnalysis;
  const mine = documents.filter((d) => types.includes(d.type));
  const files = mine.map((d) => d.mediaId).join();
  const before = useRef(files);
  // The code disappears with the file, so what counts is whether it was shown just before.
  const wasShown = useRef(shown);
  if (!wasShown.current) before.current = files;
  useEffect(() => {
    wasShown.current = shown;
  });
  return files !== before.current && mine.every((d) => d.mediaId !== null && d.status !== 'rejected');
}
