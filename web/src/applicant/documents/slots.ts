import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { DocumentUpdates } from '@volante/contract/document-calls.ts';
import type { DocumentType } from '@volante/contract/documents.ts';
import { useEffect, useReducer, useRef } from 'react';
import { call } from '../../lib/call.ts';
import { fetchWorker } from '../../lib/shrink/in-worker.ts';
import { upload } from '../../lib/upload.ts';
import { whenIdle } from '../idle.ts';
import { storeRequest, useRequest } from '../request.ts';
import { fetchPdfMaker, fileToSend, type Prepared, prepareFile, takesOnlyPdf } from './prepare-file.ts';
import { isRefusedForGood } from './problem-text.ts';

/** What was chosen for one document, and how its sending goes. */
export interface Slot {
  files: Prepared[];
  /** A chosen file is being read and shrunk. */
  preparing: boolean;
  /** 0 to 1 while it is being sent, else null. */
  progress: number | null;
  /** Why it could not be taken or sent; the chosen file stays for another try. */
  problem: unknown;
  /** Its upload arrived, so another try only has to attach it. */
  mediaId: string | null;
  /** It is with the server; the files stay shown until the screen is left. */
  sent: boolean;
}

export interface Slots {
  of: (type: DocumentType) => Slot;
  choose: (type: DocumentType, files: readonly File[]) => Promise<void>;
  remove: (type: DocumentType) => void;
  /** Sends all that was chosen, one after the other. Answers the application when every one arrived, else null. */
  send: (name: (type: DocumentType) => string) => Promise<Application | null>;
  /** Only uploads what was chosen; what to attach it with is the caller's. Null when one did not arrive. */
  upload: (name: (type: DocumentType) => string) => Promise<DocumentUpdate[] | null>;
  /** All that was chosen is with the server. */
  settle: () => void;
  cancel: () => void;
  chosen: boolean;
  busy: boolean;
  sending: boolean;
}

type DocumentUpdate = DocumentUpdates['updates'][number];

const empty: Slot = { files: [], preparing: false, progress: null, problem: null, mediaId: null, sent: false };
type State = Partial<Record<DocumentType, Slot>>;
/** `page` joins the pages of a PDF to be, and takes the place of anything else. */
type Change = { type: DocumentType; page?: Prepared } & Partial<Slot>;

/** The files of one screen's documents, from choosing to having arrived. */
export function useSlots(): Slots {
  const { id, country } = useRequest();
  const [state, change] = useReducer(apply, {});
  const latest = useRef(state);
  latest.current = state;
  const running = useRef<AbortController>(null);
  const of = (type: DocumentType) => latest.current[type] ?? empty;
  // Whoever leaves the screen does not want to be brought to the next one when the file has arrived.
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => whenIdle(fetchCode), []);

  const choose = async (type: DocumentType, files: readonly File[]) => {
    change({ type, preparing: true, problem: null });
    for (const file of files) {
      try {
        change({ type, page: await prepareFile(type, file), mediaId: null, sent: false });
      } catch (problem) {
        change({ type, problem });
      }
    }
    change({ type, preparing: false });
  };

  const uploadOne = async (type: DocumentType, name: string, signal: AbortSignal): Promise<DocumentUpdate> => {
    let { mediaId } = of(type);
    if (!mediaId) {
      const file = await fileToSend(type, of(type).files, name);
      const media = await upload('POST /media/upload/', {
        fields: { mediaType: type },
        part: 'file',
        files: [file],
        onProgress: (progress) => change({ type, progress }),
        signal,
      });
      mediaId = (Array.isArray(media) ? media[0]?.id : media.id) ?? '';
      change({ type, mediaId });
    }
    return { mediaId, type };
  };

  const attach = (update: DocumentUpdate, signal: AbortSignal): Promise<Application> =>
    call('PATCH /public/admission/requests/{id}/documents', {
      params: { id },
      query: { country: countries[country].code },
      body: { updates: [update] },
      signal,
    });

  /** Does the work for one waiting document after the other; null unless all went well. */
  const each = async <Done>(
    work: (type: DocumentType, signal: AbortSignal) => Promise<Done>,
  ): Promise<Done[] | null> => {
    const controller = new AbortController();
    running.current = controller;
    const done: Done[] = [];
    let failed = false;
    for (const type of Object.keys(latest.current) as DocumentType[]) {
      if (!waits(of(type)) || controller.signal.aborted) continue;
      change({ type, progress: 0, problem: null });
      try {
        done.push(await work(type, controller.signal));
        change({ type, progress: null });
      } catch (problem) {
        failed = true;
        // A refused file makes room for another; pages that were photographed one by one are kept.
        const files = isRefusedForGood(problem) && of(type).files.length === 1 ? [] : of(type).files;
        change({ type, files, progress: null, problem: controller.signal.aborted ? null : problem });
      }
    }
    running.current = null;
    return failed || controller.signal.aborted ? null : done;
  };

  const send = async (name: (type: DocumentType) => string) => {
    const sent = await each(async (type, signal) => {
      const updated = await attach(await uploadOne(type, name(type), signal), signal);
      storeRequest(updated);
      change({ type, sent: true });
      return updated;
    });
    return sent?.at(-1) ?? null;
  };

  const all = Object.values(state);
  const sending = all.some((slot) => slot.progress !== null);
  return {
    of: (type) => state[type] ?? empty,
    choose,
    remove: (type) => change({ ...empty, type }),
    send,
    upload: (name) => each((type, signal) => uploadOne(type, name(type), signal)),
    settle: () => {
      for (const type of Object.keys(latest.current) as DocumentType[])
        if (waits(of(type))) change({ type, sent: true });
    },
    cancel: () => running.current?.abort(),
    chosen: all.some(waits),
    busy: sending || all.some((slot) => slot.preparing),
    sending,
  };
}

// A version that comes out between choosing and sending would take it away, and a reload what was chosen.
function fetchCode(): void {
  fetchWorker();
  fetchPdfMaker();
}

/** Chosen, and not yet with the server. */
export function waits(slot: Slot): boolean {
  return slot.files.length > 0 && !slot.sent;
}

function apply(state: State, { type, page, ...change }: Change): State {
  const slot = state[type] ?? empty;
  const before = slot.sent ? [] : slot.files;
  const files = page ? [...(page.photo && takesOnlyPdf(type) ? before.filter((f) => f.photo) : []), page] : slot.files;
  return { ...state, [type]: { ...slot, files, ...change } };
}
