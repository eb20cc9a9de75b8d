import type { DocumentView } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type DocumentType, documents as kinds } from '@volante/contract/documents/rules.ts';
import type { Prepared } from '../../../lib/files/prepare-file.ts';
import { inBrowser, perVisit } from '../../../lib/visit.ts';
import { currentApplication, reloadApplication, storeApplication } from '../../application/application.ts';
import { reportUnderWay, type UnderWay } from '../../sending/under-way.ts';
import { type Failure, failureOf, isAboutFile } from '../../uploads/failure.ts';
import { keepUpload, takeLeft } from '../../uploads/kept-uploads.ts';
import {
  createUploads,
  isHeldUp,
  isOnItsWay,
  shareOf,
  type Upload,
  type Uploads,
  type Way,
} from '../../uploads/uploads.ts';
import { type Chosen, holdsAll, isPages, type Slot, slotOf, toKeep, updateOf, waits, withPage } from '../slots/slot.ts';
import { monthsOf } from '../statements/month-places.ts';
import { loadSender, type Sender } from './load-sender.ts';
import { createReading, type UnreadDocument } from './reading.ts';
import { keepUnread, takeUnread, type Unread } from './unread-files.ts';

/**
 * The chosen files of all documents of an application, from choosing to arrival. Each is uploaded as soon as it is
 * chosen, and becomes the document's file once it is handed in: with Continue, or by leaving its screen in any other
 * way.
 */
interface DocumentUploads {
  subscribe: (listener: () => void) => () => void;
  /** A new object after every change. */
  read: () => object;
  of: (type: DocumentType) => Slot;
  choose: (type: DocumentType, files: readonly File[]) => Promise<void>;
  /** Changes the pages of a future PDF. */
  repage: (type: DocumentType, change: (pages: readonly Prepared[]) => Prepared[]) => void;
  remove: (type: DocumentType) => void;
  give: (types: readonly DocumentType[]) => void;
  /** Resolves once none of them is in progress, to whether all arrived. */
  arrived: (types: readonly DocumentType[]) => Promise<boolean>;
  /** Uploaded files that weren't handed in, for a caller that attaches them itself. */
  uploaded: (types: readonly DocumentType[]) => { key: string; content: Chosen }[];
  /** They were attached by the caller. */
  settle: (types: readonly DocumentType[]) => void;
  /** Uploads them again: the server has forgotten them. */
  sendAgain: (types: readonly DocumentType[]) => void;
  /** The screen of these documents is open; returns what to call when it is left. */
  open: (types: readonly DocumentType[]) => () => void;
  /** Continues with files that closed pages left. */
  takeUp: () => Promise<void>;
}

/** Uploads outlive the screen: the applicant continues while the bytes are sent. */
export function documentUploads(id: string): DocumentUploads {
  const documents = all().get(id) ?? create(id);
  all().set(id, documents);
  return documents;
}

const all = perVisit(() => new Map<string, DocumentUploads>());
const room = 'documents';

function create(id: string): DocumentUploads {
  const uploads = createUploads<Chosen>({ owner: id, send, toKeep });
  const listeners = new Set<() => void>();
  const chosenAt = new Map<DocumentType, number>();
  const onScreen = new Map<DocumentType, number>();
  let state = {};

  const changed = () => {
    state = {};
    const unread = reading.unread().filter(({ type }) => isGiven(type));
    reportUnderWay(room, documentsUnderWay(uploads.read().all, unread));
    for (const listener of listeners) listener();
  };
  uploads.subscribe(changed);

  const list = () => currentApplication()?.documentsAnalysis.documents ?? [];
  const fillsForm = (type: DocumentType) => {
    const { country } = currentApplication() ?? {};
    return country !== undefined && countries[country].fillsForm.includes(type);
  };
  const of = (type: DocumentType) =>
    slotOf(uploads.find(type), reading.unread().find((unreadDocument) => unreadDocument.type === type)?.at);
  const put = (type: DocumentType, news: Partial<Chosen>, failure?: Failure) => {
    const mediaId = list().find((document) => document.type === type)?.mediaId ?? null;
    const { content = { files: [], mediaId, uploaded: null, given: false } } = uploads.find(type) ?? {};
    const given = isGiven(type);
    uploads.put(type, { ...content, given, ...news }, failure ? { at: 'failed', failure } : { at: 'chosen' });
  };
  // A file that was still being read when its screen was left is handed in with the others.
  const isGiven = (type: DocumentType) => !onScreen.has(type) && kinds[type].person === undefined;

  // Photographed pages become a file when they are handed in, since more may be added until then.
  const start = (types: readonly DocumentType[]) => {
    const whole = (type: DocumentType) => !isPages(type, of(type).files) || of(type).given;
    void uploads.send(types.filter(whole));
  };

  const reading = createReading({
    read,
    done: (type) => of(type).failure || start([type]),
    changed,
  });

  async function choose(type: DocumentType, files: readonly File[]) {
    chosenAt.set(type, Date.now());
    if (!holdsAll(type, files)) return put(type, {}, { code: 'file_only_one' });
    if (of(type).failure) put(type, {});
    const { month } = monthsOf(list(), of).find((place) => place.type === type) ?? {};
    await reading.read(
      type,
      files.map((file) => keepUnread(id, type, { file, month })),
    );
  }

  async function read(type: DocumentType, { file, month }: Unread, sender: Sender): Promise<void> {
    try {
      const page = await sender.prepareFile(type, file, fillsForm(type));
      sender.refuseTwice(type, page, { id, documents: list(), of });
      const mediaId = list().find((document) => document.type === type)?.mediaId ?? null;
      put(type, {
        files: withPage(type, of(type), page),
        month,
        mediaId,
        uploaded: null,
        barcode: undefined,
        sentBack: undefined,
      });
      noteSentBack(type);
      noteBarcode(type, file, page, sender);
    } catch (error) {
      put(type, {}, failureOf(error));
    }
  }

  function noteSentBack(type: DocumentType): void {
    const chosen = of(type);
    const known = list().find((document) => document.type === type)?.sentBack;
    if (!known || chosen.files.length === 0) return;
    loadSender()
      .then((sender) => sender.refusedBefore(type, chosen, known))
      .then(
        (sentBack) => sentBack && of(type).files === chosen.files && uploads.note(type, { sentBack }),
        () => undefined,
      );
  }

  // The upload doesn't wait for the barcode: if it is read too late, the server reads the photo itself.
  function noteBarcode(type: DocumentType, file: File, page: Prepared, { barcodeOf }: Sender): void {
    barcodeOf(type, file).then(
      (barcode) => barcode && of(type).files.includes(page) && uploads.note(type, { barcode }),
      () => undefined,
    );
  }

  async function send({ key, content }: Upload<Chosen>, way: Way<Chosen>): Promise<'done' | 'chosen'> {
    const type = key as DocumentType;
    let attaching = false;
    try {
      const { uploadDocument, attachDocument, rememberSent } = await loadSender();
      const uploaded = content.uploaded ?? (await uploadDocument(type, content, way));
      if (way.signal.aborted) throw way.signal.reason;
      way.note({ uploaded });
      // It may have been handed in meanwhile.
      const newest = uploads.find(key)?.content ?? content;
      const application = currentApplication();
      if (!newest.given || !application) return 'chosen';
      attaching = true;
      const updated = await attachDocument(application, updateOf(type, { ...newest, uploaded }), way.signal);
      storeApplication(updated);
      rememberSent(id, type, newest);
      if (way.signal.aborted) throw way.signal.reason;
      uploads.remove(key);
      return 'done';
    } catch (error) {
      // Removed or replaced, but the server may already have it.
      if (way.signal.aborted && attaching) reloadApplication().catch(() => undefined);
      if (!way.signal.aborted) failed(type, content, failureOf(error), way);
      throw error;
    }
  }

  function failed(type: DocumentType, { files, uploaded }: Chosen, failure: Failure, way: Way<Chosen>) {
    if (isOver(failure.code, files)) way.note({ files: [], uploaded: null });
    // After a day the server has deleted uploads that no document uses, but the bytes are still here.
    if (failure.code === 'media_not_found' && uploaded) {
      way.note({ uploaded: null });
      queueMicrotask(() => void uploads.send([type]));
    }
    // Otherwise it continues automatically, or the document's own screen says why, and the line on top of every other
    // screen leads there.
  }

  const give = (types: readonly DocumentType[]) => {
    const mine = types.filter((type) => waits(of(type)));
    for (const type of mine) uploads.note(type, { given: true });
    void uploads.send(mine);
  };
  const isComing = (type: DocumentType) => {
    const upload = uploads.find(type);
    return upload?.content.given === true && upload.state.at !== 'failed';
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    of,
    choose: (type, files) => choose(type, files),
    repage(type, change) {
      put(type, { files: change(of(type).files), uploaded: null, sentBack: undefined });
      noteSentBack(type);
      start([type]);
    },
    remove: uploads.remove,
    give,
    arrived: (types) =>
      new Promise((resolve) => {
        const look = () => {
          if (types.some(isComing)) return;
          leave();
          resolve(!types.some((type) => of(type).failure));
        };
        const leave = uploads.subscribe(look);
        look();
      }),
    uploaded: (types) =>
      types.flatMap((type) => {
        const upload = uploads.find(type);
        return upload?.content.uploaded && !upload.content.given && upload.state.at === 'chosen' ? upload : [];
      }),
    settle: (types) => types.forEach(uploads.remove),
    sendAgain(types) {
      for (const type of types) uploads.note(type, { uploaded: null });
      void uploads.send(types);
    },
    open(types) {
      for (const type of types) onScreen.set(type, (onScreen.get(type) ?? 0) + 1);
      return () => {
        for (const type of types) {
          const left = (onScreen.get(type) ?? 1) - 1;
          if (left > 0) onScreen.set(type, left);
          else onScreen.delete(type);
        }
        give(types.filter(isGiven));
        changed();
        // The driver has read its refusal here.
        for (const type of types)
          if (!onScreen.has(type) && of(type).failure && of(type).files.length === 0) uploads.remove(type);
      };
    },
    async takeUp() {
      if (!inBrowser) return;
      const back = await bringBack(id, uploads, list);
      for (const type of back) if (isGiven(type)) uploads.note(type, { given: true });
      start(back);
      for (const { type, at, unread } of await takeUnread(id, list())) {
        // A file chosen here meanwhile is newer; pages are kept side by side.
        const isOlder = at < (chosenAt.get(type) ?? 0);
        if (isOlder && !(isPages(type, of(type).files) && unread.file.type.startsWith('image/'))) unread.forget();
        else await reading.read(type, [unread]);
      }
    },
  };
}

// This file will never be accepted, so another may be chosen; pages photographed one by one are kept.
function isOver(code: string, files: readonly Prepared[]): boolean {
  return code === 'section_approved' || (isAboutFile(code) && files.length === 1);
}

/** The documents that other screens show: those handed in, including files that couldn't be read yet. */
function documentsUnderWay(uploads: readonly Upload<Chosen>[], unread: readonly UnreadDocument[]): UnderWay[] {
  const list = uploads.flatMap(shown);
  const others = unread.filter(({ type }) => !list.some(({ key }) => key === type));
  const waits = ({ type, at }: UnreadDocument): UnderWay => ({
    key: type,
    of: { type },
    at: at === 'reading' ? 'sending' : 'waiting',
    share: 0,
  });
  return [...list, ...others.map(waits)];
}

function shown({ key, content: { given }, state }: Upload<Chosen>): UnderWay | [] {
  if (!given || state.at === 'done') return [];
  const at = isHeldUp(state) ? 'waiting' : state.at === 'failed' ? 'failed' : 'sending';
  return { key, of: { type: key as DocumentType }, at, share: isOnItsWay(state) ? shareOf(state) : 0 };
}

/** Restores files chosen in an earlier visit and never sent, and returns their documents; newer choices stay. */
async function bringBack(
  owner: string,
  uploads: Uploads<Chosen>,
  documents: () => readonly DocumentView[],
): Promise<DocumentType[]> {
  const back: DocumentType[] = [];
  const isWanted = (key: string, content: Chosen) => {
    const type = placeOf(documents(), key, content);
    return documents().some((document) => document.type === key) && !(type && uploads.find(type));
  };
  for (const { key, content } of await takeLeft<Chosen>(owner, isWanted)) {
    const type = placeOf(documents(), key, content);
    if (type !== key) keepUpload(owner, key, null);
    if (!type || uploads.find(type)) continue;
    uploads.restore(type, content, { kept: type === key });
    back.push(type);
  }
  return back;
}

/** A statement is matched by its month, since the months may have moved on. */
function placeOf(documents: readonly DocumentView[], key: string, { month, mediaId }: Chosen): DocumentType | null {
  const own = documents.find((document) => document.type === key);
  const place = (own && documents.find((document) => month && document.month === month)) ?? own;
  return place && place.status !== 'approved' && place.mediaId === mediaId ? place.type : null;
}
