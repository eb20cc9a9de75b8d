import type { Application } from '@volante/contract/admission/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { DocumentUpdates } from '@volante/contract/documents/calls.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { useEffect, useReducer, useRef } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { fetchWorker } from '../../../lib/files/shrink/in-worker.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { getText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { storeApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { catchUp } from '../../application/failure.ts';
import { upload } from '../../application/upload.ts';
import { fetchParts } from '../lazy-parts.tsx';
import { fetchPdfMaker, filesToSend, type Prepared, prepareFile } from '../paper/prepare-file.ts';
import { monthsOf } from '../statements/month-places.ts';
import { documentTexts } from '../texts.ts';
import { useKeptFiles } from './keep-chosen.ts';
import { changeSlot, emptySlot, type Slot, waits } from './slot-state.ts';

export interface Slots {
  of: (type: DocumentType) => Slot;
  choose: (type: DocumentType, files: readonly File[]) => Promise<void>;
  remove: (type: DocumentType) => void;
  /** Takes away one page, counted from 0, of a PDF to be. */
  removePage: (type: DocumentType, page: number) => void;
  /** Moves a page one place to the front. */
  movePage: (type: DocumentType, page: number) => void;
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

/** The files of one screen's documents, from choosing to having arrived. */
export function useSlots(types: readonly DocumentType[]): Slots {
  const { id, country, documentsAnalysis } = useApplication();
  const [state, change] = useReducer(changeSlot, {});
  useKeptFiles(types, state, change);
  const latest = useRef(state);
  latest.current = state;
  const running = useRef<AbortController>(null);
  const of = (type: DocumentType) => latest.current[type] ?? emptySlot;
  // Whoever leaves the screen does not want to be brought to the next one when the file has arrived.
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => whenIdle(fetchCode), []);

  const choose = async (type: DocumentType, files: readonly File[]) => {
    const { month } = monthsOf(documentsAnalysis.documents, of).find((place) => place.type === type) ?? {};
    change({ type, preparing: true, problem: null, month });
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
    const { month } = of(type);
    if (!mediaId) {
      const { files, join } = await filesToSend(type, of(type).files, name);
      const media = await upload('POST /media/upload/', {
        fields: { mediaType: type, ...(join && { join: 'pdf' }) },
        part: 'file',
        files,
        onProgress: (progress) => change({ type, progress }),
        signal,
      });
      mediaId = (Array.isArray(media) ? media[0]?.id : media.id) ?? '';
      change({ type, mediaId });
    }
    return { mediaId, type, ...(month && { month }) };
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
        const { files } = of(type);
        if (controller.signal.aborted) change({ type, progress: null });
        else change({ type, files: isOver(problem, files) ? [] : files, progress: null, problem });
        if (controller.signal.aborted) continue;
        toast.error(getText(documentTexts).uploadFailed);
        catchUp(problem);
      }
    }
    running.current = null;
    return failed || controller.signal.aborted ? null : done;
  };

  const send = async (name: (type: DocumentType) => string) => {
    const sent = await each(async (type, signal) => {
      const updated = await attach(await uploadOne(type, name(type), signal), signal);
      storeApplication(updated);
      change({ type, sent: true });
      return updated;
    });
    return sent?.at(-1) ?? null;
  };

  const all = Object.values(state);
  const sending = all.some((slot) => slot.progress !== null);
  return {
    of: (type) => state[type] ?? emptySlot,
    choose,
    remove: (type) => change({ ...emptySlot, type }),
    removePage: (type, page) => change({ type, drop: page, mediaId: null, problem: null }),
    movePage: (type, page) => change({ type, earlier: page, mediaId: null }),
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
  fetchParts();
}

// This very file will never be taken, so another may be chosen; pages that were photographed one by one are kept.
function isOver(problem: unknown, files: readonly Prepared[]): boolean {
  if (!(problem instanceof CallError)) return false;
  return problem.code === 'section_approved' || (/^(file|pdf)_/.test(problem.code) && files.length === 1);
}
