import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { ObligorUpdate } from '@volante/contract/obligor/calls.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { pause } from '../../../lib/call/waiting.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { useApplication } from '../../application/application.ts';
import { fetchSendingLine } from '../../sending/sending-line.tsx';
import { fetchParts } from '../lazy-parts.tsx';
import { documentUploads } from '../sending/document-uploads.ts';
import { fetchAhead } from '../sending/load-sender.ts';
import { type Slot, updateOf, waits, withoutPage, withPageEarlier } from './slot.ts';

/** How long to wait for a nearly finished upload, in ms, so that the next screen doesn't show it just for a moment. */
const AS_GOOD_AS_THERE = 300;

export interface Slots {
  of: (type: DocumentType) => Slot;
  /** Its upload starts at once, and cancels one in progress. */
  choose: (type: DocumentType, files: readonly File[]) => Promise<void>;
  remove: (type: DocumentType) => void;
  /** Removes one page, counted from 0, of a future PDF. */
  removePage: (type: DocumentType, page: number) => void;
  /** Moves a page forward by one place. */
  movePage: (type: DocumentType, page: number) => void;
  /**
   * Hands in all chosen files: each becomes its document's file as soon as it arrives, on any screen. False if one was
   * refused at once.
   */
  give: () => Promise<boolean>;
  /** Resolves once everything handed in has arrived or failed, to whether all arrived. */
  arrived: () => Promise<boolean>;
  /** Files that have arrived and weren't handed in, for a caller that attaches them together with something else. */
  uploaded: () => NonNullable<ObligorUpdate['documents']>;
  /** The caller attached them. */
  settle: (types: readonly DocumentType[]) => void;
  /** The server has forgotten them. */
  sendAgain: (types: readonly DocumentType[]) => void;
  chosen: boolean;
  /** A chosen file is still being read and shrunk. */
  preparing: boolean;
}

/** The files of one screen's documents, from choosing to arrival. */
export function useSlots(types: readonly DocumentType[]): Slots {
  const { id } = useApplication();
  const documents = documentUploads(id);
  useSyncExternalStore(documents.subscribe, documents.read, documents.read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    const leave = documents.open(types);
    documents.takeUp().catch(() => undefined);
    return leave;
  }, [documents]);
  useEffect(() => whenIdle(fetchCode), []);
  return {
    of: documents.of,
    choose: documents.choose,
    remove: documents.remove,
    removePage: (type, page) => documents.repage(type, (pages) => withoutPage(pages, page)),
    movePage: (type, page) => documents.repage(type, (pages) => withPageEarlier(pages, page)),
    give: async () => {
      const mine = types.filter((type) => waits(documents.of(type)));
      documents.give(mine);
      if (mine.length === 0 || !mine.every((type) => documents.of(type).uploaded)) return true;
      return Promise.race([documents.arrived(mine), pause(AS_GOOD_AS_THERE).then(() => true)]);
    },
    arrived: () => documents.arrived(types),
    uploaded: () =>
      documents.uploaded(types).map(({ key, content }) => updateOf(key as DocumentType, content)) as ReturnType<
        Slots['uploaded']
      >,
    settle: documents.settle,
    sendAgain: documents.sendAgain,
    chosen: types.some((type) => waits(documents.of(type))),
    preparing: types.some((type) => documents.of(type).preparing),
  };
}

function fetchCode(): void {
  fetchAhead();
  fetchParts();
  fetchSendingLine();
}
