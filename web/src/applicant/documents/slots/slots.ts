import type { Application } from '@volante/contract/admission/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { DocumentUpdates } from '@volante/contract/documents/calls.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { fetchWorker } from '../../../lib/files/shrink/in-worker.ts';
import { whenIdle } from '../../../lib/idle.ts';
import { getText } from '../../../lib/text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { storeApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { upload } from '../../application/upload.ts';
import { type Failure, failureOf, isAboutFile } from '../../uploads/failure.ts';
import { createUploads, isOnItsWay, type Upload, useUploads, type Way } from '../../uploads/uploads.ts';
import { fetchParts } from '../lazy-parts.tsx';
import { fetchPdfMaker, filesToSend, type Prepared, prepareFile } from '../paper/prepare-file.ts';
import { monthsOf } from '../statements/month-places.ts';
import { refuseTwice } from '../statements/refuse-twice.ts';
import { documentTexts } from '../texts.ts';
import { bringBack } from './bring-back.ts';
import { type Chosen, type Slot, slotOf, toKeep, waits, withoutPage, withPage, withPageEarlier } from './slot.ts';

export interface Slots {
  of: (type: DocumentType) => Slot;
  choose: (type: DocumentType, files: readonly File[]) => Promise<void>;
  remove: (type: DocumentType) => void;
  /** Removes one page, counted from 0, of a future PDF. */
  removePage: (type: DocumentType, page: number) => void;
  /** Moves a page forward by one place. */
  movePage: (type: DocumentType, page: number) => void;
  /** Sends all chosen files one at a time. Resolves to the application when all have arrived, else null. */
  send: (name: (type: DocumentType) => string) => Promise<Application | null>;
  /** Only uploads the chosen files; the caller attaches them. Null if one failed. */
  upload: (name: (type: DocumentType) => string) => Promise<DocumentUpdate[] | null>;
  /** All chosen files have arrived. */
  settle: () => void;
  cancel: () => void;
  chosen: boolean;
  busy: boolean;
  sending: boolean;
}

type DocumentUpdate = DocumentUpdates['updates'][number];

/** How the chosen files are sent. */
interface Sending {
  name: (type: DocumentType) => string;
  /** Each is attached right after its upload. */
  attach: boolean;
  updated: Application | null;
}

/** The files of one screen's documents, from choosing to arrival. */
export function useSlots(types: readonly DocumentType[]): Slots {
  const { id, country, documentsAnalysis } = useApplication();
  const documents = useRef(documentsAnalysis.documents);
  documents.current = documentsAnalysis.documents;
  const sending = useRef<Sending>({ name: String, attach: true, updated: null });
  const [preparing, setPreparing] = useState<readonly DocumentType[]>([]);
  const [uploads] = useState(() => createUploads<Chosen>({ owner: id, room: 'documents', send: sendOne, toKeep }));
  const { all } = useUploads(uploads);
  const of = (type: DocumentType) => slotOf(uploads.find(type), preparing.includes(type));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    const mine = () => documents.current.filter(({ type }) => types.includes(type));
    bringBack(id, uploads, mine).catch(() => undefined);
    // After leaving the screen the applicant doesn't want to be moved on when the file arrives.
    return uploads.stop;
  }, [id, uploads]);
  useEffect(() => whenIdle(fetchCode), []);

  const put = (type: DocumentType, news: Partial<Chosen>, failure?: Failure) => {
    const mediaId = documents.current.find((document) => document.type === type)?.mediaId ?? null;
    const { content = { files: [], mediaId, uploaded: null } } = uploads.find(type) ?? {};
    uploads.put(type, { ...content, ...news }, failure ? { at: 'failed', failure } : { at: 'chosen' });
  };
  const choose = async (type: DocumentType, files: readonly File[]) => {
    const { month } = monthsOf(documents.current, of).find((place) => place.type === type) ?? {};
    setPreparing((types) => [...types, type]);
    if (of(type).failure) put(type, {});
    for (const file of files) {
      try {
        const page = await prepareFile(type, file);
        refuseTwice(type, page, { id, documents: documents.current, of });
        const mediaId = documents.current.find((document) => document.type === type)?.mediaId ?? null;
        put(type, { files: withPage(type, of(type), page), month, mediaId, uploaded: null });
      } catch (error) {
        // Files already sent don't belong to the failures of this choice.
        put(type, of(type).sent ? { files: [] } : {}, failureOf(error));
      }
    }
    setPreparing((types) => types.filter((other) => other !== type));
  };

  async function sendOne({ key, content }: Upload<Chosen>, way: Way<Chosen>) {
    const type = key as DocumentType;
    try {
      const mediaId = content.uploaded ?? (await uploadOne(type, content, way));
      if (!sending.current.attach) return 'chosen';
      const updated = await attach(updateOf(type, { ...content, uploaded: mediaId }), way.signal);
      storeApplication(updated);
      sending.current.updated = updated;
      return 'done';
    } catch (error) {
      const { code } = failureOf(error);
      if (isOver(code, content.files)) way.note({ files: [] });
      if (code !== 'stopped') toast.error(getText(documentTexts).uploadFailed);
      throw error;
    }
  }

  async function uploadOne(type: DocumentType, content: Chosen, { signal, onProgress, note }: Way<Chosen>) {
    const { files, join } = await filesToSend(type, content.files, sending.current.name(type));
    const fields = { mediaType: type, ...(join && { join: 'pdf' }) };
    const media = await upload('POST /media/upload/', { fields, part: 'file', files, onProgress, signal });
    const uploaded = [media].flat()[0]?.id ?? '';
    note({ uploaded });
    return uploaded;
  }

  const attach = (update: DocumentUpdate, signal: AbortSignal): Promise<Application> =>
    call('PATCH /public/admission/requests/{id}/documents', {
      params: { id },
      query: { country: countries[country].code },
      body: { updates: [update] },
      signal,
    });

  /** Sends all waiting files; null unless all succeed. */
  const sendAll = async (how: Omit<Sending, 'updated'>): Promise<Upload<Chosen>[] | null> => {
    sending.current = { ...how, updated: null };
    const types = uploads
      .read()
      .all.map(({ key }) => key as DocumentType)
      .filter((type) => waits(of(type)));
    await uploads.send(types);
    const sent = types.flatMap((type) => uploads.find(type) ?? []);
    return sent.some(({ state }) => state.at === 'failed') ? null : sent;
  };

  const isSending = all.some(({ state }) => isOnItsWay(state));
  return {
    of,
    choose,
    remove: uploads.remove,
    removePage: (type, page) => put(type, { files: withoutPage(of(type).files, page), uploaded: null }),
    movePage: (type, page) => put(type, { files: withPageEarlier(of(type).files, page), uploaded: null }),
    send: async (name) => ((await sendAll({ name, attach: true })) ? sending.current.updated : null),
    upload: async (name) => {
      const sent = await sendAll({ name, attach: false });
      return sent?.map(({ key, content }) => updateOf(key as DocumentType, content)) ?? null;
    },
    settle: () => {
      for (const { key, content } of uploads.read().all)
        if (content.files.length > 0) uploads.put(key, content, { at: 'done' });
    },
    cancel: uploads.stop,
    chosen: all.some(({ key }) => waits(of(key as DocumentType))),
    busy: isSending || preparing.length > 0,
    sending: isSending,
  };
}

function updateOf(type: DocumentType, { uploaded, month }: Chosen): DocumentUpdate {
  return { mediaId: uploaded ?? '', type, ...(month && { month }) };
}

// A deployment between choosing and sending would remove the code, and a reload the chosen file.
function fetchCode(): void {
  fetchWorker();
  fetchPdfMaker();
  fetchParts();
}

// This file will never be accepted, so another may be chosen; pages photographed one by one are kept.
function isOver(code: string, files: readonly Prepared[]): boolean {
  return code === 'section_approved' || (isAboutFile(code) && files.length === 1);
}
