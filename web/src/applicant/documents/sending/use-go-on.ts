import { nextDocumentScreen } from '@volante/contract/admission/next-screen.ts';
import { type DocumentType, isMissing } from '@volante/contract/documents/rules.ts';
import { useRef, useState } from 'react';
import { currentApplication } from '../../application/application.ts';
import { isHandedOff } from '../../hand-off/lazy-parts.tsx';
import { rowOfDocuments } from '../../hand-off/row-of-documents.ts';
import { goTo } from '../../navigation/go.ts';
import { toGoOn } from '../../sending/under-way.ts';
import type { Slots } from '../slots/slots.ts';

/**
 * Continue on a documents' screen: hands in the chosen files and opens the next screen without waiting for uploads. A
 * phone opened by a computer's code has no next screen: it waits (`waiting`), and is then `done`. With `all` the screen
 * stays until each of these documents has a file. `only`: the one document of the screen.
 */
export function useGoOn(
  slots: Slots,
  all: readonly DocumentType[] = [],
  only?: DocumentType,
): { goOn: () => Promise<void>; waiting: boolean; done: boolean } {
  const [waiting, setWaiting] = useState(false);
  const [done, setDone] = useState(false);
  const going = useRef(false);
  const go = async () => {
    if (!(await slots.give()) || lacks(all)) return;
    if (!isHandedOff()) return goOnFrom(only);
    setWaiting(true);
    setDone(await slots.arrived());
    setWaiting(false);
  };
  const goOn = async () => {
    if (going.current) return;
    going.current = true;
    await go().finally(() => {
      going.current = false;
    });
  };
  return { goOn, waiting, done };
}

function lacks(types: readonly DocumentType[]): boolean {
  const application = currentApplication();
  const documents = application ? toGoOn(application).documentsAnalysis.documents : [];
  return documents.some((document) => types.includes(document.type) && isMissing(document));
}

/** Opens the screen after this document's, or the next document's; documents that are uploading count as done. */
export async function goOnFrom(sent?: DocumentType): Promise<void> {
  const application = currentApplication();
  const query = rowOfDocuments();
  if (application) await goTo(nextDocumentScreen(toGoOn(application), sent), query ? { query } : {});
}
