import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { ObligorUpdate } from '@volante/contract/obligor/calls.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { pause } from '../../../lib/call/waiting.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { useApplication } from '../../application/application.ts';
import { fetchSendingLine } from '../../sending/sending-line.tsx';
import { fetchParts } from '../lazy-parts.tsx';
import { fetchAhead } from '../sending/load-sender.ts';
import { paperUploads } from '../sending/paper-uploads.ts';
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
  const papers = paperUploads(id);
  useSyncExternalStore(papers.subscribe, papers.read, papers.read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    const leave = papers.open(types);
    papers.takeUp().catch(() => undefined);
    return leave;
  }, [papers]);
  useEffect(() => whenIdle(fetchCode), []);
  return {
    of: papers.of,
    choose: papers.choose,
    remove: papers.remove,
    removePage: (type, page) => papers.repage(type, (pages) => withoutPage(pages, page)),
    movePage: (type, page) => papers.repage(type, (pages) => withPageEarlier(pages, page)),
    give: async () => {
      const mine = types.filter((type) => waits(papers.of(type)));
      papers.give(mine);
      if (mine.length === 0 || !mine.every((type) => papers.of(type).uploaded)) return true;
      return Promise.race([papers.arrived(mine), pause(AS_GOOD_AS_THERE).then(() => true)]);
    },
    arrived: () => papers.arrived(types),
    uploaded: () =>
      papers.uploaded(types).map(({ key, content }) => updateOf(key as DocumentType, content)) as ReturnType<
        Slots['uploaded']
      >,
    settle: papers.settle,
    sendAgain: papers.sendAgain,
    chosen: types.some((type) => waits(papers.of(type))),
    preparing: types.some((type) => papers.of(type).preparing),
  };
}

function fetchCode(): void {
  fetchAhead();
  fetchParts();
  fetchSendingLine();
}
