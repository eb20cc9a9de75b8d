import type { DocumentView } from '@volante/contract/admission/application.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { type Dispatch, useEffect, useRef } from 'react';
import { useApplication } from '../../application/application.ts';
import type { Prepared } from '../paper/prepare-file.ts';
import { type SlotChange, type SlotState, waits } from './slot-state.ts';

interface Chosen {
  files: Prepared[];
  month?: string | undefined;
  /** What the server had of the document then: when it has another file since, this one was sent or is out of date. */
  mediaId: string | null;
}

const load = () => import('../../../lib/files/kept-files.ts');

/** Keeps what is chosen on this screen until it was sent, through reloads and killed tabs, and brings it back. */
export function useKeptFiles(types: readonly DocumentType[], state: SlotState, change: Dispatch<SlotChange>): void {
  const { id, documentsAnalysis } = useApplication();
  const documents = useRef<DocumentView[]>([]);
  documents.current = documentsAnalysis.documents.filter(({ type }) => types.includes(type));

  const known = useRef(new Map<string, Prepared[] | null>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    let gone = false;
    load()
      .then(async ({ readKept, forget }) => {
        for (const { purpose, content } of await readKept<Chosen>(id)) {
          if (gone || !documents.current.some(({ type }) => type === purpose)) continue;
          const type = placeOf(documents.current, purpose, content);
          if (type) change({ type, kept: true, files: content.files, month: content.month });
          if (type === purpose) known.current.set(type, content.files);
          else forget(id, purpose);
        }
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [id]);

  useEffect(() => {
    for (const { type, mediaId } of documents.current) {
      const slot = state[type];
      const files = slot && waits(slot) ? slot.files : null;
      if (!slot || known.current.get(type) === files) continue;
      known.current.set(type, files);
      const chosen = files && ({ files, month: slot.month, mediaId } satisfies Chosen);
      load()
        .then((kept) => (chosen ? kept.keep(id, type, chosen) : kept.forget(id, type)))
        .catch(() => undefined);
    }
  }, [state, id]);
}

/** A statement goes by its month, since the months may have moved on. */
function placeOf(documents: readonly DocumentView[], purpose: string, { month, mediaId }: Chosen) {
  const own = documents.find((document) => document.type === purpose);
  const place = (own && documents.find((document) => month && document.month === month)) ?? own;
  return place && place.status !== 'approved' && place.mediaId === mediaId ? place.type : null;
}
