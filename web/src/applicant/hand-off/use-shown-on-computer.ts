import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { useEffect } from 'react';
import { usePolling } from '../../lib/polling.ts';
import { useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { rowOfDocuments } from './row-of-documents.ts';

/** How often a phone says which document it has open, in ms; the computer shows it for a minute. */
const SAY_EVERY = 20_000;

/** On a phone that takes one document after another: the computer shows which one it has open; null between two. */
export function useShownOnComputer(type: DocumentType | null): void {
  const { id } = useApplication();
  const isInRow = rowOfDocuments() !== undefined;
  const say = () =>
    // Nothing depends on it.
    void call('PUT /public/admission/requests/{id}/access/hand-off/document', { params: { id }, body: { type } }).catch(
      () => undefined,
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again only for another document.
  useEffect(() => {
    if (isInRow) say();
  }, [isInRow, type]);
  usePolling(say, { every: isInRow ? SAY_EVERY : null });
}
